export { PreviewChanges } from './preview-changes.tsx';
export { type PublishPillState, publishPillState, waitingWords } from './publish-pill-state.ts';
export { publishRefusalText } from './publish-refusal-text.ts';
export { NamedSchedules, ReplaceScheduleDialog } from './replace-schedule-dialog.tsx';
export { inPlaceOf, namedIn, type Schedule, schedulesAt } from './schedules.ts';
export { previewOf } from './use-preview.ts';
export { type StartBody, usePublish } from './use-publish.ts';
