import { formatCount, formatList, formatNumber, type PilotMeasure } from '@commissary/domain';

/** Subjects and paragraphs of the emails that people get. A link stands in a paragraph of its own. */
export const emailsTexts = {
  greeting: (name: string) => `Hello ${name},`,
  reset: {
    subject: 'Set a new password',
    paragraphs: (company: string, link: string, minutes: number) => [
      `We received a request to reset your password for the console of ${company}.`,
      `Open this link within ${minutes} minutes to set a new password:`,
      link,
      'If you did not request this, ignore this email. Your password does not change.',
    ],
  },
  invite: {
    subject: (company: string) => `Your access to ${company}`,
    paragraphs: (company: string, by: string, email: string, link: string, days: number) => [
      `${by} has given you access to the console of ${company}.`,
      `Open this link within ${days} days to choose a password:`,
      link,
      `Then sign in with ${email}.`,
    ],
  },
  acting: {
    subject: (by: string) => `${by} is acting as you`,
    paragraphs: ({ by, company, reason, minutes }: ActingWords) => [
      `${by} of ${company} opened the console as you, for at most ${minutes} minutes.`,
      `The reason given: ${reason}`,
      'Whatever they do carries both names, and they cannot see or change your password. You can end it in the console, on the screen Security.',
      'If you did not expect this, tell your administrator.',
    ],
  },
  failedPublish: {
    subject: (count: number) => `A publish failed at ${formatCount(count, 'location')}`,
    paragraphs: ({ by, company, where, link }: FailedPublishWords) => [
      `A publish that ${by} began in the console of ${company} failed. What was live before is still live at ${namedFew(where)}.`,
      'See why, and try again:',
      link,
    ],
  },
  keptOverrides: {
    subject: (where: readonly string[]) => `What ${namedFew(where)} overrides was changed above`,
    noValue: 'no value',
    value: ({ label, from, to, name, own }: KeptOverrideWords) =>
      `${label}: ${from} became ${to}. ${name} keeps ${own}.`,
    paragraphs: ({ by, company, values, link, turnOff }: KeptOverridesWords) => [
      `${by} changed values in the console of ${company} that are overridden where you manage. Nothing changes there:`,
      ...values,
      'See which level sets the value, and use the new one if you want it:',
      link,
      'Turn these emails off, or on again:',
      turnOff,
    ],
  },
  haltedPublish: {
    subject: (reason: PilotMeasure | null) =>
      reason === null ? 'A publish waits for your decision' : 'A publish was halted after its first locations',
    paragraphs: ({ company, where, reason, link }: HaltedPublishWords) => [
      reason === null
        ? `A publish in the console of ${company} has not gone on to ${namedFew(where)}: no terminal at its first locations has checked in, or it did not go live at all of them.`
        : `A publish in the console of ${company} did not go on to ${namedFew(where)}: ${haltReasons[reason]} at its first locations.`,
      reason === null ? 'Continue, or stop the rest:' : 'See what was measured:',
      link,
    ],
  },
  timedQuestion: {
    subject: 'A timed edit waits for a decision',
    reason: (why: string, where: readonly string[]) => `${why} ${namedFew(where)}.`,
    paragraphs: (company: string, what: readonly string[], reasons: readonly string[], link: string) => [
      `What you set for a time in the console of ${company} did not begin or end, and nothing was changed: ${namedFew(what)}.`,
      ...reasons,
      'Decide what happens with it:',
      link,
    ],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: (company: string, email: string) => [
      `The password of ${email} for the console of ${company} was changed. All other sessions were signed out.`,
      'If you did not change it, reset your password on the sign-in page now and tell your administrator.',
    ],
  },
};

interface ActingWords {
  readonly by: string;
  readonly company: string;
  readonly reason: string;
  readonly minutes: number;
}

interface HaltedPublishWords {
  readonly company: string;
  readonly where: readonly string[];
  readonly reason: PilotMeasure | null;
  readonly link: string;
}

const haltReasons = {
  trouble: 'too many terminals could not take it',
  missing: 'too many terminals do not run it',
  silent: 'too many terminals have not checked in since',
} as const satisfies Record<PilotMeasure, string>;

interface FailedPublishWords {
  readonly by: string;
  readonly company: string;
  readonly where: readonly string[];
  readonly link: string;
}

interface KeptOverrideWords {
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly name: string;
  readonly own: string;
}

interface KeptOverridesWords {
  readonly by: string;
  readonly company: string;
  readonly values: readonly string[];
  readonly link: string;
  readonly turnOff: string;
}

const mostNamed = 5;

const namedFew = (names: readonly string[]): string =>
  names.length > mostNamed
    ? `${names.slice(0, mostNamed).join(', ')} and ${formatNumber(names.length - mostNamed)} more`
    : formatList(names);
