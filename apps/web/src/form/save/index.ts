export { documentPort } from './document-port.ts';
export { PublishAfterSave } from './lazy-publish-after-save.tsx';
export { reachedBy } from './reached-by.ts';
export { type RecordCalls, recordPort } from './record-port.ts';
export { SaveBar } from './save-bar.tsx';
export { saveDocument } from './save-document.ts';
export { useSave } from './use-save.ts';
export { type RecordOutcome, recordIssues, useSaveRecord } from './use-save-record.ts';
