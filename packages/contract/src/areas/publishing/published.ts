import { type DocumentKind, documentKinds, kindRecords } from '@commissary/catalog';
import { recordOf } from '@commissary/domain';
import * as z from 'zod';
import { endpoint } from '../../endpoint.ts';
import { idSchema, publishedRecord, refusals } from '../../schemas/index.ts';

const live = (kind: DocumentKind) =>
  endpoint({
    method: 'GET',
    path: `/api/published-config/${kindRecords[kind].wire.published}/:id`,
    summary: `Live ${kindRecords[kind].title.text} of a location`,
    access: { kind: 'tenant', param: 'id' },
    params: z.object({ id: idSchema }),
    responses: { 200: publishedRecord, ...refusals },
  });

/** The live configuration of a location, with all overrides applied; 404 when nothing was ever published. */
export const published = recordOf(documentKinds, live);
