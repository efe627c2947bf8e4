import { expect, it } from 'vitest';
import { type GuestItem, guestGaps, languagesIn } from './guest-gaps.ts';

const sizes = [
  {
    id: 'size',
    name: 'Size',
    isSize: true,
    options: [
      { id: 'small', name: '10 in' },
      { id: 9, name: '14 in' },
    ],
  },
];
const plain = { styles: [] };
const complete: GuestItem = {
  info: { imageId: 'a.png', description: 'Tomato', status: 'ACTIVE' },
  translations: { displayName: { es: 'Margarita' }, description: {} },
  allergens: ['MILK'],
  nutrition: { calories: 0, sizes: [] },
};
const gaps = (item: Partial<GuestItem>, department: { styles: typeof sizes } = plain, languages = ['es']) =>
  guestGaps({ ...complete, ...item }, department, languages);

it('[RULE.menuGuests.01] an item lacks each field that guests read and that is not filled, and nothing else', () => {
  expect(gaps({})).toEqual([]);
  expect(gaps({ info: { ...complete.info, imageId: '' } })).toEqual(['image']);
  expect(gaps({ info: { ...complete.info, description: ' ' } })).toEqual(['description']);
  expect(gaps({ allergens: [] })).toEqual(['allergens']);
  expect(gaps({ nutrition: { sizes: [] } })).toEqual(['calories']);
  const { translations: _, nutrition: __, ...bare } = complete;
  expect(guestGaps(bare, plain, ['es'])).toEqual(['translation', 'calories']);
});

it('[RULE.menuGuests.02] a name is wanted in every language that the menu has, and in none where it has none', () => {
  expect(gaps({}, plain, ['es', 'fr'])).toEqual(['translation']);
  expect(gaps({ translations: { displayName: { es: '' }, description: {} } })).toEqual(['translation']);
  expect(gaps({ translations: { displayName: {}, description: {} } }, plain, [])).toEqual([]);
  const translated = (displayName: Record<string, string>) => ({
    ...complete,
    translations: { displayName, description: { de: 'Tomate' } },
  });
  const items = [translated({ fr: 'Marguerite', es: ' ' }), translated({ es: 'Margarita' })];
  expect(languagesIn([{ styles: [], items }])).toEqual(['es', 'fr']);
  expect(languagesIn([{ styles: [], items: items.slice(0, 1) }])).toEqual(['fr']);
});

it('[RULE.menuGuests.03] calories are those of the item, or of each of its sizes', () => {
  const ofSizes = (...ids: (string | number)[]) => ({ sizes: ids.map(id => ({ id, calories: 700 })) });
  const department = { styles: sizes };
  expect(gaps({ nutrition: ofSizes('small', 9) }, department)).toEqual([]);
  expect(gaps({ nutrition: ofSizes('small') }, department)).toEqual(['calories']);
  expect(gaps({ nutrition: { calories: 700, sizes: [] } }, department)).toEqual([]);
  const small = { styles: [{ id: 'size', optionIds: ['small'] }] };
  expect(gaps({ ...small, nutrition: ofSizes('small') }, department)).toEqual([]);
});
