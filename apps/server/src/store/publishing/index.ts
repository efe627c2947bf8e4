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
export {
  liveAt,
  liveWithAuthor,
  type Publication,
  publications,
  raiseSequence,
  recentManifests,
  type SyncRow,
  syncRows,
} from './published.ts';
export {
  type Contents,
  endRunsOf,
  insertRuns,
  type LocationStatus,
  lastOf,
  type NewRun,
  pending,
  type RunLocation,
  type RunRow,
  readRuns,
  recentRuns,
  unscheduleRun,
} from './run.ts';
