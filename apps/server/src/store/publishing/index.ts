export { type BeforePublish, beforePublish, hasWorkflow } from './before-publish.ts';
export {
  type Canary,
  dueCanaries,
  findCanary,
  insertCanary,
  isCanaryOpen,
  livePilots,
  lockRest,
  moveCanary,
  nextCanary,
  pilotsAfter,
  pilotsBefore,
  releaseRest,
  waitedForPilots,
} from './canary.ts';
export { listComing, nextDueOf } from './coming.ts';
export {
  activate,
  claimDueRuns,
  type DueRun,
  failLocation,
  finishRuns,
  nextDue,
  openLocations,
  skipRuns,
} from './due-run.ts';
export { beginEpoch, keepEpoch } from './epoch.ts';
export { createEpochKeeper } from './epoch-keeper.ts';
export { type FailedWorkflow, failedWorkflow, firstFailures, type NamedWorkflow } from './failed-workflow.ts';
export { deleteFrozen, frozenAmong, insertFrozen, listFrozen } from './frozen.ts';
export { heldLocations } from './held.ts';
export {
  findPublication,
  firstLiveAt,
  type Live,
  liveAt,
  liveManifests,
  livePinsOf,
  liveWithAuthor,
  lockLive,
  type Publication,
  pinsBeforeSave,
  publications,
  raiseSequence,
  recentManifests,
  type SyncQuery,
  type SyncRow,
  syncRows,
} from './published.ts';
export {
  type Content,
  type Contents,
  endRunsOf,
  hasPublishSince,
  insertRuns,
  isOnLive,
  type LocationStatus,
  lastOf,
  type NewRun,
  type PublishScope,
  pending,
  type RunLocation,
  type RunRow,
  readRuns,
  recentRuns,
  unscheduleRun,
} from './run.ts';
export {
  countTimedQuestions,
  dueTimed,
  expectTimed,
  findTimed,
  insertTimedEdit,
  listTimed,
  moveTimed,
  moveTimedToZone,
  nextTimed,
  type TimedEdit,
  type TimedRow,
  type TimedStep,
  timedPaths,
  timedWordsIn,
  waitingTimed,
} from './timed-edit.ts';
export { endWaiting, listWaiting, lockWaiting, moveRuns, type WaitingLocation } from './waiting.ts';
export { type WorkflowLocation, workflowPage } from './workflow-page.ts';
