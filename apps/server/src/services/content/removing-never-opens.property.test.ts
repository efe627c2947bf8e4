import { documents, initialDocument, type LocationSettings, type Menu } from '@commissary/catalog';
import { apply, type Change, diff } from '@commissary/document';
import { evaluateOffer, lets, nothingId, type OfferOrder, offerTerms, restrictionTo } from '@commissary/domain';
import {
  fieldAt,
  initial,
  isArray,
  isRestriction,
  keepRestrictions,
  removeDanglingCrossDocument,
  walkValue,
} from '@commissary/schema';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { definitions } from './definitions.ts';
import { stateWithChanges, withRelated } from './document-state.ts';
import { withRestrictions } from './restricting-list.ts';

type Kind = 'menu' | 'settings';
/** The documents of three levels: of the company, and the lists of a group and of a location in it. */
interface World {
  readonly base: Readonly<Record<Kind, unknown>>;
  readonly lists: readonly Readonly<Record<Kind, readonly Change[]>>[];
}

const menuField = documents.menu.field;
const blank = <T>(path: string): T => initial(fieldAt(menuField, path) ?? menuField) as T;
const ids = (...all: readonly string[]) => fc.subarray([...all]);
const tail = <T>(all: readonly T[]): T => all.at(-1) as T;

type Offer = Menu['offers'][number];
type Department = Menu['departments'][number];

const settingsBase: LocationSettings = (() => {
  const settings = initialDocument('settings');
  const station = initial(fieldAt(documents.settings.field, '/stations/[s]') ?? documents.settings.field);
  return {
    ...settings,
    stations: ['s1', 's2'].map(id => ({ ...(station as LocationSettings['stations'][number]), id, name: id })),
    marketing: {
      ...settings.marketing,
      customerGroups: ['g1', 'g2'].map(id => ({ id, name: id })),
    } as LocationSettings['marketing'],
  };
})();

const choice = fc.record({
  id: fc.constantFrom('x', 'y'),
  level: fc.constantFrom('CATEGORY' as const, 'ITEMS' as const, 'ITEM' as const),
  departmentId: fc.constant('d'),
  categoryId: fc.constantFrom('c1', 'c2'),
  itemId: fc.constantFrom('i1', 'i2'),
  limitToSizeIds: ids('large', 'small'),
  limitToStyleIds: ids('thin', 'thick'),
});
const oneChoice = fc.array(choice, { maxLength: 1 });

