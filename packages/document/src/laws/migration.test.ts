import { isArray, isMemberToken, joinTokens, splitPath } from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '../apply/apply.ts';
import type { Change } from '../change/change.ts';
import { getAt } from '../change/get-at.ts';
import { validate } from '../change/validate.ts';
import { diff } from '../diff/diff.ts';
import { migrateChanges, migrateDocument } from '../migration/migrate.ts';
import type { MigrationStep } from '../migration/migration.ts';
import { expectSame } from '../testing/expect-same.ts';
import { pathsIn } from '../testing/path-relations.ts';
import { edited } from './documents.arbitrary.ts';

interface Roll {
  readonly op: MigrationStep['op'];
  readonly position: number;
  readonly star: number;
}

const rolls = fc.array(
  fc.record({
    op: fc.constantFrom<MigrationStep['op']>('rename', 'drop', 'convert', 'rekey'),
    position: fc.nat(10_000),
    star: fc.nat(12),
  }),
  { minLength: 1, maxLength: 4 },
);

const oldIds = ['a', 'c', 'e', '1', '10', 'x/y', '[z]', '~', ''];

/** A step on a path that the documents have; members and sometimes keys as wildcards. */
const stepOf = (
  paths: readonly string[],
  documents: readonly unknown[],
  roll: Roll,
  number: number,
): MigrationStep[] => {
  const fitting = paths.filter(path => {
    const last = splitPath(path).at(-1);
    if (roll.op === 'rekey') return documents.some(document => isArray(getAt(document, path)));
    return last !== undefined && !isMemberToken(last) && last !== 'id';
  });
  const found = fitting[roll.position % fitting.length];
  if (found === undefined) return [];
  const tokens = splitPath(found).map((token, i, all) => {
    if (isMemberToken(token)) return '[]';
    return i === roll.star && i < all.length - 1 ? '*' : token;
  });
  const path = joinTokens(tokens);
  if (roll.op === 'rename') return [{ op: 'rename', path, to: `renamed/${number}` }];
  if (roll.op === 'drop') return [{ op: 'drop', path }];
  const values = [
    ['x', 'ex'],
    [1, { one: [1] }],
    [null, 0],
    [true, 'yes'],
  ] as const;
  if (roll.op === 'convert') return [{ op: 'convert', path, values }];
  return [{ op: 'rekey', path, ids: Object.fromEntries(oldIds.map((id, i) => [id, `${number}/new${9 - i}`])) }];
};

interface StepCase {
  readonly step: MigrationStep;
  readonly base: unknown;
  readonly list: readonly Change[];
  readonly migrated: unknown;
  readonly moved: readonly Change[];
}

describe('documents of an older definition', () => {
  it('L29 migrating the result is applying the migrated list to the migrated base', () => {
    fc.assert(
      fc.property(edited, rolls, ({ base, next, field }, all) => {
        const list = diff(base, next, { field });
        const paths = [...new Set([...pathsIn(base), ...pathsIn(next)])].sort();
        const steps = all.flatMap((roll, number) => stepOf(paths, [base, next], roll, number));
        const moved = migrateChanges(list, steps);
        expectSame(apply(migrateDocument(base, steps), moved), migrateDocument(next, steps));
        expectSame(validate(moved), moved);
      }),
    );
  });

  /** One case for each kind of step: a base, a list on it, and what both are afterwards. */
  const kinds: Readonly<Record<MigrationStep['op'], StepCase>> = {
    rename: {
      step: { op: 'rename', path: '/rows/[]/on', to: 'in/use' },
      base: { rows: [{ id: 1, on: true }, { id: 2 }] },
      list: [{ op: 'set', path: '/rows/[1]/on', value: false, was: true }],
      migrated: { rows: [{ id: 1, 'in/use': true }, { id: 2 }] },
      moved: [{ op: 'set', path: '/rows/[1]/in~1use', value: false, was: true }],
    },
    drop: {
      step: { op: 'drop', path: '/by/*/note' },
      base: { by: { a: { note: 1, n: 1 }, b: {} } },
      list: [
        { op: 'set', path: '/by/a/note', value: 2 },
        { op: 'set', path: '/by/b', value: { note: 3, n: 3 } },
      ],
      migrated: { by: { a: { n: 1 }, b: {} } },
      moved: [{ op: 'set', path: '/by/b', value: { n: 3 } }],
    },
    convert: {
      step: { op: 'convert', path: '/mode', values: [['a', 'A']] },
      base: { mode: 'a', other: 'a' },
      list: [{ op: 'set', path: '/mode', value: 'b', was: 'a' }],
      migrated: { mode: 'A', other: 'a' },
      moved: [{ op: 'set', path: '/mode', value: 'b', was: 'A' }],
    },
    rekey: {
      step: { op: 'rekey', path: '/rows', ids: { 1: 'one' } },
      base: { rows: [{ id: 1 }, { id: 2 }] },
      list: [{ op: 'move', path: '/rows/[2]', after: '1' }],
      migrated: { rows: [{ id: 'one' }, { id: 2 }] },
      moved: [{ op: 'move', path: '/rows/[2]', after: 'one' }],
    },
  };

  for (const [op, { step, base, list, migrated, moved }] of Object.entries(kinds)) {
    it(`L29 ${op}: document and list become those of the next definition`, () => {
      expectSame(migrateDocument(base, [step]), migrated);
      expectSame(migrateChanges(list, [step]), moved);
      expectSame(apply(migrated, moved), migrateDocument(apply(base, list), [step]));
    });
  }

  it('keeps untouched parts of a migrated document as the same objects', () => {
    const document = { keep: { a: 1 }, rows: [{ id: 1, on: true }, { id: 2 }] };
    const next = migrateDocument(document, [{ op: 'rename', path: '/rows/[]/on', to: 'active' }]);
    expectSame(next, { keep: { a: 1 }, rows: [{ id: 1, active: true }, { id: 2 }] });
    expect((next as typeof document).keep).toBe(document.keep);
    expect((next as typeof document).rows[1]).toBe(document.rows[1]);
    expect(migrateDocument(document, [{ op: 'drop', path: '/gone' }])).toBe(document);
  });

  it('migrates `was` where that is possible, and removes it where the base would seem to have moved', () => {
    const list = migrateChanges(
      [
        { op: 'set', path: '/mode', value: 'b', was: 'a' },
        { op: 'remove', path: '/rows/[1]', was: { '#': '00000000' } },
        { op: 'set', path: '/other', value: 1, was: { '#': '00000000' } },
      ],
      [
        { op: 'convert', path: '/mode', values: [['a', 'A']] },
        { op: 'drop', path: '/rows/[]/note' },
      ],
    );
    expect(list).toEqual([
      { op: 'set', path: '/mode', value: 'b', was: 'A' },
      { op: 'set', path: '/other', value: 1, was: { '#': '00000000' } },
      { op: 'remove', path: '/rows/[1]' },
    ]);
  });
});
