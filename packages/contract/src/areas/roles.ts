import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, refusals } from './shapes.ts';

/** A named set of permissions. A role without a company is one that every company has. */
export const role = z.object({
  id,
  name: z.string(),
  grantedPermissions: z.array(z.string()),
  maxDiscountPct: z.number(),
});
export type Role = z.output<typeof role>;

export const roles = {
  list: endpoint({
    method: 'GET',
    path: '/api/roles/:companyId',
    summary: 'The roles of a company',
    access: { kind: 'company', param: 'companyId' },
    params: z.object({ companyId: id }),
    responses: { 200: z.array(role), ...refusals },
  }),
};