const world: fc.Arbitrary<World> = fc
  .record({
    orderTypes: ids('1', '2'),
    tenderTypes: ids('1', '2'),
    customerGroups: ids('g1', 'g2'),
    appliesTo: fc.constantFrom('ENTIRE_ORDER' as const, 'ANY_ITEM' as const, 'COMBO' as const),
    groups: ids('ig1', 'ig2'),
    choices: fc.tuple(oneChoice, oneChoice),
    except: fc.uniqueArray(choice, { minLength: 1, maxLength: 2, selector: ({ id }) => id }),
    modifiers: ids('m1', 'm2'),
    schemeTypes: ids('1', '2'),
    printed: ids('s1', 's2'),
    categories: fc.tuple(fc.constantFrom('c1', 'c2', ''), fc.constantFrom('c1', 'c2', '')),
    seeds: fc.array(fc.nat(), { minLength: 24, maxLength: 24 }),
  })
  .map(chosen => {
    const number = (id: string) => Number(id);
    const offer = blank<Offer>('/offers/[o]');
    const scheme = blank<Offer['value']['pricingSchemes'][number]>('/offers/[o]/value/pricingSchemes/[1]');
    const half = { ...scheme.anyItem.value, type: 'PERCENTAGE' as const, percentageValue: '50.00' };
    const department = blank<Department>('/departments/[d]');
    const style = blank<Department['styles'][number]>('/departments/[d]/styles/[s]');
    const option = blank<Department['styles'][number]['options'][number]>('/departments/[d]/styles/[s]/options/[o]');
    const category = blank<Department['categories'][number]>('/departments/[d]/categories/[c]');
    const item = blank<Department['items'][number]>('/departments/[d]/items/[i]');
    const modifier = blank<Menu['modifiers']['items'][number]>('/modifiers/items/[m]');
    const question = blank<Menu['modifiers']['categories'][number]>('/modifiers/categories/[q]');
    const offered = blank<Menu['modifiers']['availability']['categories'][number]>(
      '/modifiers/availability/categories/[q]',
    );
    const start = initialDocument('menu');
    const named = <T extends { readonly info: object }>(one: T, id: string) => ({
      ...one,
      id,
      info: { ...one.info, name: id },
    });
    const menu: Menu = {
      ...start,
      pricingSchemes: [
        ...start.pricingSchemes,
        {
          ...tail(start.pricingSchemes),
          id: 'lunch',
          name: 'lunch',
          isDefault: false,
          applies: {
            when: 'TIMES',
            TIMES: { days: [1], orderTypes: chosen.schemeTypes.map(number), channels: ['POS'] },
          },
        },
      ] as Menu['pricingSchemes'],
      departments: [
        {
          ...named(department, 'd'),
          styles: [
            {
              ...style,
              id: 'size',
              name: 'size',
              isSize: true,
              options: ['large', 'small'].map(id => ({ ...option, id, name: id })),
            },
            {
              ...style,
              id: 'crust',
              name: 'crust',
              isSize: false,
              options: ['thin', 'thick'].map(id => ({ ...option, id, name: id })),
            },
          ],
          categories: ['c1', 'c2'].map(id => named(category, id)),
          items: ['i1', 'i2'].map((id, at) => ({ ...named(item, id), category: chosen.categories[at] ?? '' })),
          printing: {
            ...department.printing,
            kitchen: { ...department.printing.kitchen, stations: chosen.printed },
          },
        },
      ],
      modifiers: {
        ...start.modifiers,
        categories: [named(question, 'q')],
        items: ['m1', 'm2'].map(id => ({ ...named(modifier, id), categoryId: 'q' })),
        availability: { categories: [{ ...offered, id: 'q', itemIds: chosen.modifiers }] },
      },
      itemGroups: ['ig1', 'ig2'].map((id, at) => ({ id, name: id, choices: chosen.choices[at] ?? [] })),
      offers: [
        {
          ...named(offer, 'o'),
          applying: { ...offer.applying, autoApplyIfCriteriaMet: true },
          validity: {
            ...offer.validity,
            orderTypes: chosen.orderTypes.map(number),
            tenderTypes: chosen.tenderTypes.map(number),
            customerGroups: chosen.customerGroups,
          },
          value: {
            appliesTo: chosen.appliesTo,
            pricingSchemes: [
              {
                ...scheme,
                id: 1,
                schemeId: 1,
                entireOrder: { ...scheme.entireOrder, value: half, excludedChoices: chosen.except },
                anyItem: { ...scheme.anyItem, value: half, excludedChoices: chosen.except },
                comboOffer: { ...scheme.comboOffer, value: half, groupIds: chosen.groups },
              },
            ],
          },
        },
      ],
    };
    const base = { menu, settings: settingsBase };
    const draw = [...chosen.seeds];
    // A group and a location take some members out of the sets that restrict.
    const group = withRestrictions('menu', menu, narrowed(menu, draw), 'group');
    const below = apply(menu, [...group]);
    return {
      base,
      lists: [
        { settings: [], menu: group },
        { settings: [], menu: withRestrictions('menu', below, narrowed(below, draw), 'location') },
      ],
    };
  });

/** A random list of a level: it removes members from sets that restrict, but never says that one is lifted. */
const narrowed = (menu: unknown, draw: number[]): readonly Change[] => {
  const next = (most: number) => (draw.shift() ?? 0) % most;
  const changes: Change[] = [];
  walkValue(menuField, menu, (field, value, path) => {
    if (!isRestriction(field) || !isArray(value) || next(3) > 0) return;
    // As forms do: what stands for nothing goes with the last member only.
    const named = value.filter(one => one !== nothingId);
    const left = named.filter((_, at) => at !== next(named.length));
    if (named.length < 2 || left.length === named.length) return;
    const kept = left.length === 0 ? [] : value.filter(one => one === nothingId || left.includes(one));
    changes.push(...diff(menu, replaceAt(menu, path, kept), { field: menuField }));
  });
  return changes;
};

