import { expect, it } from 'vitest';
import type { Publication } from '../../store/publishing/published.ts';
import { liveInterval, savesAlone } from './live-interval.ts';

const published = (day: number, own: number, documentId = 'doc'): Publication => ({
  documentId,
  pins: { base: null, group: null, own: own === 0 ? null : { id: 'elm', version: own, revisionId: `r${own}` } },
  publishedAt: new Date(day),
  by: `publisher ${day}`,
  isRollback: false,
});

/** Saves that went live alone, on top of version 1, and a rollback to what was live after the first of them. */
const alone = (day: number, save: number): Publication => ({
  ...published(day, 1),
  pins: { base: null, group: null, own: { id: 'elm', version: 1, revisionId: 'r1', save, list: `list ${save}` } },
});
const rolledBack = [published(1, 1), alone(2, 2), alone(3, 3), { ...alone(4, 2), isRollback: true }];

it.each([
  { name: 'never published', history: [published(1, 1)], version: 2, live: null },
  {
    name: 'live since its publish',
    history: [published(1, 1), published(2, 2)],
    version: 2,
    live: { from: 2, to: null, by: 'publisher 2' },
  },
  {
    name: 'a newer version holds it',
    history: [published(1, 1), published(2, 3)],
    version: 1,
    live: { from: 1, to: null, by: 'publisher 1' },
  },
  {
    name: 'never published alone',
    history: [published(1, 1), published(2, 3)],
    version: 2,
    live: { from: 2, to: null, by: 'publisher 2' },
  },
  {
    name: 'until an earlier state came back',
    history: [published(1, 1), published(2, 2), published(3, 1)],
    version: 2,
    live: { from: 2, to: 3, by: 'publisher 2' },
  },
  {
    name: 'the last time counts',
    history: [published(1, 2), published(2, 1), published(3, 2)],
    version: 2,
    live: { from: 3, to: null, by: 'publisher 3' },
  },
  {
    name: 'until another document took its place',
    history: [published(1, 1), published(4, 1, 'other')],
    version: 1,
    live: { from: 1, to: 4, by: 'publisher 1' },
  },
  {
    name: 'until the edits that brought it were rolled back',
    history: rolledBack,
    version: 3,
    live: { from: 3, to: 4, by: 'publisher 3' },
  },
  {
    name: 'live again after a rollback to it',
    history: [...rolledBack.slice(0, 2), published(3, 1), { ...alone(4, 2), isRollback: true }],
    version: 2,
    live: { from: 4, to: null, by: 'publisher 4' },
  },
])('a version is $name', ({ history, version, live }) => {
  expect(liveInterval(history, 'doc', 'elm', version)).toEqual(live);
});

it('the saves that are live alone are those of before, after a rollback', () => {
  expect(savesAlone(rolledBack.slice(0, 3))).toEqual([2, 3]);
  expect(savesAlone(rolledBack)).toEqual([2]);
  expect(savesAlone([...rolledBack, alone(5, 4)])).toEqual([2, 4]);
  expect(savesAlone([...rolledBack, published(5, 4)])).toEqual([]);
});
