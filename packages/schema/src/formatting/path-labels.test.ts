import { expect, it } from 'vitest';
import { initial } from '../computed/initial.ts';
import type { Field, Value } from '../field/field.ts';
import { group } from '../kinds/group.ts';
import { idField } from '../kinds/id.ts';
import { list } from '../kinds/list.ts';
import { money } from '../kinds/money.ts';
import { reference } from '../kinds/reference.ts';
import { text } from '../kinds/text.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { card, dish } from '../testing/sample.ts';
import { targetMembers, targetMembersWithin } from './display-names.ts';
import { pathLabelsAt } from './path-labels.ts';

const doc = {
  ...initial(card),
  tags: [{ id: 4, name: 'Vegan' }],
  courses: [
    {
      id: 'c',
      name: 'Mains',
      dishes: [
        { ...initial(dish), id: 9, info: { name: 'Soup', plu: '' } },
        { ...initial(dish), id: 10 },
      ],
    },
  ],
};

it('formats a path: names of members, labels of fields, nothing for lists and quiet groups', () => {
  const cases: [string, string[]][] = [
    ['', []],
    ['/kitchen/seats', ['Kitchen', 'Seats']],
    ['/courses', ['Courses']],
    ['/courses/[c]', ['Mains']],
    ['/courses/[c]/dishes/[9]/price', ['Mains', 'Soup', 'Price']],
    ['/courses/[c]/dishes/[9]/info/plu', ['Mains', 'Soup', 'PLU']],
    ['/courses/[c]/dishes/[10]/price', ['Mains', 'Unnamed dish', 'Price']],
    ['/courses/[gone]/name', ['Unnamed course', 'Name']],
    ['/courses/[c]/dishes/[9]/tags/[4]', ['Mains', 'Soup', 'Tags', 'Vegan']],
    ['/rates/7', ['Rates', '7']],
    ['/kitchen/nope/[x]', ['Kitchen', 'nope', 'x']],
  ];
  for (const [path, words] of cases) expect([path, pathLabelsAt(valueTexts, card, doc, path)]).toEqual([path, words]);
});

const named = group({ label: 'Scheme' }, { id: idField(), name: text({ label: 'Name' }) });
interface Named extends Value<typeof named> {}
const scheme: Field<Named> = named;
const entry = group(
  { label: 'Price' },
  { id: reference({ label: 'Scheme', to: '/schemes', onDelete: 'drop-entry' }), amount: money({ label: 'Price' }) },
);
interface Entry extends Value<typeof entry> {}
const price: Field<Entry> = entry;
const priced = group(
  { label: 'Doc' },
  {
    schemes: list({ label: 'Schemes' }, scheme),
    prices: list({ label: 'Prices', nameFrom: '/schemes', initial: [{ id: 1, amount: '' }] }, price),
    fees: list({ label: 'Fees', nameFrom: '/schemes' }, price),
  },
);

it('gives a member the name of the row it stands for, and no name where it is the only one that a new list has', () => {
  const schemes = [
    { id: 1, name: 'Default' },
    { id: 2, name: 'Happy hour' },
  ];
  const prices = [
    { id: 1, amount: '1.00' },
    { id: 2, amount: '0.50' },
  ];
  expect(pathLabelsAt(valueTexts, priced, { schemes, prices }, '/prices/[2]/amount')).toEqual(['Happy hour', 'Price']);
  expect(pathLabelsAt(valueTexts, priced, { schemes, prices: prices.slice(0, 1) }, '/prices/[1]/amount')).toEqual([
    'Price',
  ]);
  const fees = prices.slice(1);
  expect(pathLabelsAt(valueTexts, priced, { schemes, fees }, '/fees/[2]/amount')).toEqual(['Happy hour', 'Price']);
});

it('offers the members that a reference may point at', () => {
  expect(targetMembers(valueTexts, card, doc, ['/tags'])).toMatchObject([{ id: 4, name: 'Vegan' }]);
  expect(targetMembers(valueTexts, card, doc, ['/courses/[]/dishes']).map(member => member.name)).toEqual([
    'Soup',
    'Unnamed dish',
  ]);
  expect(targetMembers(valueTexts, card, doc, ['settings:/nowhere'])).toEqual([]);
  expect(targetMembersWithin(valueTexts, card, doc, '/tags')).toEqual(targetMembers(valueTexts, card, doc, ['/tags']));
  expect(targetMembersWithin(valueTexts, card, doc, '/courses/[]/dishes')).toEqual(
    targetMembers(valueTexts, card, doc, ['/courses/[]/dishes']).map(dish => ({ ...dish, within: 'Mains' })),
  );
});
