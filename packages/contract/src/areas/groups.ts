import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { placeEffect } from './overrides.ts';
import { id, refusals } from './shapes.ts';

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
  preview: endpoint({
    method: 'POST',
    path: '/api/tenants/:companyId/groups/preview',
    summary: 'What moving locations to other groups, or removing a group, would change at each location',
    access: { kind: 'company', param: 'companyId' },
    params: inCompany,
    large: { holds: 'list', by: ['editLocation', 'addLocation'] },
    body: z.strictObject({ moves: z.array(move).max(10_000), removed: id.optional() }),
    responses: { 200: regrouping, ...refusals },
  }),
};
