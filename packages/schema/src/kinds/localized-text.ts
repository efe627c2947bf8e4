import { type Field, type Kind, type Meta, make } from '../field/index.ts';
import { isKeyToken, keyToken, tokenKey } from '../path/index.ts';
import { isRecord } from '../value/index.ts';
import { type Text, text } from './text.ts';

/** A text in several languages, by language tag (BCP 47): `{ en: 'Soup', 'es-MX': 'Sopa' }`. */
export interface LocalizedText extends Field<Readonly<Record<string, string>>> {
  readonly kind: Kind<'localized-text', LocalizedText>;
  /** The text in one language: its limits hold for each. */
  readonly item: Text;
  /** The languages that a form offers; any other tag is valid too. */
  readonly languages: readonly string[];
}

type Options = Partial<Pick<LocalizedText, 'languages'>> & { readonly max?: number };

/** `max` limits the characters in each language. */
export const localizedText = ({ languages = [], max, ...meta }: Meta & Options): LocalizedText =>
  make<LocalizedText>({
    ...meta,
    kind: localizedTextKind,
    languages,
    item: text({ label: meta.label, ...(max !== undefined && { max }) }),
  });

/** Whether a text is a language tag in its canonical form: `en-US`, and neither `en_US` nor `EN-us`. */
export const isLanguageTag = (tag: string): boolean => {
  try {
    return tag.length <= 35 && Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
};

const MOST_LANGUAGES = 50;

const localizedTextKind: Kind<'localized-text', LocalizedText> = {
  name: 'localized-text',
  keying: 'group',
  initial: () => ({}),
  json: field => ({
    type: 'object',
    maxProperties: MOST_LANGUAGES,
    propertyNames: { format: 'language-tag' },
    additionalProperties: { type: 'string', maxLength: field.item.max },
  }),
  format: (_, value, texts) => {
    const entries = isRecord(value) ? Object.entries(value) : [];
    return entries.length === 0
      ? texts.notSet
      : texts.listed(entries.toSorted(byTag).map(([tag, words]) => texts.labeled(tag, String(words))));
  },
  children: field => [['*', field.item]],
  child: (field, token) => (isKeyToken(token) && isLanguageTag(tokenKey(token)) ? field.item : undefined),
  map: (field, value, each) => {
    if (!isRecord(value)) return value;
    const entries = Object.entries(value).map(
      ([tag, words]) => [tag, isLanguageTag(tag) ? each(field.item, words, keyToken(tag)) : words] as const,
    );
    return entries.every(([tag, words]) => words === value[tag])
      ? value
      : Object.fromEntries(entries.filter(([, words]) => words !== undefined));
  },
  check: field => {
    const check = field.item.kind.check(field.item);
    return (value, at) => {
      if (!isRecord(value)) return at.report('type');
      const entries = Object.entries(value);
      if (entries.length > MOST_LANGUAGES) at.report('too-many', { max: MOST_LANGUAGES });
      for (const [tag, words] of entries) {
        at.path.push(keyToken(tag));
        if (isLanguageTag(tag)) check(words, at);
        else at.report('bad-id');
        at.path.pop();
      }
    };
  },
};

const byTag = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;
