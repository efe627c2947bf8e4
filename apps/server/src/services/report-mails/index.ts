/**
 * Where to look: kept reports that are mailed: which are due `queue-due-views.ts`, what is in the e-mail and who gets it
 * `send-report-mails.ts`; `docs/adr/0110-mailed-views.md`.
 */
export { queueDueViews } from './queue-due-views.ts';
export { sendReportMails } from './send-report-mails.ts';
