import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { documentKind, idSchema, innerPath, noContent, refusals, use } from '../schemas/index.ts';

/** One member that a reference into another document may point at. */
const referenceOption = z.object({
  id: z.union([z.string(), z.number()]),
  name: z.string(),
  /** The name of the member that contains it: the department of an item. */
  within: z.string().optional(),
  /** What its list says of a member beside the name, with its label: the backup of a printer. */
  note: z.object({ key: z.string(), label: z.string(), text: z.string() }).optional(),
});
export type ReferenceOption = z.output<typeof referenceOption>;

export const references = {
  uses: endpoint({
    method: 'GET',
    path: '/api/references/:kind/:companyId/uses',
    summary:
      'Where a row of a list is used: in the documents of a place, and in what groups and locations below it set',
    access: { kind: 'company', param: 'companyId' },
    params: z.object({ kind: documentKind, companyId: idSchema }),
    query: z.object({
      /** The requested location or group; absent = the company. */
      tenantId: idSchema.optional(),
      menuId: idSchema.optional(),
      /** The path of the row, as change lists write it: `/departments/[d7]`. */
      path: innerPath,
    }),
    responses: {
      200: z.object({
        /** At most 100, without those that the user may not read. */
        uses: z.array(use),
        total: z.int(),
      }),
      ...refusals,
    },
  }),
  usedRows: endpoint({
    method: 'GET',
    path: '/api/references/:kind/:companyId/used',
    summary: 'Which rows of a list are used, each as `uses` counts it',
    access: { kind: 'company', param: 'companyId' },
    params: z.object({ kind: documentKind, companyId: idSchema }),
    query: z.object({
      /** The requested location or group; absent = the company. */
      tenantId: idSchema.optional(),
      menuId: idSchema.optional(),
      /** The path of the list. */
      list: innerPath,
    }),
    responses: {
      200: z.object({
        /** Only those that are used. */
        rows: z.array(z.object({ id: z.string(), total: z.int() })),
      }),
      ...refusals,
    },
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/references/:kind/:companyId/choices',
    summary:
      'What a reference into another document may point at: the members of one of its lists, as it is at a place',
    access: { kind: 'company', param: 'companyId' },
    params: z.object({ kind: documentKind, companyId: idSchema }),
    query: z.object({
      /** The requesting location or group; absent = the company. */
      tenantId: idSchema.optional(),
      /** The menu; absent = the one of the tenant, or the only one. */
      menuId: idSchema.optional(),
      /** The list, as references write it: `/departments/[]/items`. */
      list: z.string().min(1).max(200),
      /** The ETag of an earlier response; if nothing changed, the response is a 304. */
      expected: z.string().max(64).optional(),
    }),
    responses: {
      200: z.object({
        version: z.string(),
        /** In the order of the document; null where there is no such document, or several possible ones. */
        choices: z.array(referenceOption).nullable(),
      }),
      304: noContent,
      ...refusals,
    },
  }),
};
