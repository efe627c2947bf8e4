import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { use } from './documents.ts';
import { documentKind, id, refusals } from './shapes.ts';

export const references = {
  uses: endpoint({
    method: 'GET',
    path: '/api/references/:kind/:companyId/uses',
    summary:
      'Where a row of a list is used: in the documents of a place, and in what groups and locations below it set',
    access: { kind: 'company', param: 'companyId' },
    params: z.object({ kind: documentKind, companyId: id }),
    query: z.object({
      /** The location or group that is asked for; absent = the company. */
      tenantId: id.optional(),
      menuId: id.optional(),
      /** The row, as change lists name it: `/departments/[d7]`. */
      path: z.string().min(1).max(2048),
    }),
    responses: {
      200: z.object({
        /** At most 100. What the person may not read is not among them. */
        uses: z.array(use),
        total: z.int(),
      }),
      ...refusals,
    },
  }),
};
