/**
 * Push notifications: who one goes to and who may send it (`audience.ts`), when and in which messages (`send-push.ts`), what the service of
 * others is asked (`push-service.ts`), and the job that calls it (`send-due-pushes.ts`).
 */
export { countAudience } from './audience.ts';
export { readPushes } from './read-pushes.ts';
export { sendDuePushes } from './send-due-pushes.ts';
export { sendPush } from './send-push.ts';
export { takeBackPush } from './take-back.ts';
