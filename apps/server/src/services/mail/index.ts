export { emailTo } from './email-templates.ts';
export { enqueueEmail } from './enqueue-email.ts';
export { noteFailedPublishes } from './failed-publishes.ts';
export { noteHaltedPublish } from './halted-publishes.ts';
export { noteKeptOverrides } from './kept-overrides.ts';
export { insertPersonLink, linkMs, linkPath } from './person-link.ts';
export { sendEmails, sendQueued } from './send-emails.ts';
