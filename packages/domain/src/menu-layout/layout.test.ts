import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeCells } from './free-cells.ts';
import { type GeneratedLayout, generateLayout, type LayoutChoice } from './generate-layout.ts';
import type { LaidOutButton, LaidOutMenu, LayoutSize } from './laid-out-menu.ts';
import { deadButtons, itemsWithoutButton } from './layout-problems.ts';

const listed = (id: string, status = 'ACTIVE') => ({ id, info: { name: id, status } });
const button = (id: string, type: string, typeInfo: LaidOutButton['typeInfo'] = {}, index = 0): LaidOutButton => ({
  ...{ id, index, type, typeInfo },
  buttonStyle: { buttonSize: 'SMALL' },
});
const itemButton = (itemId: string) => button(`to-${itemId}`, 'ITEM', { itemInfo: { itemId } });
const tab = (id: string, buttons: readonly LaidOutButton[], more: object = {}) => ({
  ...{ id, name: id, active: true, visible: true, buttons },
  ...more,
});

const menu: LaidOutMenu = {
  departments: [
    {
      ...listed('pizza'),
      categories: [listed('red'), listed('white')],
      items: [
        { ...listed('margherita'), category: 'red' },
        { ...listed('bianca'), category: 'white' },
        { ...listed('calzone'), category: '' },
        { ...listed('old', 'INACTIVE'), category: 'red' },
      ],
      styles: [{ options: [{ id: 'small' }] }],
    },
    {
      ...listed('closed', 'INACTIVE'),
      categories: [],
      items: [listed('ghost')],
      styles: [{ options: [{ id: 'wide' }] }],
    },
  ],
  modifiers: { items: [listed('basil'), listed('gone', 'INACTIVE')] },
  offers: [listed('deal'), listed('past', 'INACTIVE')],
  messages: [{ id: 'hot' }],
};

describe('a button that does nothing', () => {
  const problemsOf = (...buttons: readonly LaidOutButton[]) =>
    deadButtons(menu, [tab('main', buttons), tab('off', [], { active: false })]).map(one => [one.button, one.problem]);

  it.each<
    [
      type: string,
      nothing: LaidOutButton['typeInfo'],
      known: LaidOutButton['typeInfo'],
      gone: LaidOutButton['typeInfo'],
    ]
  >([
    ['ITEM', { itemInfo: { itemId: '' } }, { itemInfo: { itemId: 'margherita' } }, { itemInfo: { itemId: 'old' } }],
    ['ITEM', {}, { itemInfo: { itemId: 'bianca' } }, { itemInfo: { itemId: 'ghost' } }],
    ['MODIFIER', {}, { modifierInfo: { modifierId: 'basil' } }, { modifierInfo: { modifierId: 'gone' } }],
    ['SIZE', {}, { sizeInfo: { optionId: 'small' } }, { sizeInfo: { optionId: 'wide' } }],
    ['STYLE', {}, { styleInfo: { optionId: 'small' } }, { styleInfo: { optionId: 'none' } }],
    ['MESSAGE', { messageId: '' }, { messageId: 'hot' }, { messageId: 'cold' }],
    ['MENU_LINK', {}, { menuLinkId: 'main' }, { menuLinkId: 'off' }],
    ['OFFER', {}, { offerInfo: { offerId: 'deal' } }, { offerInfo: { offerId: 'past' } }],
  ])(
    '[RULE.layout.01] of type %s has nothing chosen, or what is gone, inactive or switched off',
    (type, nothing, known, gone) => {
      expect(problemsOf(button('a', type, nothing), button('b', type, known), button('c', type, gone))).toEqual([
        ['a', 'NOTHING'],
        ['c', 'GONE'],
      ]);
    },
  );

  it('[RULE.layout.01] is a payment without a tender type, and no function', () => {
    const tenders = [
      button('a', 'TENDER', { tenderInfo: { tenderTypeId: '' } }),
      button('b', 'TENDER', { tenderInfo: { tenderTypeId: 1 } }),
    ];
    expect(problemsOf(...tenders, button('c', 'SPECIAL_FUNCTION'))).toEqual([['a', 'NOTHING']]);
  });
});

