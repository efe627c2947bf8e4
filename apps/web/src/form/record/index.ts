export { missingIn } from './missing-in.ts';
export { missingInRecord } from './missing-in-record.ts';
export { RecordFields, RecordGrid } from './record-fields.tsx';
export { RecordOptions } from './record-options.tsx';
export { RecordText } from './record-text.tsx';
export { RecordToggle } from './record-toggle.tsx';
export { RecordValue } from './record-value.tsx';
export { useRecordOutcome } from './use-record-outcome.ts';
export { useRecordSaved } from './use-record-saved.ts';
