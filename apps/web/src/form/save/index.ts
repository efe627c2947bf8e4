export { documentPort } from './document-port.ts';
export { PublishAfterSave, reachedBy } from './publish-after-save.tsx';
export { SaveBar } from './save-bar.tsx';
export { saveDocument } from './save-document.ts';
export { useSave } from './use-save.ts';
