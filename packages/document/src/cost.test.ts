import { describe, expect, it } from 'vitest';
import { apply } from './apply/apply.ts';
import { compose, toSequence } from './apply/compose.ts';
import { edit } from './apply/compose-edits.ts';
import { prune } from './apply/prune.ts';
import { revert } from './apply/revert.ts';
import type { Change } from './change/change.ts';
import { recordPrevious } from './change/previous-values.ts';
import { explainProvenance, sourceOf } from './layers/provenance.ts';
import { resolve } from './layers/resolve.ts';
import { merge, rebase } from './merge/merge.ts';
import { mergeChanges } from './merge/merge-changes.ts';
import { Visits } from './testing/visits.ts';

const itemCounts = { '50 KB': 100, '500 KB': 1000, '5 MB': 10_000 };
const changeCounts = [1, 50, 5000];
/** As many changes as a document has items at most: beyond that, the same items would be changed again. */
const countsFor = (items: number) => changeCounts.filter(count => count <= items);
const perDepartment = 50;
/** Arrays up to this length are searched each time, so the neighbors in them are visited too. */
const neighbors = 8;

const documentOf = (items: number) => ({
  name: 'Menu',
  departments: Array.from({ length: items / perDepartment }, (_, d) => ({
    id: `d${d}`,
    name: `Department ${d}`,
    items: Array.from({ length: perDepartment }, (_, i) => ({
      id: `i${i}`,
      info: { name: `Item ${d}/${i}`, text: 'x'.repeat(360) },
      prices: [{ id: 1, amount: '5.00' }],
    })),
  })),
});

/** Changes of fields, spread over all items first and then over more fields of the same items. */
const changesOf = (items: number, count: number, key: string): Change[] =>
  Array.from({ length: count }, (_, n) => {
    const at = (n * 7919) % items;
    const item = `/departments/[d${Math.floor(at / perDepartment)}]/items/[i${at % perDepartment}]`;
    return { op: 'set', path: `${item}/info/${key}${Math.floor(n / items)}`, value: n };
  });

/** The edits of a session: fields set, members moved, removed and added, in many arrays. */
const sessionOf = (items: number, count: number): Change[] =>
  changesOf(items, count, 'c').map((change, n): Change => {
    const item = change.path.slice(0, change.path.indexOf('/info'));
    const array = item.slice(0, item.lastIndexOf('/'));
    if (n % 4 === 1) return { op: 'move', path: item, after: null };
    if (n % 4 === 2) return { op: 'add', path: `${array}/[new${n}]`, after: 'i0', value: { id: `new${n}`, info: {} } };
    return n % 4 === 3 && n < items ? { op: 'remove', path: item } : change;
  });

interface Work {
  readonly base: unknown;
  readonly ours: readonly Change[];
  readonly theirs: readonly Change[];
  readonly session: readonly Change[];
}

const lastPath = (list: readonly Change[]): string => list.at(-1)?.path ?? '';

/**
 * The maximum number of objects and arrays of the document that each function visits per change: the path is six deep.
 */
const verbs: readonly { readonly name: string; readonly perChange: number; run(work: Work): unknown }[] = [
  { name: 'apply', perChange: 6, run: ({ base, ours }) => apply(base, ours) },
  { name: 'resolve', perChange: 12, run: ({ base, ours, theirs }) => resolve(base, [ours, theirs]) },
  { name: 'sourceOf', perChange: 12, run: ({ base, ours, theirs }) => sourceOf(base, [ours, theirs], lastPath(ours)) },
  {
    name: 'explainProvenance',
    perChange: 12,
    run: ({ base, ours, theirs }) => explainProvenance(base, [ours, theirs], lastPath(ours)),
  },
  { name: 'prune', perChange: 6, run: ({ base, ours }) => prune(ours, base) },
  {
    name: 'edit of a stored list',
    perChange: 12,
    run: ({ base, ours, session }) => edit(base, ours, session),
  },
  {
    name: 'compose over a known base',
    perChange: 12,
    run: ({ base, ours, session }) => compose(ours, toSequence(session), { doc: base }),
  },
  {
    name: 'recordPrevious',
    perChange: 6,
    run: ({ base, ours }) => recordPrevious(base, ours),
  },
  {
    name: 'merge of documents that share their unchanged parts',
    perChange: 12,
    run: ({ base, ours, theirs }) => merge(base, apply(base, ours), apply(base, theirs)),
  },
  {
    name: 'rebase onto a document that shares its unchanged parts',
    perChange: 12,
    run: ({ base, ours, theirs }) => rebase(ours, base, apply(base, theirs)),
  },
];

const lists: readonly { readonly name: string; run(ours: readonly Change[], theirs: readonly Change[]): unknown }[] = [
  { name: 'revert', run: ours => revert(ours, lastPath(ours)) },
  { name: 'compose without a base', run: (ours, theirs) => compose(ours, theirs) },
  { name: 'merge of lists', run: (ours, theirs) => mergeChanges([], ours, theirs) },
];

describe('the cost of each function', () => {
  for (const { name, perChange, run } of verbs) {
    it(`${name}: grows with the changes and their depth, not with the document`, () => {
      const entered = new Map<string, number>();
      for (const [size, items] of Object.entries(itemCounts)) {
        const visits = new Visits();
        const base = visits.watch(documentOf(items));
        for (const count of countsFor(items)) {
          const work = () => ({
            base,
            ours: changesOf(items, count, 'a'),
            theirs: changesOf(items, count, 'b'),
            session: sessionOf(items, count),
          });
          // The first time, the arrays along the path are read once to index their members.
          run(work());
          const again = work();
          const cost = visits.during(() => run(again));
          entered.set(`${size} ${count}`, cost.entered);
          expect(cost.entered).toBeLessThanOrEqual(perChange * count + neighbors);
        }
      }
      expect(growth(entered, '50 KB 1', '5 MB 1')).toBeLessThanOrEqual(1.1);
      expect(growth(entered, '500 KB 50', '5 MB 50')).toBeLessThanOrEqual(3);
      expect(growth(entered, '5 MB 50', '5 MB 5000')).toBeLessThanOrEqual(110);
    });
  }

  for (const { name, run } of lists) {
    it(`${name}: grows with the list, and reads no document`, () => {
      const reads = new Map<string, number>();
      for (const count of changeCounts) {
        const visits = new Visits();
        const [ours, theirs] = [changesOf(1000, count, 'a'), changesOf(1000, count, 'b')].map(list =>
          list.map(change => visits.watch(change)),
        ) as [Change[], Change[]];
        reads.set(`${count}`, visits.during(() => run(ours, theirs)).reads);
      }
      expect(growth(reads, '50', '5000')).toBeLessThanOrEqual(250);
    });
  }
});

const growth = (costs: ReadonlyMap<string, number>, from: string, to: string): number =>
  Math.max(1, costs.get(to) ?? Number.NaN) / Math.max(1, costs.get(from) ?? Number.NaN);
