/**
 * Where to look:
 * - Edits that go live alone: `plan-only-this.ts` plans them on what is saved and on what is live, `live-with-edits.ts`
 *   resolves what will be live, `publish-only-this.ts` writes both.
 */
export { createBackoff } from './backoff.ts';
export { cancelSchedule, endSchedules, type SeenSchedule } from './cancel-schedule.ts';
export { reschedulePublish, stopPublish } from './change-workflow.ts';
export { freezeLocations, readFrozen, releaseLocations } from './freeze.ts';
export { type LiveDocument, type LiveLayers, readLiveLayers } from './live-layers.ts';
export { liveWithEdits } from './live-with-edits.ts';
export { otherSchedules } from './other-schedules.ts';
export { type OnlyThisPlan, planOnlyThis } from './plan-only-this.ts';
export {
  changesToPublish,
  compareDocuments,
  type DocumentDifference,
  permissionsOnce,
  previewPublish,
  reached,
} from './preview.ts';
export { createPreviewSets } from './preview-sets/preview-sets.ts';
export { publishDue } from './publish-due.ts';
export { publishOnLive } from './publish-on-live.ts';
export {
  type OnlyThisContext,
  type PreparedEdits,
  prepareOnlyThis,
  previewOnlyThis,
  publishOnlyThis,
} from './publish-only-this.ts';
export { retryFailed } from './publish-retry.ts';
export { permitted, previewPartOf, previewTimes, startPublish } from './publish-start.ts';
export { publishedConfig, scheduledConfig } from './published-config.ts';
export type { StoreContext } from './store-configurations.ts';
export { asPublished } from './to-published.ts';
export { readHeld, readWorkflowPage, runningWorkflows, workflowStatus } from './workflows.ts';
export { type Asked, type Execution, writeRuns } from './write-runs.ts';
