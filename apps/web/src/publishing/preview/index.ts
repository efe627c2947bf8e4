export { useChosenChanges } from './chosen-changes.ts';
export { LaterSaves } from './later-saves.tsx';
export { OtherSchedules } from './other-schedules.tsx';
export { PartNotes } from './part-notes.tsx';
export { PreviewChanges } from './preview-changes.tsx';
export { NamedSchedules, ReplaceScheduleDialog } from './replace-schedule-dialog.tsx';
export { useOtherSchedules } from './use-other-schedules.ts';
export { usePreview } from './use-preview.ts';
