import { sentencesIn } from '@commissary/catalog';
import { type LanguageTag, type PilotMeasure, plainTextName, type TimedQuestion } from '@commissary/domain';
import type { Email } from '../../adapters/index.ts';
import type { EmailJob } from './enqueue-email.ts';

/** An e-mail is in the language of who gets it. */
interface Reader {
  readonly name: string;
  readonly email: string;
  readonly companyName: string;
  readonly language: LanguageTag | null;
}

const textsFor = ({ language }: Pick<Reader, 'language'>) => sentencesIn(language).emailsTexts;

export const resetEmail = (reader: Reader, link: string, minutes: number): Email => {
  const { reset } = textsFor(reader);
  return emailTo(reader, reset.subject, reset.paragraphs(companyOf(reader), link, minutes));
};

export const inviteEmail = (reader: Reader, by: string, link: string, days: number): Email => {
  const { invite } = textsFor(reader);
  return emailTo(
    reader,
    invite.subject(companyOf(reader)),
    invite.paragraphs(companyOf(reader), plainTextName(by), reader.email, link, days),
  );
};

export const passwordChangedEmail = (reader: Reader): Email => {
  const { passwordChanged } = textsFor(reader);
  return emailTo(reader, passwordChanged.subject, passwordChanged.paragraphs(companyOf(reader), reader.email));
};

export const actingEmail = (
  reader: Reader,
  { by, byCompany, reason, minutes }: Extract<EmailJob, { kind: 'acting' }>,
): Email => {
  const { acting } = textsFor(reader);
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
  const { emailsTexts, timedQuestionTexts } = sentencesIn(reader.language);
  const { timedQuestion } = emailsTexts;
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
  const { failedPublish } = textsFor(reader);
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
  const { keptOverrides } = textsFor(reader);
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
  const { haltedPublish } = textsFor(reader);
  const words = { company: companyOf(reader), where: where.map(plainTextName), reason, link };
  return emailTo(reader, haltedPublish.subject(reason), haltedPublish.paragraphs(words));
};

// A name becomes plain text, in which no part of it may be taken for a link.
const companyOf = ({ companyName }: Reader): string => plainTextName(companyName);

/** An e-mail to somebody, by name. */
export const emailTo = (
  reader: Omit<Reader, 'companyName'>,
  subject: string,
  paragraphs: readonly string[],
): Email => ({
  to: { name: plainTextName(reader.name), address: reader.email },
  subject,
  text: [textsFor(reader).greeting(plainTextName(reader.name)), ...paragraphs].join('\n\n').concat('\n'),
});
