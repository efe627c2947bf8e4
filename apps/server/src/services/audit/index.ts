export { type AuditEvent, ownAction, recordAudit, recordAuditAs, recordAudits, recordEvents } from './audit.ts';
export { auditDenied } from './audit-denied-calls.ts';
export { readAudit } from './read-audit.ts';
