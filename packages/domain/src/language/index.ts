export { language } from './current.ts';
export { dayNamed } from './day-named.ts';
export {
  acceptedLanguage,
  isLanguage,
  type Language,
  type LanguageTag,
  languageNames,
  languageTags,
} from './language.ts';
export { spanish } from './spanish.ts';