describe('an item without a button', () => {
  const without = (...tabs: Parameters<typeof itemsWithoutButton>[1]) =>
    itemsWithoutButton(menu, tabs).map(({ itemId }) => itemId);

  it('[RULE.layout.02] is active, and on no tab that is in the bar or that a button leads to', () => {
    expect(without()).toEqual(['margherita', 'bianca', 'calzone']);
    expect(without(tab('main', [itemButton('margherita')]))).toEqual(['bianca', 'calzone']);
    const side = tab('side', [itemButton('bianca')], { visible: false });
    expect(without(tab('main', []), side)).toContain('bianca');
    expect(without(tab('main', [button('l', 'MENU_LINK', { menuLinkId: 'side' })]), side)).not.toContain('bianca');
    expect(without(tab('main', [itemButton('bianca')], { active: false }))).toContain('bianca');
  });

  it('[RULE.layout.02] is not on a tab to which only itself leads, and is through several', () => {
    const link = (to: string) => button(`to-${to}`, 'MENU_LINK', { menuLinkId: to });
    const far = tab('far', [itemButton('bianca'), link('far')], { visible: false });
    const near = tab('near', [link('far')], { visible: false });
    expect(without(tab('main', []), near, far)).toContain('bianca');
    expect(without(tab('main', [link('near')]), near, far)).not.toContain('bianca');
  });
});

const sizes = ['SMALL', 'MEDIUM', 'LARGE'] as const;
const spans = { SMALL: [1, 1], MEDIUM: [2, 1], LARGE: [2, 2] } as const;
const cellsOf = (index: number, size: LayoutSize): readonly string[] => {
  const [columns, rows] = spans[size];
  return Array.from(
    { length: columns * rows },
    (_, n) => `${(index % 8) + (n % columns)} ${Math.floor(index / 8) + Math.floor(n / columns)}`,
  );
};

it('free cells overlap nothing, and leave no grid', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...sizes), { maxLength: 12 }),
      fc.array(fc.constantFrom(...sizes), { maxLength: 12 }),
      (standing, added) => {
        const before = freeCells([], standing).map((index, at) => ({
          index,
          buttonStyle: { buttonSize: standing[at] ?? 'SMALL' },
        }));
        const cells = freeCells(before, added);
        const all = [
          ...before.map(one => ({ index: one.index, size: one.buttonStyle.buttonSize })),
          ...cells.map((index, at) => ({ index, size: added[at] ?? 'SMALL' })),
        ];
        const taken = all.flatMap(one => cellsOf(one.index, one.size));
        expect(new Set(taken).size).toBe(taken.length);
        for (const one of all) expect((one.index % 8) + spans[one.size][0]).toBeLessThanOrEqual(8);
      },
    ),
  );
});

type Tab = ReturnType<typeof tab>;

/** The layout that a generated one makes of the one that stands. */
const applied = (
  tabs: readonly Tab[],
  { tabs: made, removed }: GeneratedLayout,
  size: LayoutSize,
  run: number,
): readonly Tab[] => {
  const kept = new Map(tabs.filter(({ id }) => !removed.includes(id)).map(one => [one.id, one]));
  return made.map((one, at) => {
    const standing = kept.get(String(one.id));
    const added = one.added.map(({ itemId, index }) => ({
      ...button(`${run} ${itemId}`, 'ITEM', { itemInfo: { itemId } }, index),
      buttonStyle: { buttonSize: size },
    }));
    return standing === undefined
      ? tab(`${run} ${at}`, added)
      : { ...standing, buttons: [...standing.buttons, ...added] };
  });
};

const randomMenu = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 4 }).map(
  (counts): LaidOutMenu => ({
    ...menu,
    departments: counts.map((count, at) => ({
      ...listed(`d${at}`),
      categories: [listed(`d${at}c0`), listed(`d${at}c1`)],
      items: Array.from({ length: count }, (_, n) => ({
        ...listed(`d${at}i${n}`, n % 7 === 6 ? 'INACTIVE' : 'ACTIVE'),
        category: `d${at}c${n % 3}`,
      })),
      styles: [],
    })),
  }),
);
const choice = (of: LaidOutMenu, more: Partial<LayoutChoice>): LayoutChoice => ({
  departments: of.departments.map(({ id }) => ({ id, color: '#000000' })),
  ...{ tabsBy: 'DEPARTMENT', size: 'SMALL', replace: false },
  ...more,
});

