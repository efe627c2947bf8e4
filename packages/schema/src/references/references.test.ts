import { expect, it } from 'vitest';
import { initial } from '../computed/initial.ts';
import type { Field, Value } from '../field/field.ts';
import { group } from '../kinds/group.ts';
import { idField } from '../kinds/id.ts';
import { list } from '../kinds/list.ts';
import { reference } from '../kinds/reference.ts';
import { set } from '../kinds/set.ts';
import { text } from '../kinds/text.ts';
import { collectReferences, crossDocumentReferences } from '../targets/find-references.ts';
import { relatedDocumentKey } from '../targets/targets.ts';
import { card, dish } from '../testing/sample.ts';
import { danglingReferences, findUsages, pathsReferencing, referencesTo } from './references.ts';

const doc = {
  ...initial(card),
  tags: [{ id: 4, name: 'Vegan' }],
  courses: [
    {
      id: 'c',
      name: 'Mains',
      dishes: [
        { ...initial(dish), id: 9, tags: [4, 5], station: 's1' },
        { ...initial(dish), id: 10, tags: ['4'] },
      ],
    },
  ],
};

it('collects every reference of a definition', () => {
  expect(collectReferences(card)).toEqual([
    { path: '/courses/[]/dishes/[]/tags/[]', to: ['/tags'], onDelete: 'drop-entry' },
    { path: '/courses/[]/dishes/[]/station', to: ['/stations'], onDelete: 'unset' },
    { path: '/offer/DISHES/tags/[]', to: ['/tags'], onDelete: 'drop-entry' },
    { path: '/offer/DISHES/station', to: ['/stations'], onDelete: 'unset' },
  ]);
});

it('finds references whose target was removed', () => {
  expect(danglingReferences(card, doc).map(({ path, id }) => [path, id])).toEqual([
    ['/courses/[c]/dishes/[9]/tags/[5]', 5],
    ['/courses/[c]/dishes/[9]/station', 's1'],
  ]);
});

it('finds the usages of a member, with ids as numbers and as texts', () => {
  expect(pathsReferencing(card, doc, '/tags', 4)).toEqual([
    '/courses/[c]/dishes/[9]/tags/[4]',
    '/courses/[c]/dishes/[10]/tags/[4]',
  ]);
});

const order = group(
  { label: 'Order' },
  { type: reference({ label: 'Type', to: 'settings:/orderTypes', onDelete: 'unset' }) },
);

it('validates references into another document only where that document, and its list, are given', () => {
  const value = { type: 7 };
  const dangling = (companions?: Readonly<Record<string, unknown>>) =>
    danglingReferences(order, value, companions).length;
  expect([dangling(), dangling({ settings: {} }), dangling({ settings: { orderTypes: [{ id: 7 }] } })]).toEqual([
    0, 0, 0,
  ]);
  expect(dangling({ settings: { orderTypes: [] } })).toBe(1);
});

const orderType = group({ label: 'Type' }, { id: idField(), name: text({ label: 'Name' }) });
interface OrderType extends Value<typeof orderType> {}
const orderTypeField: Field<OrderType> = orderType;
const settings = group({ label: 'Settings' }, { orderTypes: list({ label: 'Types' }, orderTypeField) });

it('finds the fields that may refer to a list, and the usages of one of its members, over all documents', () => {
  const documents = {
    menu: { definition: order, document: { type: 7 } },
    settings: { definition: settings, document: { orderTypes: [{ id: 7, name: 'To go' }] } },
    card: { definition: card, document: doc },
  };
  expect(referencesTo({ menu: order, settings, card }, { document: 'settings', path: '/orderTypes' })).toEqual([
    { document: 'menu', path: '/type', to: ['settings:/orderTypes'], onDelete: 'unset' },
  ]);
  expect(findUsages(documents, { document: 'settings', path: '/orderTypes' }, 7)).toEqual([
    { document: 'menu', path: '/type' },
  ]);
  expect(findUsages(documents, { document: 'settings', path: '/orderTypes' }, 8)).toEqual([]);
  expect(findUsages(documents, { document: 'card', path: '/tags' }, '4')).toEqual([
    { document: 'card', path: '/courses/[c]/dishes/[9]/tags/[4]' },
    { document: 'card', path: '/courses/[c]/dishes/[10]/tags/[4]' },
  ]);
});

const bonus = group(
  { label: 'Bonus' },
  {
    menu: text({ label: 'Menu' }),
    items: set(
      { label: 'Items' },
      reference({ label: 'Item', to: 'menu:/items', onDelete: 'drop-entry', documentIdField: 'menu' }),
    ),
  },
);

it('points into the document that its neighbor names, where there are several of that name', () => {
  const one = { menu: 'a', items: [1, 2] };
  const lists = {
    [relatedDocumentKey('menu', 'a')]: { items: [{ id: 1 }] },
    [relatedDocumentKey('menu')]: { items: [{ id: 2 }] },
  };
  const dangling = (value: unknown) => danglingReferences(bonus, value, lists).map(({ id }) => id);
  expect(dangling(one)).toEqual([2]);
  expect(dangling({ ...one, menu: '' })).toEqual([1]);
  expect(dangling({ ...one, menu: 'not at hand' })).toEqual([]);
  const uses = (of?: string) => pathsReferencing(bonus, one, 'menu:/items', 1, of).length;
  expect([uses('a'), uses('b'), uses()]).toEqual([1, 0, 1]);
  expect(pathsReferencing(bonus, { ...one, menu: '' }, 'menu:/items', 1, 'b')).toEqual(['/items/[1]']);
});

it('separates references to other documents from those inside', () => {
  const both = group({ label: 'Both' }, { card, order });
  expect(crossDocumentReferences(both, { card: doc, order: { type: 7 } }).map(({ path }) => path)).toEqual([
    '/order/type',
  ]);
});