const replaceAt = (document: unknown, path: string, value: unknown): unknown =>
  apply(document, [{ op: 'set', path, value }]);

/** A menu and the settings as they count at a level: 0 is the company, 1 the group, 2 the location. */
const effectiveAt = ({ base, lists }: World, level: number): { readonly menu: Menu; readonly settings: unknown } => {
  const layered = (kind: Kind) => {
    let below = base[kind];
    let state = stateWithChanges(kind, below, []);
    for (const list of lists.slice(0, level)) {
      state = stateWithChanges(kind, below, list[kind]);
      below = state.applied;
    }
    return state;
  };
  const settings = layered('settings').document;
  return { menu: withRelated('menu', layered('menu'), { settings }).document as Menu, settings };
};

/** What a save of a level leaves, as the use cases compute it: the company's cleans its other documents too. */
const afterRemoval = (before: World, level: number, kind: Kind, path: string): World => {
  const change: Change = { op: 'remove', path };
  if (level > 0) {
    const below = before.lists
      .slice(0, level - 1)
      .reduce((document, list) => apply(document, [...list[kind]]), before.base[kind]);
    const listAfter = (list: readonly Change[]) =>
      withRestrictions(kind, below, [...list, change], level === 1 ? 'group' : 'location');
    return {
      ...before,
      lists: before.lists.map((list, at) => (at === level - 1 ? { ...list, [kind]: listAfter(list[kind]) } : list)),
    };
  }
  const saved = (one: Kind, document: unknown) => keepRestrictions(definitions[one].field, before.base[one], document);
  const next = saved(kind, stateWithChanges(kind, before.base[kind], [change]).document);
  if (kind === 'menu') return { ...before, base: { ...before.base, menu: next } };
  const { document } = removeDanglingCrossDocument(menuField, before.base.menu, { settings: next });
  return { ...before, base: { settings: next, menu: saved('menu', document) } };
};

const removable: readonly (readonly [Kind, string])[] = [
  ...['1', '2'].map(id => ['settings', `/tenderTypes/[${id}]`] as const),
  ...['g1', 'g2'].map(id => ['settings', `/marketing/customerGroups/[${id}]`] as const),
  ...['s1', 's2'].map(id => ['settings', `/stations/[${id}]`] as const),
  ...['ig1', 'ig2'].map(id => ['menu', `/itemGroups/[${id}]`] as const),
  ...['m1', 'm2'].map(id => ['menu', `/modifiers/items/[${id}]`] as const),
  // More often, because an exception has to name it, and an item to be in it.
  ...['c1', 'c2', 'c1', 'c2', 'c1', 'c2'].map(id => ['menu', `/departments/[d]/categories/[${id}]`] as const),
  ...['i1', 'i2'].map(id => ['menu', `/departments/[d]/items/[${id}]`] as const),
  ...['large', 'small'].map(id => ['menu', `/departments/[d]/styles/[size]/options/[${id}]`] as const),
  ...['thin', 'thick'].map(id => ['menu', `/departments/[d]/styles/[crust]/options/[${id}]`] as const),
  ['menu', '/departments/[d]/styles/[size]'],
  ['menu', '/departments/[d]/styles/[crust]'],
  ...['orderTypes/[1]', 'orderTypes/[2]', 'tenderTypes/[1]', 'customerGroups/[g1]', 'customerGroups/[g2]'].map(
    one => ['menu', `/offers/[o]/validity/${one}`] as const,
  ),
];

/** Every restriction of a document by path, without those that a removal of the last member may lift. */
const restrictionsIn = (document: unknown) => {
  const found = new Map<string, { readonly to: 'any' | 'every'; readonly members: readonly (string | number)[] }>();
  walkValue(menuField, document, (field, value, path) => {
    if (isRestriction(field) && field.restricts.nothing !== null)
      found.set(path, { to: field.restricts.to, members: value as readonly (string | number)[] });
  });
  return found;
};