describe('a generated layout', () => {
  const made = fc.record({
    of: randomMenu,
    size: fc.constantFrom(...sizes),
    tabsBy: fc.constantFrom('DEPARTMENT' as const, 'CATEGORY' as const),
    replace: fc.boolean(),
    hands: fc.array(
      fc.record({ tab: fc.nat(), button: fc.nat(), act: fc.constantFrom('rename', 'color', 'remove', 'shift') }),
      { maxLength: 6 },
    ),
  });

  it('[RULE.layout.03] has one button for every active item, without an overlap, and nothing to add a second time', () => {
    fc.assert(
      fc.property(made, ({ of, size, tabsBy, replace }) => {
        const chosen = choice(of, { size, tabsBy, replace });
        const first = applied([], generateLayout(of, [], chosen), size, 1);
        expect(itemsWithoutButton(of, first)).toEqual([]);
        for (const one of first) {
          const cells = one.buttons.flatMap(({ index }) => cellsOf(index, size));
          expect(new Set(cells).size).toBe(cells.length);
        }
        const items = first.flatMap(one => one.buttons.map(({ typeInfo }) => typeInfo.itemInfo?.itemId));
        expect(new Set(items).size).toBe(items.length);
        const again = generateLayout(of, first, chosen);
        expect(again.tabs.flatMap(({ added }) => added)).toEqual([]);
        expect(again.removed).toEqual([]);
        expect(again.tabs.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
      }),
    );
  });

  it('[RULE.layout.03] is left as it was changed by hand when it is generated again', () => {
    fc.assert(
      fc.property(made, ({ of, size, tabsBy, replace, hands }) => {
        const chosen = choice(of, { size, tabsBy, replace });
        let edited = applied([], generateLayout(of, [], chosen), size, 1);
        for (const { tab: at, button: n, act } of hands)
          edited = edited.map((one, index) => {
            if (index !== at % edited.length || one.buttons.length === 0) return one;
            const which = n % one.buttons.length;
            if (act === 'rename') return { ...one, name: `${one.name} by hand` };
            if (act === 'remove')
              return one.buttons.length === 1 ? one : { ...one, buttons: one.buttons.toSpliced(which, 1) };
            const change = (old: LaidOutButton): LaidOutButton =>
              act === 'color' ? { ...old, buttonStyle: { ...old.buttonStyle } } : { ...old, index: old.index + 800 };
            return { ...one, buttons: one.buttons.map((old, position) => (position === which ? change(old) : old)) };
          });
        const second = applied(edited, generateLayout(of, edited, chosen), size, 2);
        for (const one of edited) {
          const now = second.find(({ id }) => id === one.id);
          expect(now?.name).toBe(one.name);
          expect(now?.buttons.slice(0, one.buttons.length)).toEqual(one.buttons);
        }
        expect(itemsWithoutButton(of, second)).toEqual([]);
      }),
    );
  });

  it('[RULE.layout.03] keeps every tab, or removes those that are of no chosen department', () => {
    const standing = [tab('bar', [button('cash', 'TENDER')]), tab('mine', [itemButton('margherita')])];
    const kept = generateLayout(menu, standing, choice(menu, {}));
    expect(kept.removed).toEqual([]);
    expect(kept.tabs.map(({ id, added }) => [id, added.map(({ itemId }) => itemId)])).toEqual([
      ['bar', []],
      ['mine', ['bianca', 'calzone']],
    ]);
    const replaced = generateLayout(menu, standing, choice(menu, { replace: true }));
    expect([replaced.removed, replaced.tabs.map(({ id }) => id)]).toEqual([['bar'], ['mine']]);
  });

  it('[RULE.layout.03] gives items a button again that stood only on a tab that is removed', () => {
    const two = {
      ...menu,
      departments: [...menu.departments, { ...listed('bar'), categories: [], items: [listed('ale')], styles: [] }],
    };
    const mixed = tab('mixed', [itemButton('ale'), itemButton('margherita')]);
    const pizza = tab('pizza', [itemButton('bianca')]);
    const drinks = { ...choice(two, {}), departments: [{ id: 'pizza', color: '#000000' }], replace: true };
    const { tabs, removed } = generateLayout(two, [pizza, mixed], drinks);
    expect([removed, tabs.map(({ id, added }) => [id, added.map(({ itemId }) => itemId)])]).toEqual([
      ['mixed'],
      [['pizza', ['margherita', 'calzone']]],
    ]);
  });

  it('[RULE.layout.03] counts a tab to the department of most of its items', () => {
    const bar = {
      ...listed('bar'),
      categories: [],
      items: [listed('ale'), listed('wine'), listed('cider')],
      styles: [],
    };
    const two = { ...menu, departments: [...menu.departments, bar] };
    const mixed = tab('mixed', ['margherita', 'ale', 'wine'].map(itemButton));
    const { tabs } = generateLayout(two, [mixed], choice(two, {}));
    expect(tabs.map(({ id, name, added }) => [id, name, added.map(({ itemId }) => itemId)])).toEqual([
      ['mixed', 'mixed', ['cider']],
      [null, 'pizza', ['bianca', 'calzone']],
    ]);
  });

  it('[RULE.layout.03] has a tab for each category, and one for the items of none', () => {
    const { tabs } = generateLayout(menu, [], choice(menu, { tabsBy: 'CATEGORY' }));
    expect(tabs.map(({ name, added }) => [name, added.map(({ itemId, index }) => `${itemId} ${index}`)])).toEqual([
      ['red', ['margherita 0']],
      ['white', ['bianca 0']],
      ['pizza', ['calzone 0']],
    ]);
  });
});
