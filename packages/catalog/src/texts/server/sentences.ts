import { dateWords, dayNames, type LanguageTag } from '@commissary/domain';
import { type ChangeTexts, type Field, memoByIdentity, type ValueTexts } from '@commissary/schema';
import { aggregatorTexts } from '../aggregator.ts';
import { aggregatorTexts as spanishAggregator } from '../es/aggregator.ts';
import { changeTexts as spanishChanges, changeTextsIn as spanishChangesIn } from '../es/form/changes.ts';
import { valueTexts as spanishValues, valueTextsIn as spanishValuesIn } from '../es/form/values.ts';
import type { Translated } from '../es/grammar/translated.ts';
import { dateWords as spanishDates, dayNames as spanishDays } from '../es/grammar/words.ts';
import { labelInSpanish } from '../es/labels/index.ts';
import { timedQuestionTexts as spanishQuestions } from '../es/levels/timed.ts';
import { emailsTexts as spanishEmails } from '../es/people/emails.ts';
import { reportMailTexts as spanishReportMails } from '../es/report-mails.ts';
import { reportScreenTexts as spanishReports } from '../es/report-screens.ts';
import { formVersionsTexts as spanishVersions } from '../es/versions/form-versions.ts';
import { changeTexts, changeTextsIn } from '../form/changes.ts';
import { valueTexts, valueTextsIn } from '../form/values.ts';
import { timedQuestionTexts } from '../levels/timed.ts';
import { emailsTexts } from '../people/emails.ts';
import { reportMailTexts } from '../report-mails.ts';
import { reportScreenTexts } from '../report-screens.ts';
import { formVersionsTexts } from '../versions/form-versions.ts';

/** What a process that answers in several languages says of documents: the console has one language and imports its texts. */
export interface Sentences {
  readonly changeTexts: ChangeTexts;
  readonly changeTextsIn: (zone: string) => ChangeTexts;
  readonly valueTexts: ValueTexts;
  readonly valueTextsIn: (zone: string) => ValueTexts;
  readonly notSet: string;
  readonly emailsTexts: Translated<typeof emailsTexts>;
  readonly timedQuestionTexts: typeof timedQuestionTexts;
  readonly reportMailTexts: Translated<typeof reportMailTexts>;
  /** From one day to another. */
  readonly daysWords: (from: string, to: string) => string;
  readonly aggregatorTexts: Record<keyof typeof aggregatorTexts, string>;
  /** The definition of a document with labels in the language: only for names and sentences. */
  readonly labeled: (definition: Field) => Field;
  /** A label or a title, in the language. */
  readonly labelOf: (label: string) => string;
}

/** A definition with its labels in Spanish; what several parts share is copied once. Kinds, patterns and rules stay the same. */
const inSpanish = memoByIdentity((part: object): unknown => {
  if (part === dayNames) return spanishDays;
  if (Array.isArray(part)) return part.map(one => partInSpanish(one));
  if (Object.getPrototypeOf(part) !== Object.prototype) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, member]) => [name, name === 'kind' ? member : partInSpanish(member, name)]),
  );
});

const partInSpanish = (part: unknown, member?: string): unknown => {
  if (typeof part === 'string') return labelInSpanish(part, member) ?? part;
  return typeof part === 'object' && part !== null ? inSpanish(part) : part;
};

const sentences: Readonly<Record<LanguageTag, Sentences>> = {
  en: {
    changeTexts,
    changeTextsIn,
    valueTexts,
    valueTextsIn,
    notSet: formVersionsTexts.notSet,
    ...{ emailsTexts, timedQuestionTexts, reportMailTexts },
    daysWords: (from, to) => reportScreenTexts.days(dateWords(from), dateWords(to)),
    aggregatorTexts,
    labeled: definition => definition,
    labelOf: label => label,
  },
  es: {
    changeTexts: spanishChanges,
    changeTextsIn: spanishChangesIn,
    valueTexts: spanishValues,
    valueTextsIn: spanishValuesIn,
    notSet: spanishVersions.notSet,
    emailsTexts: spanishEmails,
    timedQuestionTexts: spanishQuestions,
    reportMailTexts: spanishReportMails,
    daysWords: (from, to) => spanishReports.days(spanishDates(from), spanishDates(to)),
    aggregatorTexts: spanishAggregator,
    // A copy with other strings in it.
    labeled: definition => inSpanish(definition) as Field,
    labelOf: label => labelInSpanish(label, 'label') ?? label,
  },
};

/** The sentences in a language; English for who has none. [RULE.language.06] */
export const sentencesIn = (language?: LanguageTag | null): Sentences => sentences[language ?? 'en'];
