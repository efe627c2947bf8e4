/**
 * Where to look:
 * - What a save will remove besides, before it: `leaving-members.ts`; `docs/adr/0048-the-scheme-in-force.md`.
 */
export { documentPort } from './document-port.ts';
export { LazyPublishAfterSave } from './lazy-publish-after-save.tsx';
export { reachedBy } from './reached-by.ts';
export type { OpenedRecord } from './record-port.ts';
export { type RecordCalls, recordPort } from './record-port.ts';
export { SaveBar } from './save-bar.tsx';
export { saveDocument } from './save-document.ts';
export { useSave } from './use-save.ts';
export { type RecordOutcome, recordIssues, useSaveRecord } from './use-save-record.ts';
