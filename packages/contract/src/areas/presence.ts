import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { documentKind, epochMs, idSchema, noContent, refusals, version } from '../schemas/index.ts';

/** Another person who has the document open, at a level that affects the tenant. */
const activeUser = z.object({
  name: z.string(),
  /** The level on which they work; null = the company's base. */
  tenantId: idSchema.nullable(),
  /** When their first page with the document was opened. */
  since: epochMs,
  /** Top-level sections in which they have unsaved changes; empty while they only read. */
  sections: z.array(z.string()),
});
export type ActiveUser = z.output<typeof activeUser>;

/** Who has a document open, as seen from one tenant. */
const documentActivity = z.object({
  people: z.array(activeUser),
  /** The saved versions; a layer that does not apply here is null. */
  versions: z.object({ base: version, group: version.nullable(), own: version.nullable() }),
});
export type DocumentActivity = z.output<typeof documentActivity>;

const document = z.object({ kind: documentKind, companyId: idSchema });
/** Each page has an id that the browser creates. */
const page = document.extend({ page: z.string().regex(/^[a-z][a-z0-9-]{0,31}$/) });

/** The tenant of the view: a location, a group, or the company where none is named. */
const scope = {
  tenantId: idSchema.optional(),
  menuId: idSchema.optional(),
};

/** Who works on a document right now. Not stored; a page without a report for 30 s counts as closed. */
export const presence = {
  watch: endpoint({
    method: 'GET',
    path: '/api/presence/:kind/:companyId',
    summary: 'Who else has a document open, and which versions of it are saved',
    access: { kind: 'company', param: 'companyId' },
    params: document,
    query: z.object(scope),
    stream: true,
    responses: { 200: documentActivity, ...refusals },
  }),
  here: endpoint({
    method: 'POST',
    path: '/api/presence/:kind/:companyId/:page',
    summary: 'A page has a document open, and this is unsaved on it; said again every 10 s',
    access: { kind: 'company', param: 'companyId' },
    acting: 'allowed',
    params: page,
    body: z.strictObject({ ...scope, sections: z.array(z.string().min(1).max(100)).max(100) }),
    responses: { 200: documentActivity, ...refusals },
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/presence/:kind/:companyId/:page/leave',
    summary: 'A page does not have the document open any more',
    access: { kind: 'company', param: 'companyId' },
    acting: 'allowed',
    params: page,
    responses: { 204: noContent, ...refusals },
  }),
};
