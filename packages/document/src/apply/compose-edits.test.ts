import { describe, expect, it } from 'vitest';
import type { Change, Edit } from '../change/change.ts';
import { apply } from './apply.ts';
import { edit } from './compose-edits.ts';

const parent = {
  name: 'Main',
  tips: { on: true, rate: '10.00' },
  items: [
    { id: 'a', name: 'A', price: '1.00' },
    { id: 'b', name: 'B', price: '2.00' },
    { id: 'c', name: 'C', price: '3.00' },
  ],
};

const set = (path: string, value: unknown): Change => ({ op: 'set', path, value });
const move = (path: string, after: string | null): Change => ({ op: 'move', path, after });
const remove = (path: string): Change => ({ op: 'remove', path });
const add = (path: string, after: string | null, value: unknown): Change => ({ op: 'add', path, after, value });
const reset = (path: string): Edit => ({ op: 'reset', path });
const local = add('/items/[x]', 'a', { id: 'x', name: 'Local' });

interface Case {
  readonly name: string;
  readonly stored: readonly Change[];
  readonly edits: readonly Edit[];
  readonly saved: readonly Change[];
}

const cases: readonly Case[] = [
  { name: 'a new value', stored: [], edits: [set('/name', 'Lunch')], saved: [set('/name', 'Lunch')] },
  {
    name: 'the last of two values',
    stored: [],
    edits: [set('/name', 'x'), set('/name', 'y')],
    saved: [set('/name', 'y')],
  },
  {
    name: 'setting the parent’s value removes the entry',
    stored: [set('/name', 'Lunch'), set('/tips/on', false)],
    edits: [set('/name', 'Main')],
    saved: [set('/tips/on', false)],
  },
  {
    name: 'an untouched entry equal to the parent’s value is kept',
    stored: [set('/name', 'Main')],
    edits: [set('/tips/on', false)],
    saved: [set('/name', 'Main'), set('/tips/on', false)],
  },
  {
    name: 'a dormant entry is kept',
    stored: [set('/items/[gone]/name', 'Z'), remove('/items/[lost]')],
    edits: [set('/name', 'Lunch')],
    saved: [set('/items/[gone]/name', 'Z'), remove('/items/[lost]'), set('/name', 'Lunch')],
  },
  {
    name: 'a changed value loses its `was`',
    stored: [{ op: 'set', path: '/name', value: 'Lunch', was: 'Old' }],
    edits: [set('/name', 'Dinner')],
    saved: [set('/name', 'Dinner')],
  },
  {
    name: 'an absent field made absent again',
    stored: [set('/note', 'x')],
    edits: [{ op: 'unset', path: '/note' }],
    saved: [],
  },
  {
    name: 'an edit inside an added member changes its value',
    stored: [local],
    edits: [
      set('/items/[x]/name', 'Special'),
      set('/items/[x]/sizes', []),
      add('/items/[x]/sizes/[s]', null, { id: 's' }),
    ],
    saved: [add('/items/[x]', 'a', { id: 'x', name: 'Special', sizes: [{ id: 's' }] })],
  },
  { name: 'an added member removed again leaves nothing', stored: [local], edits: [remove('/items/[x]')], saved: [] },
  {
    name: 'a member that followed a removed one gets its anchor',
    stored: [local, add('/items/[y]', 'x', { id: 'y' })],
    edits: [remove('/items/[x]')],
    saved: [add('/items/[y]', 'a', { id: 'y' })],
  },
  {
    name: 'an added member moved gets another anchor',
    stored: [local],
    edits: [move('/items/[x]', 'c')],
    saved: [add('/items/[x]', 'c', { id: 'x', name: 'Local' })],
  },
  {
    name: 'removing a member of the parent removes the entries below it',
    stored: [set('/items/[b]/name', 'BB'), move('/items/[b]', null)],
    edits: [remove('/items/[b]')],
    saved: [remove('/items/[b]')],
  },
  {
    name: 'a removed member added again unchanged leaves nothing',
    stored: [remove('/items/[b]')],
    edits: [add('/items/[b]', 'a', { id: 'b', name: 'B', price: '2.00' })],
    saved: [],
  },
  {
    name: 'a removed member added again with other values is replaced and moved',
    stored: [remove('/items/[b]')],
    edits: [add('/items/[b]', null, { id: 'b', name: 'BB' })],
    saved: [move('/items/[b]', null), set('/items/[b]', { id: 'b', name: 'BB' })],
  },
  {
    name: 'a member moved away and back',
    stored: [],
    edits: [move('/items/[a]', 'b'), move('/items/[b]', 'a')],
    saved: [],
  },
  {
    name: 'a member moved away from one that follows it',
    stored: [local],
    edits: [move('/items/[a]', 'c')],
    saved: [move('/items/[a]', 'c'), add('/items/[x]', null, { id: 'x', name: 'Local' })],
  },
  {
    name: 'a section reset',
    stored: [set('/name', 'Lunch'), set('/tips/on', false), set('/tips/rate', '12.00')],
    edits: [reset('/tips')],
    saved: [set('/name', 'Lunch')],
  },
  { name: 'everything reset', stored: [local, set('/name', 'x')], edits: [reset('')], saved: [] },
  {
    name: 'a reset below an added member changes nothing',
    stored: [local],
    edits: [reset('/items/[x]/name')],
    saved: [local],
  },
  {
    name: 'a reset of the removal restores the member',
    stored: [remove('/items/[b]')],
    edits: [reset('/items/[b]')],
    saved: [],
  },
  {
    name: 'an edit inside a value that is set whole changes that value',
    stored: [set('/tips', { on: false })],
    edits: [set('/tips/rate', '5.00')],
    saved: [set('/tips', { on: false, rate: '5.00' })],
  },
  {
    name: 'an addition of a member that the parent has by now is replaced by an edit of it',
    stored: [add('/items/[b]', null, { id: 'b', name: 'Mine' })],
    edits: [set('/items/[b]/name', 'BB')],
    saved: [set('/items/[b]/name', 'BB')],
  },
  {
    name: 'an addition of a member that the parent has by now stays when a path below it is reset',
    stored: [add('/items/[b]', null, { id: 'b', name: 'Mine' })],
    edits: [reset('/items/[b]/name')],
    saved: [add('/items/[b]', null, { id: 'b', name: 'Mine' })],
  },
  {
    name: 'an edit below a removed member changes nothing',
    stored: [remove('/items/[b]')],
    edits: [set('/items/[b]/name', 'BB'), move('/items/[b]', null), set('/items/[b]', { id: 'b' })],
    saved: [remove('/items/[b]')],
  },
];

describe('edit', () => {
  for (const { name, stored, edits, saved } of cases) {
    it(name, () => {
      const before = JSON.stringify([parent, stored, edits]);
      expect(edit(parent, stored, edits)).toEqual(saved);
      expect(JSON.stringify([parent, stored, edits])).toBe(before);
      const shown = edits.reduce<unknown>(
        (doc, change) => (change.op === 'reset' ? undefined : doc && apply(doc, [change])),
        apply(parent, stored),
      );
      if (shown !== undefined) expect(apply(parent, edit(parent, stored, edits))).toEqual(shown);
    });
  }
});
