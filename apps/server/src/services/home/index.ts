export { withChanges } from './count-changes.ts';
export { readPublishSummary } from './publish-summary.ts';
export { readLocationDay } from './read-location-day.ts';
export { readOverview } from './read-overview.ts';
