export { AddsAnother, useAnother } from './adds-another.tsx';
export { missingIn } from './missing-in.ts';
export { RecordFields, RecordGrid } from './record-fields.tsx';
export { RecordOptions } from './record-options.tsx';
export { RecordToggle } from './record-toggle.tsx';
export { RecordValue } from './record-value.tsx';
export { SubmitButton } from './submit-button.tsx';
export { type FieldErrors, useRecordOutcome } from './use-record-outcome.ts';
