export { DocumentForm } from './document-form.tsx';
export { DocumentScreen } from './document-screen.tsx';
