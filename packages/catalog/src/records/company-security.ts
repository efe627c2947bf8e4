import { type SupportAccess, sessionIdleMinutes, sessionLongestMinutes } from '@commissary/domain';
import { choice, date, type Field, group, type Option, toggle, type Value } from '@commissary/schema';
import { companySecurityTexts as texts } from '../texts/index.ts';

const length = (minutes: number): Option => ({ value: String(minutes), label: texts.minutes(minutes) });
const supportOption = <A extends SupportAccess>(value: A) => ({ value, label: texts.supportAccesses[value] });
const [shortestIdle, ...longerIdle] = sessionIdleMinutes;
const [shortest, ...longer] = sessionLongestMinutes;

const fields = group(
  { label: texts.title },
  {
    passwordPolicy: choice({
      label: texts.passwordPolicy,
      help: texts.passwordPolicyHelp,
      options: [
        { value: 'standard', label: texts.policies.standard },
        { value: 'strong', label: texts.policies.strong },
      ],
    }),
    sessionIdle: choice({
      label: texts.sessionIdle,
      help: texts.sessionIdleHelp,
      options: [length(shortestIdle), ...longerIdle.map(length)],
    }),
    sessionLongest: choice({
      label: texts.sessionLongest,
      help: texts.sessionLongestHelp,
      options: [length(shortest), ...longer.map(length)],
    }),
    oneRolePerLocation: toggle({
      label: texts.oneRolePerLocation,
      help: texts.oneRolePerLocationHelp,
      initial: true,
    }),
    supportAccess: choice({
      label: texts.supportAccess,
      help: texts.supportAccessHelp,
      options: [supportOption('read'), supportOption('never'), supportOption('write')],
    }),
    supportUntil: date({ label: texts.supportUntil }),
  },
);

export interface CompanySecurityValues extends Value<typeof fields> {}

/** The rules of a company for passwords, sessions and support, as an edit session edits them. */
export const companySecurityRecord: Field<CompanySecurityValues> = fields;
