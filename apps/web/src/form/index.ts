export { DocumentForm } from './document-form.tsx';
export { DocumentScreen } from './document-screen.tsx';
export type { AsideProps } from './member-page.tsx';
export { RecordSession } from './record-session.tsx';
