/**
 * Where to look:
 * - History, timeline, cursor paging: this folder, `apps/server/src/store/documents/timeline.ts`,
 *   `store/documents/change-log.ts`.
 */
export { describeVersions } from './describe-versions.ts';
export { historyLayers } from './history-layers.ts';
export { readLatest } from './read-latest.ts';
export { readLevels } from './read-levels.ts';
export { readLive } from './read-live.ts';
export { readPathHistory } from './read-path-history.ts';
export { readRevision } from './read-revision.ts';
export { readTimeline } from './read-timeline.ts';
