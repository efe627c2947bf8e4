/**
 * Where to look:
 * - The scheduling service: what it is told, when, in which order: this folder: `desired-items.ts` (what it should have),
 *   `plan-calls.ts` (the difference as calls), `sync-company.ts` (makes them),
 *   `apps/server/src/jobs/scheduling-sender.ts`; a change notes itself with `noteSchedulingChange` of
 *   `store/scheduling`; `docs/adr/0059-the-scheduling-service.md`.
 */
export { withExternalIds } from './external-ids.ts';
export { saveJobTypeDepartments } from './job-type-departments.ts';
export { setIntegration } from './labor-integration.ts';
export { readLaborStatus } from './labor-status.ts';
export { sendAgain } from './send-again.ts';
export { sendToScheduling } from './sync-company.ts';
