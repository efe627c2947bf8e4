import { documents, initialDocument } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { complete } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MenuWorld, makeMenuWorld, menuWith } from '../testing/menu-world.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const named = (id: string, more: object = {}) => ({ id, info: { name: id }, ...more });
const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(id => named(id, { category: 'red' }));
const featured = (...ids: string[]) =>
  ids.map(itemId => ({ id: itemId, departmentId: 'pizza', categoryId: 'red', itemId }));
const start = {
  departments: [
    named('pizza', { categories: [named('red')], items }),
    named('pasta', { categories: [named('white')], items: [named('penne')] }),
  ],
  pricingSchemes: [
    ...initialDocument('menu').pricingSchemes,
    { id: 'lunch', name: 'Lunch' },
    { id: 'late', name: 'Late' },
  ],
  onlineFeaturedItems: featured('a', 'b', 'c', 'd', 'e', 'f'),
  offers: [named('deal')],
  layout: { tabs: [{ id: 'main', name: 'Main', buttons: [{ id: 'cash', index: 0, buttonText: 'Cash' }] }] },
};
const stored = menuWith(start);
const text = 'A button of 26 characters.';
const follows = (scheme: string) => ({
  ...{ scheme, round: '0.01' },
  difference: { type: 'AMOUNT', AMOUNT: { amount: '1.00' } },
});

const set = (path: string, value: unknown): Change => ({ op: 'set', path, value });
const memberAt = (list: string, id: string, whole: object): Change => {
  const members = list.split('/').reduce<unknown>((value, key) => {
    const [, requested] = /^\[(.*)\]$/.exec(key) ?? [];
    if (!Array.isArray(value)) return Reflect.get(Object(value), key);
    return value.find(member => Reflect.get(Object(member), 'id') === requested);
  }, menuWith(whole));
  const value = Array.isArray(members) ? members.find(member => Reflect.get(Object(member), 'id') === id) : undefined;
  return { op: 'add', path: `/${list}/[${id}]`, after: null, value };
};

interface Case {
  readonly name: string;
  /** What is wrong, by path, as the call and the form show it. */
  readonly failures: readonly string[];
  /** The text of the whole menu. */
  readonly sent: unknown;
  /** The same at a location, where a list can say it. */
  readonly list?: readonly Change[];
}

const withParts = (parts: object): unknown => complete(documents.menu.field, { ...stored, ...parts });
const second = (more: object) => withParts({ departments: [stored.departments[0], named('pasta', more)] });
const seventh = { ...start, onlineFeaturedItems: featured('g') };
const combo = { value: { appliesTo: 'COMBO' } };

