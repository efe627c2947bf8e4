import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { locationEffect } from './overrides.ts';
import { idSchema, refusals } from './schemas.ts';

const inCompany = z.object({ companyId: idSchema });

/** A location and the group it would be in; null = none. */
const move = z.strictObject({ locationId: idSchema, groupId: idSchema.nullable() });

/** What moving locations between groups would change, before anybody does it. */
const regrouping = z.object({
  /** By location and document, as far as anything would change or fall asleep there. */
  effects: z.array(locationEffect),
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
    body: z.strictObject({ moves: z.array(move).max(10_000), removed: idSchema.optional() }),
    responses: { 200: regrouping, ...refusals },
  }),
};
