import { isBelow, pathsAbove } from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, applyReporting } from '../apply/apply.ts';
import { type Change, isDormant } from '../change/change.ts';
import { getAt } from '../change/get-at.ts';
import { diff } from '../diff/diff.ts';
import { promote } from '../layers/promote.ts';
import { resolve } from '../layers/resolve.ts';
import { expectSame } from '../testing/expect-same.ts';
import { edited, invalidEntries } from './documents.arbitrary.ts';

describe('promoting', () => {
  const some = (list: readonly Change[], number: number): string[] => {
    const paths = [...new Set(list.flatMap(({ path }) => [path, ...pathsAbove(path)]))];
    const at = (n: number) => paths[n % Math.max(1, paths.length)] ?? '';
    return number % 7 === 0 ? [''] : [at(number), at(Math.floor(number / 13))];
  };

  it('L30 promoting leaves the document of the last layer as it was, whatever the lists', () => {
    fc.assert(
      fc.property(invalidEntries, fc.nat(10_000), fc.constantFrom(-1, 0), ({ base, group, location }, number, to) => {
        const layers = [group, location];
        const before = JSON.stringify([base, layers]);
        const paths = some(location, number);
        const after = promote(base, layers, to, paths);
        expectSame(resolve(after.base, after.layers).value, resolve(base, layers).value);
        expect(JSON.stringify([base, layers])).toBe(before);
        // Only the lower and the last layer change, and of the last one only the named entries.
        if (to === -1) expect(after.layers[0]).toBe(group);
        else expect(after.base).toBe(base);
        const isNamed = ({ path }: Change) => paths.some(candidate => isBelow(path, candidate));
        expectSame(
          after.layers[1]?.filter(entry => !isNamed(entry)),
          location.filter(entry => !isNamed(entry)),
        );
        const wasThere = ({ op, path }: Change) =>
          location.some(entry => entry.path === path && (entry.op === op || (entry.op === 'add' && op === 'move')));
        expect(after.layers[1]?.every(wasThere)).toBe(true);
        expect(after.moved.length + after.stayed.length).toBe(location.filter(isNamed).length);
        const { dropped } = applyReporting(apply(base, group), location);
        for (const { path, op } of dropped.filter(isDormant).filter(({ path }) => isNamed({ path, op: 'unset' })))
          expect(after.stayed.some(entry => entry.path === path && entry.op === op)).toBe(true);
      }),
    );
  });

  it('L30 entries that fit move down: the lower layer has them, and the last layer no longer does', () => {
    fc.assert(
      fc.property(edited, fc.nat(10_000), fc.boolean(), ({ base, next, field }, number, toBase) => {
        const location = diff(base, next, { field });
        const layers = toBase ? [location] : [[], location];
        const paths = some(location, number);
        const after = promote(base, layers, toBase ? -1 : 0, paths);
        expect(after.stayed).toEqual([]);
        expect(after.kept.filter(({ op }) => op === 'set' || op === 'unset' || op === 'add')).toEqual([]);
        const below = toBase ? after.base : resolve(after.base, after.layers.slice(0, -1)).value;
        for (const { op, path } of after.moved) {
          if (op !== 'remove') expectSame(getAt(below, path), getAt(next, path));
          else expect(getAt(below, path)).toBeUndefined();
        }
        const rest = after.layers.at(-1)?.filter(({ path }) => paths.some(candidate => isBelow(path, candidate)));
        expect(rest).toEqual(after.kept);
      }),
    );
  });

  it('L30 where a layer between has another value, the last layer keeps its own', () => {
    const base = { fee: 1, tip: 1 };
    const group: Change[] = [{ op: 'set', path: '/fee', value: 2 }];
    const own: Change[] = [
      { op: 'set', path: '/fee', value: 3 },
      { op: 'set', path: '/tip', value: 4 },
    ];
    const after = promote(base, [group, own], -1, ['/fee', '/tip']);
    expect(after).toEqual({
      base: { fee: 3, tip: 4 },
      layers: [group, [own[0]]],
      moved: own,
      kept: [own[0]],
      stayed: [],
    });
  });

  it('L30 a member of the last layer only is no anchor in the lower one: the nearest known member replaces it', () => {
    const base = { rows: [{ id: 'a' }, { id: 'b' }] };
    const own: Change[] = [
      { op: 'add', path: '/rows/[x]', after: 'y', value: { id: 'x' } },
      { op: 'add', path: '/rows/[y]', after: 'a', value: { id: 'y' } },
    ];
    const after = promote(base, [[], own], 0, ['/rows/[x]']);
    expect(after.layers).toEqual([[{ ...own[0], after: 'a' }], [own[1]]]);
  });
});
