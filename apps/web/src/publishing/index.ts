export { type PublishPillState, publishPillState, waitingWords } from './publish-pill-state.ts';
export { publishPermissionLabel, publishRefusalText } from './publish-refusal-text.ts';
export { inPlaceOf, namedIn, type Schedule, schedulesAt } from './schedules.ts';
export { previewOf } from './use-preview.ts';
export { type StartBody, usePublish } from './use-publish.ts';
