export { PreviewChanges } from './preview-changes.tsx';
export { NamedSchedules, ReplaceScheduleDialog } from './replace-schedule-dialog.tsx';
