import { expect, it } from 'vitest';
import { fieldAt } from '../field/walk.ts';
import { group } from '../kinds/group.ts';
import { idField } from '../kinds/id.ts';
import { list } from '../kinds/list.ts';
import { text } from '../kinds/text.ts';
import { toggle } from '../kinds/toggle.ts';
import { removeDanglingReferences } from '../references/remove-dangling-references.ts';
import { applyComputed, computedValue, isComputed } from './computed-fields.ts';

const when = [
  { path: 'offered', equals: false },
  { path: 'id', equals: [6, '6'] },
];
const door = group(
  { label: 'Door' },
  {
    id: idField(),
    offered: toggle({ label: 'Availability' }),
    open: toggle({ label: 'Open', forced: { when, value: false } }),
  },
);
const doors = group({ label: 'House' }, { doors: list({ label: 'Doors' }, door) });
const house = (...members: readonly object[]) => ({ doors: members });

it('has the value that a neighbor forces, whatever is stored, and otherwise its own value', () => {
  const open = fieldAt(doors, '/doors/[a]/open');
  if (open === undefined) throw new Error('no field');
  const held = (surrounding: object) => [isComputed(open, surrounding), computedValue(open, true, surrounding)];
  expect(held({ id: 'a', offered: false })).toEqual([true, false]);
  expect(held({ id: '6', offered: true })).toEqual([true, false]);
  expect(held({ id: 'a', offered: true })).toEqual([false, true]);
});

it('computes the values of a document, and returns the same document when no value changes', () => {
  const before = house({ id: 'a', offered: false, open: true }, { id: 'b', offered: true, open: true });
  const after = house({ id: 'a', offered: false, open: false }, { id: 'b', offered: true, open: true });
  expect(applyComputed(doors, before)).toEqual(after);
  expect(applyComputed(doors, after)).toBe(after);
  expect(removeDanglingReferences(doors, before)).toEqual({ document: after, gone: [], cleaned: [] });
});

it('a `newestOf` list holds no older member, whichever level added them', () => {
  const day = group({ label: 'Day' }, { id: idField(), date: text({ label: 'Date' }) });
  const days = group({ label: 'Hours' }, { days: list({ label: 'Days', newestOf: 'date' }, day) });
  const of = (...dates: readonly string[]) => ({ days: dates.map((date, at) => ({ id: `d${at}`, date })) });
  const [older, middle, newer] = of('12-24', '12-25', '12-24').days;
  expect(removeDanglingReferences(days, { days: [older, middle, newer] }).document).toEqual({ days: [middle, newer] });
  const open = of('', '');
  expect(applyComputed(days, open)).toBe(open);
});
