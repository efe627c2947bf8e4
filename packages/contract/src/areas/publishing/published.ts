import { type DocumentKind, documentKinds, kindRecords } from '@commissary/catalog';
import { recordOf } from '@commissary/domain';
import * as z from 'zod';
import { endpoint } from '../../endpoint.ts';
import { idSchema, publishedRecord, refusals } from '../../schemas/index.ts';

const live = (kind: DocumentKind) =>
  endpoint({
    method: 'GET',
    path: `/api/published-config/${kindRecords[kind].wire.published}/:id`,
    summary: `Live ${kindRecords[kind].title.text} of a location, or those that a scheduled publish will bring`,
    access: { kind: 'tenant', param: 'id' },
    params: z.object({ id: idSchema }),
    query: z.object({ state: z.enum(['live', 'scheduled']).optional() }),
    responses: { 200: publishedRecord, ...refusals },
  });

/** The live configuration of a location, with all overrides applied; 404 when nothing was ever published, or is scheduled. */
export const published = recordOf(documentKinds, live);
