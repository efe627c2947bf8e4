import { type Field, isArray, isRecord, parentPath } from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, applyReporting } from '../apply/apply.ts';
import { type Change, type Dropped, isDormant } from '../change/change.ts';
import { diff } from '../diff/diff.ts';
import {
  anyOrder,
  edited,
  fork,
  invalidEdited,
  invalidEntries,
  invalidEntry,
  line,
  listFork,
} from './documents.arbitrary.ts';

/** A list and the document to which it is applied. */
interface Applied {
  readonly base: unknown;
  readonly list: readonly Change[];
}

/** One generated case, as the laws receive it; with two sides of one base where the generator has them. */
interface World {
  readonly applied: readonly Applied[];
  readonly sides?: readonly [readonly Change[], readonly Change[]];
}

const made = (base: unknown, next: unknown, field?: Field): Applied => ({ base, list: diff(base, next, { field }) });
const world = (...applied: readonly Applied[]): World => ({ applied });

const generators = {
  edited: edited.map(({ base, next, field }) => world(made(base, next, field))),
  line: line.map(({ base, next, last, field }) => world(made(base, next, field), made(next, last, field))),
  'three orders': fc
    .tuple(anyOrder, anyOrder, anyOrder)
    .map(([base, next, drifted]) => world({ base: drifted, list: diff(base, next) })),
  misfit: invalidEntry.map(one => world(one)),
  misfitEdited: invalidEdited.map(({ base, list, next, field }) => world({ base, list }, made(base, next, field))),
  misfits: invalidEntries.map(({ base, group, location }) =>
    world({ base, list: group }, { base: apply(base, group), list: location }),
  ),
  fork: fork.map(({ base, ours, theirs, field }): World => {
    const applied = [made(base, ours, field), made(base, theirs, field)] as const;
    return { applied, sides: [applied[0].list, applied[1].list] };
  }),
  listFork: listFork.map(({ document, base, ours, theirs }): World => {
    const lists = [base, ours, theirs].map(list => ({ base: document, list }));
    return { applied: lists, sides: [ours, theirs] };
  }),
} as const satisfies Record<string, fc.Arbitrary<World>>;

const reportsOf = ({ applied }: World): readonly Dropped[] =>
  applied.flatMap(({ base, list }) => applyReporting(base, list).dropped);

const changesOf = ({ applied }: World): readonly Change[] => applied.flatMap(({ list }) => list);

const holdsNumericId = (value: unknown): boolean => {
  if (isArray(value)) return value.some(holdsNumericId);
  return isRecord(value) && (typeof value.id === 'number' || Object.values(value).some(holdsNumericId));
};

const additions = (list: readonly Change[]): readonly string[] =>
  list.flatMap(({ op, path }) => (op === 'add' ? [path] : []));

/** The anchor of a position, qualified by its array. */
const anchors = ({ list }: Applied): readonly string[] =>
  list.flatMap(change => ('after' in change ? [`${parentPath(change.path)} ${change.after}`] : []));

/** The cases in which such engines usually fail. */
const hardSituations = {
  'a move': one => changesOf(one).some(({ op }) => op === 'move'),
  'a lost anchor': one => reportsOf(one).some(({ reason }) => reason === 'anchor'),
  'a dormant entry': one => reportsOf(one).some(isDormant),
  'a member added on both sides': ({ sides: [ours, theirs] = [[], []] }) =>
    additions(ours).some(path => additions(theirs).includes(path)),
  'a numeric id': ({ applied }) => applied.some(({ base }) => holdsNumericId(base)),
  'several members behind one anchor': ({ applied }) =>
    applied.some(one => new Set(anchors(one)).size < anchors(one).length),
  'a change below a member': one => changesOf(one).some(({ path }) => path.includes(']/')),
  'a key that must be escaped': one => changesOf(one).some(({ path }) => path.includes('~')),
} as const satisfies Record<string, (one: World) => boolean>;

type Hard = keyof typeof hardSituations;

/** What each generator must reach: in at least a tenth of the cases. */
const reached: Readonly<Record<keyof typeof generators, readonly Hard[]>> = {
  edited: ['a move', 'a numeric id', 'a change below a member', 'a key that must be escaped'],
  line: ['a move', 'a numeric id', 'a change below a member'],
  'three orders': ['a move', 'a lost anchor', 'a dormant entry', 'a numeric id'],
  misfit: ['a move', 'a lost anchor', 'a dormant entry', 'a numeric id', 'several members behind one anchor'],
  misfitEdited: ['a move', 'a lost anchor', 'a dormant entry', 'a numeric id', 'a change below a member'],
  misfits: ['a move', 'a lost anchor', 'a dormant entry', 'a numeric id', 'several members behind one anchor'],
  fork: ['a move', 'a member added on both sides', 'a numeric id'],
  listFork: ['a move', 'a member added on both sides', 'a numeric id'],
};

/** A share of fewer cases says little. */
const counted = 300;

describe('the generators of the laws', () => {
  for (const [name, situations] of Object.entries(reached)) {
    it(`${name}: a tenth of the cases has ${situations.join(', ')}`, () => {
      const cases = fc.sample<World>(generators[name as keyof typeof generators], { seed: 1, numRuns: counted });
      const counts = Object.fromEntries(
        Object.entries(hardSituations).map(([path, isThere]) => [path, cases.filter(isThere).length]),
      );
      expect(cases.length).toBe(counted);
      for (const situation of situations)
        expect(counts[situation], situation).toBeGreaterThanOrEqual(cases.length / 10);
    });
  }

  it('every difficult situation is reached by some generator', () => {
    expect([...new Set(Object.values(reached).flat())].sort()).toEqual(Object.keys(hardSituations).sort());
  });
});
