import { isBelow, parentPath } from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, applyReporting } from '../apply/apply.ts';
import { isDormant } from '../change/change.ts';
import { diff } from '../diff/diff.ts';
import { expectSame } from '../testing/expect-same.ts';
import { areRelated, arraysOf, membersIn, unordered } from '../testing/path-relations.ts';
import { anyOrder, edited, fork } from './documents.arbitrary.ts';

const pick = fc.nat(10_000);

describe('a base that changes under a list', () => {
  it('L10 base edits elsewhere commute with a list', () => {
    fc.assert(
      fc.property(fork, ({ base, ours, theirs, field }) => {
        const list = diff(base, ours, { field });
        const drift = diff(base, theirs, { field }).filter(change => !list.some(other => areRelated(change, other)));
        const listLast = apply(apply(base, drift), list);
        const driftLast = apply(apply(base, list), drift);
        expectSame(unordered(listLast), unordered(driftLast));
      }),
    );
  });

  it('L11 lists on disjoint paths commute, order included, and together do what both do', () => {
    fc.assert(
      fc.property(fork, ({ base, ours, theirs, field }) => {
        const first = diff(base, ours, { field });
        const arrays = arraysOf(first);
        const second = diff(base, theirs, { field }).filter(
          change =>
            !first.some(other => areRelated(change, other)) &&
            (change.op === 'set' || change.op === 'unset' || !arrays.has(parentPath(change.path) ?? '')),
        );
        const both = apply(base, [...first, ...second]);
        expectSame(apply(apply(base, first), second), both);
        expectSame(apply(apply(base, second), first), both);
      }),
    );
  });

  it('L12 a change below a removed member is dropped and reported once, all others apply', () => {
    fc.assert(
      fc.property(edited, pick, ({ base, next, field }, number) => {
        const members = membersIn(base);
        const gone = members[number % members.length];
        if (gone === undefined) return;
        const list = diff(base, next, { field });
        const drifted = apply(base, [{ op: 'remove', path: gone }]);
        const { value, dropped } = applyReporting(drifted, list);
        const lost = list.filter(change => isBelow(change.path, gone));
        const reported = dropped.filter(isDormant);
        expectSame(
          reported.map(({ path, op }) => ({ path, op })),
          lost.map(({ path, op }) => ({ path, op })),
        );
        expect(reported.every(({ reason }) => reason === 'missing')).toBe(true);
        expect(unordered(value)).toEqual(
          unordered(
            apply(
              drifted,
              list.filter(change => !lost.includes(change)),
            ),
          ),
        );
      }),
    );
  });

  it('L13 an added member that the base also has by now stays as the base has it', () => {
    fc.assert(
      fc.property(anyOrder, pick, fc.nat(1), (base, number, n) => {
        const member = base[number % base.length];
        if (member === undefined) return;
        const path = `/[${String(member.id).replaceAll('~', '~0').replaceAll('/', '~1')}]`;
        const after = String(base.at(-1)?.id) === String(member.id) ? null : String(base.at(-1)?.id);
        const { value, dropped } = applyReporting(base, [{ op: 'add', path, after, value: { ...member, n } }]);
        expectSame(unordered(value), unordered(base));
        if (n !== 0) expect(value).toBe(base);
        expectSame(dropped, n === 0 ? [] : [{ path, op: 'add', reason: 'exists' }]);
      }),
    );
  });

  it('L14 a member whose anchor was removed comes last and is reported; unmentioned siblings keep their order', () => {
    fc.assert(
      fc.property(anyOrder, anyOrder, anyOrder, (base, next, drifted) => {
        const list = diff(base, next);
        const { value, dropped } = applyReporting(drifted, list);
        const order = value.map(member => String(member.id));
        const before = drifted.map(member => String(member.id));
        const idIn = (path: string): string => path.slice(2, -1).replaceAll('~1', '/').replaceAll('~0', '~');
        const mentioned = new Set(list.map(change => idIn(change.path)));
        const quiet = before.filter(id => !mentioned.has(id));
        expectSame(
          order.filter(id => !mentioned.has(id)),
          quiet,
        );
        const added = list.filter(change => change.op === 'add').map(change => idIn(change.path));
        for (const change of list) {
          if (change.op !== 'add' && change.op !== 'move') continue;
          const id = idIn(change.path);
          if (!order.includes(id) || before.includes(id) === (change.op === 'add')) continue;
          const { after } = change;
          const isLost = after !== null && !before.includes(after) && !added.includes(after);
          const isReported = dropped.some(report => report.path === change.path && report.reason === 'anchor');
          expect(isReported).toBe(isLost);
          const lastQuiet = quiet.length === 0 ? -1 : order.indexOf(quiet.at(-1) ?? '');
          if (isLost) expect(order.indexOf(id)).toBeGreaterThan(lastQuiet);
          else if (after !== null) expect(order.indexOf(id)).toBe(order.indexOf(after) + 1);
        }
      }),
    );
  });
});
