import { expect, it } from 'vitest';
import { menuDifferences } from './menu-differences.ts';
import type { ShownEntry, ShownMenu } from './shown.ts';

const entry = (target: string, cents: number, isOut = false): ShownEntry => ({
  ...{ id: `button-${target}`, type: 'ITEM', target, place: [], isOut, button: null },
  price: { cents, isFrom: false },
});
const menu = (...tabs: readonly (readonly [string, ...ShownEntry[]])[]): ShownMenu => ({
  ...{ refused: null, scheme: 1, hidden: [] },
  tabs: tabs.map(([id, ...entries]) => ({ id, name: id, place: [], isListed: true, entries })),
});

it('[RULE.simulate.05] tells what is added, what is gone, and what has another price or is out of stock, each once', () => {
  const live = menu(
    ['pizza', entry('caesar', 12_50), entry('pear', 9_00), entry('nduja', 8_00)],
    ['old', entry('pear', 9_00)],
  );
  const saved = menu(['pizza', entry('caesar', 13_00), entry('nduja', 8_00, true), entry('new', 21_00)]);
  expect(menuDifferences(live, saved)).toEqual([
    {
      ...{ type: 'ITEM', id: 'caesar', before: { isOut: false, price: { cents: 12_50, isFrom: false } } },
      after: { isOut: false, price: { cents: 13_00, isFrom: false } },
    },
    {
      ...{ type: 'ITEM', id: 'nduja', before: { isOut: false, price: { cents: 8_00, isFrom: false } } },
      after: { isOut: true, price: { cents: 8_00, isFrom: false } },
    },
    { type: 'ITEM', id: 'new', before: null, after: { isOut: false, price: { cents: 21_00, isFrom: false } } },
    { type: 'ITEM', id: 'pear', before: { isOut: false, price: { cents: 9_00, isFrom: false } }, after: null },
    { type: 'TAB', id: 'old', before: { isOut: false, price: null }, after: null },
  ]);
  expect(menuDifferences(saved, saved)).toEqual([]);
});
