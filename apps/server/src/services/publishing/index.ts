export { createBackoff } from './backoff.ts';
export { cancelSchedule } from './cancel-schedule.ts';
export { changesToPublish, previewPublish } from './preview.ts';
export { publishDue } from './publish-due.ts';
export { previewOnlyThis, publishOnlyThis } from './publish-only-this.ts';
export { retryFailed } from './publish-retry.ts';
export { startPublish } from './publish-start.ts';
export { publishedConfig } from './published-config.ts';
export { runningWorkflows, workflowStatus } from './workflows.ts';
