export { startDocumentCompletion } from './document-completion.ts';
export { startEmailSender } from './email-sender.ts';
export { startGuestForgetter } from './guest-forgetter.ts';
export { startPublishScheduler } from './publish-scheduler.ts';
export { startPushSender } from './push-sender.ts';
export { startRollupMaker } from './rollup-maker.ts';
export { startSchedulingSender } from './scheduling-sender.ts';
export { startSessionSweeper } from './session-sweeper.ts';
