import { groupRecord } from '@commissary/catalog';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, refusals } from '../schemas/index.ts';
import { locationEffect } from './overrides.ts';

const inCompany = z.object({ companyId: idSchema });

/** A location and its new group; null = none. */
const move = z.strictObject({ locationId: idSchema, groupId: idSchema.nullable() });

/** The effects of moving locations between groups, before it is done. */
const regrouping = z.object({
  /** By location and document, where anything would change or become dormant. */
  effects: z.array(locationEffect),
  /** The number of people with a role on the deleted group, who would lose it with the group. */
  people: z.int(),
});
export type Regrouping = z.output<typeof regrouping>;

export const groups = {
  preview: endpoint({
    method: 'POST',
    path: '/api/tenants/:companyId/groups/preview',
    summary: 'What moving locations to other groups, or removing a group, would change at each location',
    access: { kind: 'company', param: 'companyId' },
    acting: 'allowed',
    params: inCompany,
    large: { holds: 'list', by: ['editLocation', 'addLocation'] },
    bodyBy: 'everybody',
    body: z.strictObject({
      moves: z.array(move).max(groupRecord.field.shape.locations.max),
      removed: idSchema.optional(),
    }),
    responses: { 200: regrouping, ...refusals },
  }),
};
