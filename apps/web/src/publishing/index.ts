export { locationsInAddress } from './locations-in-address.ts';
export { notifySaved } from './notify-saved.ts';
export { type PublishPillState, publishPillState, waitingWords } from './publish-pill-state.ts';
export { publishPermissionLabel, publishRefusalText } from './publish-refusal-text.ts';
export type { ChosenChange, OutdatedPublish, PublishRequest } from './publish-request.ts';
export { inPlaceOf, publishableOf, type Schedule, schedulesAt } from './schedules.ts';
export { otherSchedulesOf, quietStartsOf } from './use-preview.ts';
export { type OnlyThisBody, type RefusalWords, usePublish } from './use-publish.ts';
