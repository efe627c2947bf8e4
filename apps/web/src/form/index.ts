/**
 * Where to look:
 * - An edit session that outlives a screen, and when leaving asks: `editSession` in the record of the kind;
 *   `document-session.tsx`, `apps/web/src/navigation/edit-session-address.ts`;
 *   `docs/adr/0034-one-edit-session-for-a-document.md`.
 */
export { useFormKeys } from './actions/index.ts';
export { DocumentForm } from './document-form.tsx';
export { DocumentScreen } from './document-screen.tsx';
export type { RowNoteProps } from './lists/index.ts';
export type { AsideProps } from './member-page.tsx';
export { RecordForm } from './record-form.tsx';
export { RecordSession } from './record-session.tsx';
