import { fieldAt, isSet } from '@commissary/schema';
import { expect, it } from 'vitest';
import { documents } from '../../../documents/index.ts';
import { sheetWords } from './sheet-words.ts';

const item = '/departments/[]/items/[]';
const at = (path: string) => fieldAt(documents.menu.field, item + path);
const names = at('/translations/displayName');
const allergens = at('/allergens');

it('[RULE.menuGuests.10] has words of its own in each language of a menu, and a name there for every allergen', () => {
  if (names === undefined || !('languages' in names) || allergens === undefined || !isSet(allergens))
    throw new TypeError('An item has names in languages, and allergens');
  const offered = names.languages as readonly string[];
  expect(offered.length).toBeGreaterThan(5);
  expect(Object.keys(sheetWords).toSorted()).toEqual(['en', ...offered].toSorted());
  const { options } = allergens.item as unknown as { readonly options: readonly { readonly value: string }[] };
  const values = options.map(({ value }) => value).toSorted();
  const { en, ...others } = sheetWords;
  for (const [language, words] of Object.entries(others)) {
    expect(Object.keys(words.allergens).toSorted(), language).toEqual(values);
    expect(new Set(Object.values(words.allergens)).size, language).toBe(values.length);
    for (const key of ['item', 'contains', 'notRecorded', 'allergensAbout'] as const) {
      expect(words[key], language).not.toBe('');
      expect(words[key], language).not.toBe(en[key]);
    }
  }
});
