/**
 * Where to look:
 * - The audit log: `audit.ts`; the action in `packages/domain/src/audit.ts`, its text in
 *   `packages/catalog/src/audit-messages.ts`.
 */
export { type AuditEvent, ownAction, recordAudit, recordAuditAs, recordAudits, recordEvents } from './audit.ts';
export { auditDenied } from './audit-denied-calls.ts';
export { readAudit } from './read-audit.ts';
