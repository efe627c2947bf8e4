import { expect, it } from 'vitest';
import { initial } from '../computed/initial.ts';
import type { Field, Value } from '../field/field.ts';
import { group } from '../kinds/group.ts';
import { idField } from '../kinds/id.ts';
import { list } from '../kinds/list.ts';
import { money } from '../kinds/money.ts';
import { number } from '../kinds/number.ts';
import { reference } from '../kinds/reference.ts';
import { text } from '../kinds/text.ts';
import { markedTexts } from '../testing/change-texts.ts';
import { card, dish } from '../testing/sample.ts';
import { type ChangeDescription, describeChange, subjectAt } from './describe-change.ts';

const before = {
  ...initial(card),
  tags: [{ id: 4, name: 'Vegan' }],
  courses: [
    {
      id: 'c',
      name: 'Mains',
      dishes: [
        { ...initial(dish), id: 9, info: { name: 'Soup', plu: '' }, price: '9.50', tags: [4] },
        { ...initial(dish), id: 10, info: { name: 'Stew', plu: '' } },
      ],
    },
  ],
};
const after = { ...before, courses: [{ ...before.courses[0], dishes: [before.courses[0]?.dishes[1]] }] };
const names = { definition: card, documents: [after, before] };

const soup = '/courses/[c]/dishes/[9]';
const cases: readonly (readonly [ChangeDescription, string])[] = [
  [
    { op: 'set', path: `${soup}/price`, value: '9.95', was: '9.50' },
    'changedFrom(ofOwner(Price | Soup) | $9.50 | $9.95 | Elm St.)',
  ],
  [{ op: 'set', path: `${soup}/price`, value: '9.95' }, 'set(ofOwner(Price | Soup) | $9.95 | Elm St.)'],
  [
    { op: 'set', path: '/kitchen/seats', value: 10, was: 8 },
    'changedFrom(Kitchen › Seats | 8 people | 10 people | Elm St.)',
  ],
  [{ op: 'set', path: '/kitchen/open', value: true, was: false }, 'changedFrom(Kitchen › Open | Off | On | Elm St.)'],
  [
    { op: 'set', path: '/fees', value: [{ amount: '1.00' }], was: { '#': '00000000' } },
    'changedTo(Fees | 1 fee | Elm St.)',
  ],
  [{ op: 'set', path: '/kitchen', value: { '#': '00000000' }, was: { '#': '11111111' } }, 'changed(Kitchen | Elm St.)'],
  [{ op: 'set', path: '/kitchen/pin', value: { set: true, last4: '1234' } }, 'changed(Kitchen › PIN | Elm St.)'],
  [{ op: 'unset', path: '/courses/[c]/note', was: 'No nuts' }, 'cleared(ofOwner(Note | Mains) | No nuts | Elm St.)'],
  [{ op: 'remove', path: soup, was: { '#': '00000000' } }, 'removed(Soup | ofOwner(Dishes | Mains) | Elm St.)'],
  [
    { op: 'add', path: '/courses/[c]/dishes/[x]', after: '9', value: { id: 'x', info: { name: 'Special' } } },
    'added(Special | ofOwner(Dishes | Mains) | Elm St.)',
  ],
  [{ op: 'add', path: `${soup}/tags/[4]`, after: null, value: 4 }, 'added(Vegan | ofOwner(Tags | Soup) | Elm St.)'],
  [
    { op: 'move', path: '/courses/[c]/dishes/[10]', after: null },
    'movedFirst(Stew | ofOwner(Dishes | Mains) | Elm St.)',
  ],
  [
    { op: 'move', path: '/courses/[c]/dishes/[10]', after: '9' },
    'movedBehind(Stew | Soup | ofOwner(Dishes | Mains) | Elm St.)',
  ],
  [{ op: 'move', path: '/courses/[c]' }, 'moved(Mains | Courses | Elm St.)'],
  [
    { op: 'reset', path: `${soup}/price`, value: '9.50', was: '9.95' },
    'reset(ofOwner(Price | Soup) | $9.95 | $9.50 | Elm St.)',
  ],
  [{ op: 'reset', path: soup, was: { '#': '00000000' } }, 'reset(Soup | – | – | Elm St.)'],
  [{ op: 'set', path: '/kitchen/nope', value: 3, was: 2 }, 'changedFrom(Kitchen › nope | 2 | 3 | Elm St.)'],
];

it('describes each change with the given sentence, and a removed member by its former name', () => {
  for (const [entry, said] of cases) expect(describeChange(markedTexts, names, entry, 'Elm St.')).toBe(said);
});

