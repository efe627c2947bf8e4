import { emailsTexts, timedQuestionTexts } from '@commissary/catalog';
import { type PilotMeasure, plainTextName, type TimedQuestion } from '@commissary/domain';
import type { Email } from '../../adapters/index.ts';
import type { EmailJob } from './enqueue-email.ts';

interface Reader {
  readonly name: string;
  readonly email: string;
  readonly companyName: string;
}

const { greeting, reset, invite, passwordChanged, acting, failedPublish, haltedPublish, keptOverrides, timedQuestion } =
  emailsTexts;

export const resetEmail = (reader: Reader, link: string, minutes: number): Email =>
  emailTo(reader, reset.subject, reset.paragraphs(companyOf(reader), link, minutes));

export const inviteEmail = (reader: Reader, by: string, link: string, days: number): Email =>
  emailTo(
    reader,
    invite.subject(companyOf(reader)),
    invite.paragraphs(companyOf(reader), plainTextName(by), reader.email, link, days),
  );

export const passwordChangedEmail = (reader: Reader): Email =>
  emailTo(reader, passwordChanged.subject, passwordChanged.paragraphs(companyOf(reader), reader.email));

export const actingEmail = (
  reader: Reader,
  { by, byCompany, reason, minutes }: Extract<EmailJob, { kind: 'acting' }>,
): Email => {
  const who = plainTextName(by);
  const words = { by: who, company: plainTextName(byCompany), reason: plainTextName(reason), minutes };
  return emailTo(reader, acting.subject(who), acting.paragraphs(words));
};

/** What a timed edit waits for, by question, with the locations. */
interface AskedTimed {
  readonly what: readonly string[];
  readonly asked: readonly { readonly question: TimedQuestion; readonly where: readonly string[] }[];
  readonly link: string;
}

export const timedQuestionEmail = (reader: Reader, { what, asked, link }: AskedTimed): Email => {
  const subjects = [...new Set(what)].map(plainTextName);
  const reasons = asked.map(({ question, where }) =>
    timedQuestion.reason(timedQuestionTexts[question], where.map(plainTextName)),
  );
  return emailTo(reader, timedQuestion.subject, timedQuestion.paragraphs(companyOf(reader), subjects, reasons, link));
};

/** Where a publish failed, and its page. */
interface FailedPublish {
  readonly by: string;
  readonly where: readonly string[];
  readonly link: string;
}

export const failedPublishEmail = (reader: Reader, { by, where, link }: FailedPublish): Email => {
  const words = { by: plainTextName(by), company: companyOf(reader), where: where.map(plainTextName), link };
  return emailTo(reader, failedPublish.subject(where.length), failedPublish.paragraphs(words));
};

/** What was changed above, as sentences, and where it is overridden. */
interface KeptOverrides {
  readonly by: string;
  readonly where: readonly string[];
  readonly values: readonly string[];
  readonly link: string;
  /** Where the reader turns these e-mails off. */
  readonly turnOff: string;
}

export const keptOverridesEmail = (reader: Reader, { by, where, values, link, turnOff }: KeptOverrides): Email => {
  const words = { by: plainTextName(by), company: companyOf(reader), values, link, turnOff };
  return emailTo(reader, keptOverrides.subject(where.map(plainTextName)), keptOverrides.paragraphs(words));
};

/** The locations that a publish did not go on to; without a reason, somebody has to decide. */
interface HaltedPublish {
  readonly where: readonly string[];
  readonly reason: PilotMeasure | null;
  readonly link: string;
}

export const haltedPublishEmail = (reader: Reader, { where, reason, link }: HaltedPublish): Email => {
  const words = { company: companyOf(reader), where: where.map(plainTextName), reason, link };
  return emailTo(reader, haltedPublish.subject(reason), haltedPublish.paragraphs(words));
};

// A name becomes plain text, in which no part of it may be taken for a link.
const companyOf = ({ companyName }: Reader): string => plainTextName(companyName);

/** An e-mail to somebody, by name. */
export const emailTo = (
  { name, email }: Pick<Reader, 'name' | 'email'>,
  subject: string,
  paragraphs: readonly string[],
): Email => ({
  to: { name: plainTextName(name), address: email },
  subject,
  text: [greeting(plainTextName(name)), ...paragraphs].join('\n\n').concat('\n'),
});
