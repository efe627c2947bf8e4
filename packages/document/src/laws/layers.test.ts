import { idOf, isBelow, parentPath, pathsAbove } from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, applyReporting } from '../apply/apply.ts';
import { revert } from '../apply/revert.ts';
import { type Change, isDormant } from '../change/change.ts';
import { getAt } from '../change/get-at.ts';
import { diff } from '../diff/diff.ts';
import { explainProvenance, sourceOf } from '../layers/provenance.ts';
import { resolve } from '../layers/resolve.ts';
import { expectSame } from '../testing/expect-same.ts';
import { pathsIn, unordered } from '../testing/path-relations.ts';
import { edited, invalidEntries, invalidEntry } from './documents.arbitrary.ts';

describe('layers', () => {
  it('L17 resolving two layers is applying one after the other', () => {
    fc.assert(
      fc.property(invalidEntries, ({ base, group, location }) => {
        const before = JSON.stringify([base, group, location]);
        const below = applyReporting(base, group);
        const above = applyReporting(below.value, location);
        const { value, dropped } = resolve(base, [group, location]);
        expectSame(value, above.value);
        expect(dropped).toEqual([
          ...below.dropped.map(report => ({ ...report, layer: 0 })),
          ...above.dropped.map(report => ({ ...report, layer: 1 })),
        ]);
        expect(JSON.stringify([base, group, location])).toBe(before);
      }),
    );
  });

  it('L18 the source is the last layer whose change took effect at the path, or set or added a path above it', () => {
    fc.assert(
      fc.property(invalidEntries, ({ base, group, location }) => {
        const layers = [group, location];
        const effective = [effectiveIn(base, group), effectiveIn(apply(base, group), location)];
        const { value } = resolve(base, layers);
        for (const path of new Set([...pathsIn(value), ...group.map(c => c.path), ...location.map(c => c.path)])) {
          const expected = effective.findLastIndex(list => list.some(change => accounts(change, path)));
          expect(sourceOf(base, layers, path)).toBe(expected);
        }
      }),
    );
  });

  it('L18 a value that only the last layer changes comes from it, and a value of the base comes from the base', () => {
    fc.assert(
      fc.property(invalidEntries, ({ base, group, location }) => {
        const layers = [group, location];
        const value = resolve(base, layers).value;
        const below = apply(base, group);
        for (const path of pathsIn(value)) {
          const here = getAt(value, path);
          const { source, inherited, inheritedSource, value: explained } = explainProvenance(base, layers, path);
          expectSame(explained, here);
          expectSame(inherited, getAt(below, path));
          expect(source).toBe(sourceOf(base, layers, path));
          expect(inheritedSource).toBe(sourceOf(base, [group], path));
          if (typeof here === 'object' && here !== null) continue;
          if (here !== getAt(below, path)) expect(source).toBe(1);
          if (source === -1) expectSame(here, getAt(base, path));
        }
      }),
    );
  });

  it('L19 revert gives a path the value of the layer below and changes no other', () => {
    fc.assert(
      fc.property(edited, fc.nat(10_000), ({ base, next, field }, number) => {
        const list = diff(base, next, { field });
        const paths = [...new Set(list.flatMap(change => [change.path, ...pathsAbove(change.path)]))];
        const path = paths[number % Math.max(1, paths.length)] ?? '';
        const { changes, covered } = revert(list, path);
        expect(covered).toBeUndefined();
        const value = apply(base, changes);
        expectSame(getAt(value, path), getAt(base, path));
        expectSame(revert(changes, path), { changes });
        const others = list.filter(change => !isBelow(change.path, path));
        expectSame(changes.map(bare), others.map(bare));
        for (const change of others) {
          if (isBelow(path, change.path)) continue;
          expectSame(getAt(value, change.path), getAt(next, change.path));
        }
        const array = parentPath(path);
        const siblings = getAt(value, array ?? '');
        if (array !== undefined && Array.isArray(siblings))
          expectSame(orderWithout(siblings, path), orderWithout(getAt(next, array), path, siblings));
      }),
    );
  });

  it('L19 below an added member or a value set whole nothing is reverted, and the result names the entry that covers it', () => {
    fc.assert(
      fc.property(invalidEntry, ({ list }) => {
        for (const change of list) {
          const { changes, covered } = revert(list, `${change.path}/deeper/[x]`);
          expectSame(changes, list);
          const cover = list.find(other => other.op !== 'move' && isBelow(change.path, other.path));
          expect(covered).toBe(cover?.path);
        }
      }),
    );
  });

  it('L20 a list made against the layer below holds only what differs from it', () => {
    fc.assert(
      fc.property(edited, invalidEntry, ({ base, next, field }, { list }) => {
        const below = apply(base, list);
        expectSame(diff(below, structuredClone(below), { field }), []);
        expectSame(unordered(resolve(base, [list, diff(below, next, { field })]).value), unordered(next));
      }),
    );
  });
});

const bare = (change: Change): unknown => ('after' in change ? { ...change, after: null } : change);

/** The entries of a list that have an effect, derived from outside: from the reports and the document below. */
const effectiveIn = (under: unknown, list: readonly Change[]): Change[] => {
  const dormant = new Set(
    applyReporting(under, list)
      .dropped.filter(isDormant)
      .map(({ op, path }) => op + path),
  );
  return list.filter(
    change =>
      !dormant.has(change.op + change.path) && !(change.op === 'add' && getAt(under, change.path) !== undefined),
  );
};

const accounts = (change: Change, path: string): boolean =>
  change.path === path || ((change.op === 'set' || change.op === 'add') && isBelow(path, change.path));

/** The order of the members beside the reverted one, restricted to members in both orders. */
const orderWithout = (members: unknown, path: string, among: unknown = members): unknown[] => {
  const ids = (list: unknown): string[] => (Array.isArray(list) ? list.map(member => String(idOf(member))) : []);
  const id = path
    .slice(path.lastIndexOf('/') + 2, -1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
  return ids(members).filter(other => other !== id && ids(among).includes(other));
};
