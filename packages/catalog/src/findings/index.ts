/**
 * Where to look:
 * - What is most likely a mistake in a document, told while editing and before a publish: a check in this folder, its
 *   sentence in `packages/catalog/src/texts/form/findings.ts`; `apps/web/src/views/findings/`,
 *   `apps/web/src/views/publish/preview-findings.tsx`, `apps/server/src/services/publishing/preview.ts`.
 */
export { findingsOf } from './findings.ts';