it('names no level where none is given', () => {
  expect(describeChange(markedTexts, names, { op: 'set', path: '/kitchen/seats', value: 1, was: 2 })).toBe(
    'changedFrom(Kitchen › Seats | 2 people | 1 people | –)',
  );
  expect(describeChange(markedTexts, names, { op: 'unset', path: '/kitchen/seats' }, 'Harbor')).toBe(
    'cleared(Kitchen › Seats | – | Harbor)',
  );
});

it('shortens a text that is too long for a sentence', () => {
  const said = describeChange(markedTexts, names, { op: 'set', path: '/courses/[c]/name', value: 'long '.repeat(40) });
  expect(said).toMatch(/^set\(ofOwner\(Name \| Mains\) \| (long ){15}long… \| –\)$/);
});

const named = group({ label: 'Row' }, { id: idField(), name: text({ label: 'Name' }) });
interface Named extends Value<typeof named> {}
const row: Field<Named> = named;
const sized = group({ label: 'Price' }, { id: idField(), price: money({ label: 'Price' }) });
interface Sized extends Value<typeof sized> {}
const size: Field<Sized> = sized;
const schemed = group(
  { label: 'Prices' },
  { id: idField(), sizes: list({ label: 'Sizes', nameFrom: '/sizes' }, size) },
);
interface Schemed extends Value<typeof schemed> {}
const scheme: Field<Schemed> = schemed;
const itemFields = group(
  { label: 'Item' },
  {
    id: idField(),
    name: text({ label: 'Name' }),
    prices: list({ label: 'Prices', nameFrom: '/schemes', initial: [{ id: 1, sizes: [] }] }, scheme),
    station: reference({ label: 'Station', to: 'settings:/stations', onDelete: 'unset' }),
  },
);
interface Item extends Value<typeof itemFields> {}
const item: Field<Item> = itemFields;
const stepFields = group(
  { label: 'Step' },
  { id: idField(), at: number({ label: 'At' }), fee: money({ label: 'Fee' }) },
);
interface Step extends Value<typeof stepFields> {}
const stepOf: Field<Step> = stepFields;
const rowsOf = (label: string) => list({ label }, row);
const menu = group(
  { label: 'Menu' },
  {
    sizes: rowsOf('Sizes'),
    schemes: rowsOf('Schemes'),
    items: list({ label: 'Items' }, item),
    steps: list({ label: 'Steps', namePath: 'at' }, stepOf),
  },
);

it("distinguishes names from other rows from the member's own, and puts a list before members that have a number only", () => {
  const prices = [1, 2].map(key => ({
    id: key,
    sizes: [
      { id: 7, price: '9.50' },
      { id: 8, price: '8.00' },
    ],
  }));
  const document = {
    sizes: [{ id: 7, name: 'XL' }],
    schemes: [
      { id: 1, name: 'Default' },
      { id: 2, name: 'Happy hour' },
    ],
    items: [
      { id: 'm', name: 'Margherita', prices: prices.slice(0, 1) },
      { id: 'n', name: 'Napoli', prices },
    ],
    steps: [{ id: 1, at: 15, fee: '2.00' }],
  };
  const words = (path: string) => subjectAt(markedTexts, { definition: menu, documents: [document] }, path);
  expect(words('/items/[m]/prices/[1]/sizes/[7]/price')).toBe('ofOwner(Price | Margherita XL)');
  expect(words('/items/[n]/prices/[2]/sizes/[7]/price')).toBe('ofOwner(Price | Napoli XL, Happy hour)');
  expect(words('/items/[n]/prices/[2]/sizes')).toBe('ofOwner(Sizes | Napoli, Happy hour)');
  expect(words('/steps/[1]/fee')).toBe('ofOwner(Fee | Steps 15)');
  expect(words('/items/[m]')).toBe('Margherita');
  expect(words('')).toBe('Menu');
});

it('names members of another document, and shows no id where that document is not given', () => {
  const settings = group({ label: 'Settings' }, { stations: rowsOf('Stations') });
  const entry = { op: 'set', path: '/items/[m]/station', value: 's2', was: 's1' };
  const document = { items: [{ id: 'm', name: 'Margherita' }] };
  const companion = { definition: settings, documents: [{ stations: [{ id: 's2', name: 'Grill' }] }] };
  const said = (companions: Readonly<Record<string, typeof companion>>) =>
    describeChange(markedTexts, { definition: menu, documents: [document], companions }, entry);
  expect(said({ settings: companion })).toBe('changedFrom(ofOwner(Station | Margherita) | Removed | Grill | –)');
  expect(said({})).toBe('changed(ofOwner(Station | Margherita) | –)');
});
