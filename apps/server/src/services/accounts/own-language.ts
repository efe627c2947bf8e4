import type { LanguageTag } from '@commissary/domain';
import { setLanguage } from '../../store/people/index.ts';
import type { Person, RequestContext } from '../context/index.ts';

const secondsOfAYear = 365 * 24 * 60 * 60;

/** Stores the language that the person of the call chose, and tells it this browser. */
export const chooseLanguage = async (context: RequestContext, language: LanguageTag): Promise<void> => {
  await setLanguage(context.db, context.person.id, language);
  rememberLanguage(context, language);
};

/** What the person of a session chose for the console; null: nothing, or somebody acts as that person. */
export const ownLanguage = ({ language, acting }: Person): LanguageTag | null => (acting === null ? language : null);

/** Tells this browser the language that a person chose, so that also its next sign-in page has it. */
export const rememberLanguage = (
  context: Pick<RequestContext, 'cookie' | 'answer'>,
  language: LanguageTag | null,
): void => {
  if (language === null || context.cookie('language') === language) return;
  context.answer.setCookie('language', language, secondsOfAYear);
};
