/**
 * Where to look:
 * - What terminals get beyond and below what is stored: computed keys, positions, values that count only while visible:
 *   `publishedForm` in `published-form.ts`, `packages/catalog/src/documents/menu/computed-values.ts`,
 *   `apps/server/src/services/publishing/to-published.ts`; `docs/adr/0047-computed-values-of-published-documents.md`.
 * - How a document is split into parts, chunks of long lists: `parts.ts`, `member-parts.ts`; for terminals of earlier
 *   versions `wholeManifests` of `apps/server/src/services/content/part-store.ts`;
 *   `docs/adr/0005-manifests-and-parts.md`, `docs/adr/0032-chunks-of-long-lists.md`.
 */
export { mergeImport, toExport } from './export-import.ts';
export { imagesIn } from './images-in.ts';
export type { Order } from './list-order.ts';
export { assemble, isInChunks, type PartSize, parts } from './parts.ts';
export { type PosRequirement, posRequirementsIn } from './pos-requirements.ts';
export { changesWithoutComputed, publishedForm, withoutComputed, withoutComputedShared } from './published-form.ts';
