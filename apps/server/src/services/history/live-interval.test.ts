import { expect, it } from 'vitest';
import type { Publication } from '../../store/publishing/published.ts';
import { liveInterval } from './live-interval.ts';

const published = (day: number, own: number, documentId = 'doc'): Publication => ({
  documentId,
  pins: { base: null, group: null, own: own === 0 ? null : { id: 'elm', version: own, revisionId: `r${own}` } },
  publishedAt: new Date(day),
  by: `publisher ${day}`,
});

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
])('a version is $name', ({ history, version, live }) => {
  expect(liveInterval(history, 'doc', 'elm', version)).toEqual(live);
});
