export { useFormKeys } from './actions/index.ts';
export { DocumentForm } from './document-form.tsx';
export { DocumentScreen } from './document-screen.tsx';
export type { RowNoteProps } from './lists/index.ts';
export type { AsideProps } from './member-page.tsx';
export { RecordForm } from './record-form.tsx';
export { RecordSession } from './record-session.tsx';