const orderAt = (menu: Menu, asked: { readonly orderType: number; readonly group: string; readonly size: string }) => {
  const [department] = menu.departments;
  const has = (option: string) =>
    department?.styles.some(({ options }) => options.some(({ id }) => id === option)) === true;
  const order: OfferOrder = {
    lines: (department?.items ?? []).map(({ id, category }) => ({
      ...{ itemId: id, departmentId: 'd', categoryId: category ?? null, units: [10_00] },
      sizeId: has(asked.size) ? asked.size : null,
      ...{ styleOptionIds: has('thin') ? ['thin'] : [], modifierCents: 0, priceInSize: () => undefined },
    })),
    ...{ scheme: 1, orderType: asked.orderType, tenderType: 1, channel: 'POS', customerType: null },
    ...{ guestUses: null, customerGroups: [asked.group], couponCodes: [], isChosen: true, subtotal: 10_00 },
    at: { date: '2026-11-23', time: 45_000 },
    ...{ tax: () => 0, deliveryFee: () => 0, applied: { count: 0, isExclusive: false }, cashierAmount: null },
  };
  return order;
};

/** The lines of an order that the offer of a menu reduces. */
const reduced = (menu: Menu, order: OfferOrder): readonly unknown[] => {
  const [offer] = menu.offers;
  if (offer === undefined) return [];
  // Used as often as there are items, so that what it leaves out decides, and not which item is first.
  const terms = { ...offerTerms(offer, menu.itemGroups, 1), uses: 9 };
  const outcome = evaluateOffer(terms, order);
  return outcome.applies ? [...outcome.lines.keys()].map(at => order.lines[at]?.itemId) : [];
};

const asked = fc.record({
  orderType: fc.constantFrom(1, 2, 3),
  group: fc.constantFrom('g1', 'g2', 'g3'),
  size: fc.constantFrom('large', 'small'),
});

it('[RULE.restriction.01] for random documents at three levels, removing anything never makes an offer, a scheme, a modifier or a ticket apply to what it did not before', () => {
  let counts = { closed: 0, left: 0 };
  fc.assert(
    fc.property(world, fc.nat(2), fc.constantFrom(...removable), asked, (before, level, [kind, path], guest) => {
      const after = afterRemoval(before, level, kind, path);
      const edited = restrictionsIn(effectiveAt(after, level).menu);
      for (const at of [0, 1, 2]) {
        const [was, is] = [effectiveAt(before, at).menu, effectiveAt(after, at).menu];
        const known = restrictionsIn(was);
        for (const [place, { to, members }] of restrictionsIn(is)) {
          const earlier = known.get(place);
          // Whoever empties a set itself lifts it: that is an edit of the restriction and no removal.
          const isLifted = path.startsWith(`${place}/`) && edited.get(place)?.members.length === 0;
          if (earlier === undefined || isLifted) continue;
          const [then, now] = [restrictionTo(earlier.members), restrictionTo(members)];
          if (to === 'every')
            expect(earlier.members.every(one => members.includes(one)) || members.includes(nothingId), place).toBe(
              true,
            );
          else
            for (const one of ['other', ...earlier.members, ...members])
              if (lets(now, [one])) expect(lets(then, [one]), `${place} lets ${one}`).toBe(true);
          if (now?.length === 0) counts = { ...counts, closed: counts.closed + 1 };
          if (members.includes(nothingId) && members.length > 1) counts = { ...counts, left: counts.left + 1 };
        }
        if (path.startsWith('/offers')) continue;
        // An order as it can be made afterwards.
        const order = orderAt(is, guest);
        const earlier = reduced(was, order);
        for (const line of reduced(is, order)) expect(earlier, `${path} at ${at}: ${line}`).toContain(line);
      }
    }),
  );
  // The cases do reach a restriction to nothing, and one that is kept for the levels below.
  expect(counts.closed).toBeGreaterThan(5);
  expect(counts.left).toBeGreaterThan(5);
});
