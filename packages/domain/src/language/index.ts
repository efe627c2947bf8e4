export { language } from './current.ts';
export {
  acceptedLanguage,
  isLanguage,
  type Language,
  type LanguageTag,
  languageNames,
  languageTags,
} from './language.ts';
export { spanish } from './spanish.ts';
