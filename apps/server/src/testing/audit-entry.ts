import type { NewAuditEntry } from '../store/calls/audit.ts';

/** An entry of the audit in which nothing matters. */
export const auditEntry: NewAuditEntry = {
  at: new Date(),
  companyId: null,
  personId: null,
  personName: 'x',
  address: null,
  session: null,
  agent: null,
  source: 'server',
  kind: 'access',
  action: 'x',
  tenantIds: [],
  target: null,
  subject: '',
  details: {},
  words: '',
};