const cases: readonly Case[] = [
  { name: 'a menu without departments', failures: ['NOT_MENU_BLOB'], sent: { ...stored, departments: undefined } },
  { name: 'no menu', failures: ['NOT_MENU_BLOB /body/menuBlob'], sent: 'not a menu' },
  { name: 'a list in place of a menu', failures: ['NOT_MENU_BLOB'], sent: [] },
  {
    name: 'one id in two departments',
    failures: ['duplicate-id /departments/[pasta]/items/[a]', 'duplicate-id /departments/[pizza]/items/[a]'],
    sent: second({ items: [named('a')] }),
    list: [memberAt('departments/[pasta]/items', 'a', { departments: [named('pasta', { items: [named('a')] })] })],
  },
  {
    name: 'schemes that follow each other',
    failures: ['late', 'lunch'].map(id => `scheme-follows-itself /pricingSchemes/[${id}]/follows/scheme`),
    sent: withParts({
      pricingSchemes: stored.pricingSchemes.map(one =>
        one.id === 1 ? one : { ...one, follows: follows(one.id === 'late' ? 'lunch' : 'late') },
      ),
    }),
    list: [
      set('/pricingSchemes/[late]/follows', follows('lunch')),
      set('/pricingSchemes/[lunch]/follows', follows('late')),
    ],
  },
  {
    name: '[RULE.menu.11] [ROUTE.menu.layout.b1] a button with 26 characters',
    failures: ['too-long /layout/tabs/[main]/buttons/[cash]/buttonText'],
    sent: withParts({
      layout: { tabs: [{ id: 'main', name: 'Main', buttons: [{ id: 'cash', index: 0, buttonText: text }] }] },
    }),
    list: [set('/layout/tabs/[main]/buttons/[cash]/buttonText', text)],
  },
  {
    name: '[RULE.menu.12] [ROUTE.menu.onlineCategories.b5] [CONST.featured.max] a seventh featured item',
    failures: ['too-many /onlineFeaturedItems'],
    sent: withParts({ onlineFeaturedItems: featured('a', 'b', 'c', 'd', 'e', 'f', 'g') }),
    list: [memberAt('onlineFeaturedItems', 'g', seventh)],
  },
  {
    name: 'a combo of nothing',
    failures: ['combo-of-nothing /offers/[deal]/value/appliesTo'],
    sent: withParts({ offers: [named('deal', combo)] }),
    list: [set('/offers/[deal]/value/appliesTo', 'COMBO')],
  },
  {
    name: 'a key that a menu does not have',
    failures: ['unknown-field /extra'],
    sent: { ...stored, extra: { anything: true } },
    list: [set('/extra', true)],
  },
  {
    name: 'a key that an item does not have',
    failures: ['unknown-field /departments/[pasta]/items/[penne]/calories'],
    sent: second({ items: [named('penne', { calories: 3 })] }),
    list: [set('/departments/[pasta]/items/[penne]/calories', 3)],
  },
  {
    name: 'money with three decimals',
    failures: ['format /departments/[pasta]/items/[penne]/pricing/[1]/itemBased/price'],
    sent: second({ items: [named('penne', { pricing: [{ id: 1, itemBased: { price: '9.999' } }] })] }),
    list: [set('/departments/[pasta]/items/[penne]/pricing/[1]/itemBased/price', '9.999')],
  },
  {
    name: 'the category of another department',
    failures: ['out-of-scope /departments/[pasta]/items/[penne]/category'],
    sent: second({ categories: [named('white')], items: [named('penne', { category: 'red' })] }),
    list: [set('/departments/[pasta]/items/[penne]/category', 'red')],
  },
  {
    name: 'a tax that does not exist',
    failures: ['not-an-option /departments/[pasta]/taxes/selected/[77]'],
    sent: second({ taxes: { selected: [1, 77] } }),
  },
];

describe.each(databases)('bad input to a menu on %s', database => {
  let server: TestServer;
  let world: MenuWorld;
  beforeAll(async () => {
    server = await openTestServer({ database });
    world = await makeMenuWorld(server);
    expect(await world.put(JSON.stringify(stored))).toMatchObject({ status: 200 });
  });
  afterAll(() => server.close());

  const failuresIn = ({ status, body }: { readonly status: number; readonly body: unknown }): readonly string[] =>
    Array.isArray(body) && status === 400
      ? body.map(({ code, path }) => (path === undefined ? code : `${code} ${path}`)).toSorted()
      : [`${status} ${JSON.stringify(body)}`];
  /** The result of a call that must change nothing. */
  const refused = async (call: () => Promise<{ readonly status: number; readonly body: unknown }>) => {
    const before = [await world.base(), await world.layered('Oak')];
    const failures = failuresIn(await call());
    expect([await world.base(), await world.layered('Oak')]).toEqual(before);
    return failures;
  };

  it.each(cases)('$name is refused with its path, and changes nothing', async ({ failures, sent, list }) => {
    const menuBlob = typeof sent === 'string' ? sent : JSON.stringify(sent);
    expect(await refused(() => world.put(menuBlob))).toEqual(failures);
    if (list !== undefined) expect(await refused(() => world.override('Oak', list))).toEqual(failures);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('the key %s is refused anywhere', async key => {
    const menuBlob = JSON.stringify({ ...stored, requirements: [] }).replace('"requirements"', `"${key}"`);
    expect(await refused(() => world.put(menuBlob))).toEqual([expect.stringMatching(/^UNSAFE_KEY/)]);
    const inside = menuBlob.replace(`"${key}"`, '"requirements"').replace('"info"', `"${key}"`);
    expect(await refused(() => world.put(inside))).toEqual([expect.stringMatching(/^UNSAFE_KEY/)]);
  });
});
