import { type CompanySecurityValues, companySecurityRecord } from '@commissary/catalog';
import type { CompanySecurity, CompanySecurityEdit } from '@commissary/contract';
import { sessionIdleMinutes, sessionLongestMinutes } from '@commissary/domain';
import type { VersionedRecord } from '../../snapshot/index.ts';

/** The rules of a company as an edit session opens them. */
export const securityRecordOf = (security: CompanySecurity): VersionedRecord<CompanySecurityValues> => ({
  definition: companySecurityRecord,
  id: security.id,
  version: security.ver,
  value: {
    passwordPolicy: security.passwordPolicy,
    sessionIdle: String(security.sessionIdleMinutes),
    sessionLongest: String(security.sessionLongestMinutes),
    oneRolePerLocation: security.oneRolePerLocation,
    supportAccess: security.supportAccess,
    supportUntil: security.supportUntil ?? '',
  },
});

/** What the calls take. */
export const securityRulesOf = (values: CompanySecurityValues): Omit<CompanySecurityEdit, 'ver'> => ({
  passwordPolicy: values.passwordPolicy,
  sessionIdleMinutes: lengthOf(sessionIdleMinutes, values.sessionIdle) ?? 60,
  sessionLongestMinutes: lengthOf(sessionLongestMinutes, values.sessionLongest) ?? 720,
  oneRolePerLocation: values.oneRolePerLocation,
  supportAccess: values.supportAccess,
  supportUntil: values.supportAccess === 'write' ? values.supportUntil : null,
});

const lengthOf = <M extends number>(lengths: readonly M[], text: string): M | undefined =>
  lengths.find(minutes => String(minutes) === text);
