import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { placeEffect } from './overrides.ts';
import { failures, id, refusals } from './shapes.ts';
import { tenant } from './tenants.ts';

const name = z.string().trim().min(1).max(60);
const inCompany = z.object({ companyId: id });

/** A location and the group it would be in; null = none. */
const move = z.strictObject({ locationId: id, groupId: id.nullable() });

/** What moving locations between groups would change, before anybody does it. */
const regrouping = z.object({
  /** By location and document, as far as anything would change or fall asleep there. */
  effects: z.array(placeEffect),
  /** How many people hold a role on the group that would go, and would lose it with the group. */
  people: z.int(),
});
export type Regrouping = z.output<typeof regrouping>;

export const groups = {
  create: endpoint({
    method: 'POST',
    path: '/api/tenants/:companyId',
    summary: 'Make a group, with locations in it from the start',
    access: { kind: 'base', param: 'companyId', permission: 'addLocation' },
    params: inCompany,
    body: z.strictObject({ type: z.literal('GROUP'), name, locationIds: z.array(id).max(10_000) }),
    idempotent: true,
    responses: { 200: tenant, ...refusals },
  }),
  /** `from` is the group that the person saw the location in: somebody may have moved it meanwhile, which is a 409. */
  edit: endpoint({
    method: 'PUT',
    path: '/api/tenants/:companyId',
    summary: 'Rename a group, move locations into it and out of it: all of it or nothing',
    access: { kind: 'company', param: 'companyId' },
    idempotent: true,
    params: inCompany,
    body: z.strictObject({
      type: z.literal('GROUP'),
      id,
      name: name.optional(),
      join: z
        .array(z.strictObject({ locationId: id, from: id.nullable() }))
        .max(10_000)
        .optional(),
      leave: z.array(id).max(10_000).optional(),
    }),
    responses: { 200: tenant, 409: failures, ...refusals },
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/tenants/:companyId/:groupId/delete',
    summary: 'Remove a group; its locations are in no group from then on',
    access: { kind: 'base', param: 'companyId', permission: 'addLocation' },
    params: z.object({ companyId: id, groupId: id }),
    responses: { 200: z.object({ deleted: z.literal(true) }), ...refusals },
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/tenants/:companyId/groups/preview',
    summary: 'What moving locations to other groups, or removing a group, would change at each location',
    access: { kind: 'company', param: 'companyId' },
    params: inCompany,
    body: z.strictObject({ moves: z.array(move).max(10_000), removed: id.optional() }),
    responses: { 200: regrouping, ...refusals },
  }),
};
