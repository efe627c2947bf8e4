import { isSupportDated, sessionIdleMinutes, sessionLongestMinutes } from '@commissary/domain';
import { choice, date, nullable, number, toggle } from '@commissary/schema';
import { rule } from '../rule.ts';
import { companySecurityTexts as texts } from '../texts/index.ts';
import { type RecordValue, recordKind } from './record.ts';

const minutes = (value: number) => ({ value, label: texts.minutes(value) });

/** The rules of a company for passwords, sessions and support. */
export const companySecurityRecord = recordKind(
  {
    noun: texts.noun,
    label: texts.title,
    layout: [
      { title: texts.passwords, fields: ['passwordPolicy'] },
      { title: texts.sessions, fields: ['sessionIdleMinutes', 'sessionLongestMinutes'] },
      { title: texts.roles, fields: ['oneRolePerLocation'] },
      { title: texts.support, fields: ['supportAccess', 'supportUntil'] },
    ],
    needs: {},
  },
  {
    passwordPolicy: choice({
      label: texts.passwordPolicy,
      help: texts.passwordPolicyHelp,
      options: [
        { value: 'standard', label: texts.policies.standard },
        { value: 'strong', label: texts.policies.strong },
      ],
    }),
    sessionIdleMinutes: number({
      label: texts.sessionIdle,
      help: texts.sessionIdleHelp,
      options: sessionIdleMinutes.map(minutes),
    }),
    sessionLongestMinutes: number({
      label: texts.sessionLongest,
      help: texts.sessionLongestHelp,
      options: sessionLongestMinutes.map(minutes),
    }),
    oneRolePerLocation: toggle({ label: texts.oneRolePerLocation, help: texts.oneRolePerLocationHelp }),
    supportAccess: choice({
      label: texts.supportAccess,
      help: texts.supportAccessHelp,
      options: [
        { value: 'never', label: texts.supportAccesses.never },
        { value: 'read', label: texts.supportAccesses.read },
        { value: 'write', label: texts.supportAccesses.write },
      ],
    }),
    supportUntil: nullable(
      date({ label: texts.supportUntil, visibleWhen: { path: 'supportAccess', equals: 'write' } }),
    ),
  },
  [rule('support-day-missing', 'supportUntil', isSupportDated)],
);

export type CompanySecurityRules = RecordValue<typeof companySecurityRecord>;
