import { formatCount, formatNumber, type SupportAccess } from '@commissary/domain';

/** Texts of the rules of a company for passwords, sessions and support. */
export const companySecurityTexts = {
  title: 'Security',
  of: (name: string) => `Security of ${name}`,
  about:
    'How the people of the company sign in, how long they stay signed in, which roles they have together, and what support may do.',
  noun: 'security settings',
  passwords: 'Passwords',
  sessions: 'Time signed in',
  roles: 'Security roles',
  oneRolePerLocation: 'One security role at each location',
  oneRolePerLocationHelp:
    'A role that is given where somebody has another one replaces it. Who has two already keeps both until one is removed, and is listed under “Records to fix” of the employees.',
  support: 'Support access',
  supportAccess: 'Support staff',
  supportAccesses: {
    never: 'Have no access',
    read: 'Look only',
    write: 'May change settings until a day',
  } satisfies Record<SupportAccess, string>,
  passwordPolicy: 'Password rules',
  policies: {
    standard: 'At least 7 characters',
    strong: 'At least 15 characters',
  },
  passwordPolicyHelp: 'Of 7, with letters and numbers; of 15, anything but common words.',
  sessionIdle: 'Sign out when idle for',
  sessionIdleHelp: 'Anything that somebody does at the console starts the time again.',
  sessionLongest: 'Sign out at the latest after',
  sessionLongestHelp: 'However active somebody is.',
  supportAccessHelp:
    'Support staff look at the console as one of your people would see it, with a reason that the audit log keeps. Where you let them, they also change what that person may change.',
  supportUntil: 'Last day with changes (UTC)',
  supportUntilPast: 'That day has passed. Choose today or a later day.',
  supportByOwnPeople: 'Only people of the company itself can let support do more.',
  minutes: (minutes: number) =>
    minutes % 60 === 0 ? formatCount(minutes / 60, 'hour') : formatCount(minutes, 'minute'),
  whomItTouches: 'Whom this touches',
  touchesNobody: 'Nothing is changed yet.',
  counting: 'Counting…',
  notCounted: 'Whom this touches cannot be counted now.',
  choosePassword: (choose: number, people: number) =>
    choose === 0
      ? 'Nobody has to choose another password.'
      : `${formatNumber(choose)} of ${formatCount(people, 'person', 'people')} choose${choose === 1 ? 's' : ''} a longer password at their next sign-in. They have 7 days from then.`,
  keepPasswords: 'Nobody has to choose another password; long ones stay as they are.',
  endsSessions: (ended: number, sessions: number) =>
    ended === 0
      ? 'Nobody is signed out by this now.'
      : `${formatNumber(ended)} of ${formatCount(sessions, 'browser')} that ${sessions === 1 ? 'is' : 'are'} signed in ${ended === 1 ? 'is' : 'are'} signed out at once.`,
  endsOwn: 'Yours is one of them: you sign in again after saving.',
  supportTouches: {
    never: () =>
      'Support staff cannot see the console of the company as one of its people. Whoever does so now is stopped.',
    read: () => 'Support staff can look, and change nothing.',
    write: (people: number) =>
      `Support staff can change settings while they act as any of ${formatCount(people, 'person', 'people')}.`,
  } satisfies Record<SupportAccess, (people: number) => string>,
  failed: 'The security settings cannot be loaded.',
  wasSaved: (name: string) => `The security settings of ${name} were saved.`,
  lastOwner: 'No owner of the company has accepted the invitation yet. Stricter rules could lock everybody out.',
};
