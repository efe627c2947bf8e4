import { type Field, group, localizedText, type Value } from '@commissary/schema';

const languages = ['es', 'fr', 'zh', 'vi', 'ko', 'pt', 'it', 'de'] as const;

/** Ours: the name that guests read, in their language. */
export const translatedName = localizedText({ label: 'Display name in other languages', languages, max: 100 });

const fields = group(
  { label: 'Translations' },
  {
    displayName: translatedName,
    description: localizedText({ label: 'Description in other languages', languages, max: 1000 }),
  },
);

/** Ours: what guests read of an item, in their language. */
export interface Translations extends Value<typeof fields> {}
export const translations: Field<Translations> = fields;
