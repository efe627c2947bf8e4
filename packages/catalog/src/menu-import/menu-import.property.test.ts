import { initial, mergeImport, toExport } from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documents, type Menu } from '../documents/index.ts';
import { menuTable } from './menu-table.ts';
import { planMenuImport } from './plan-menu-import.ts';
import { proposeSetup } from './propose-setup.ts';
import { menuArbitrary, tableArbitrary } from './testing/menu.arbitrary.ts';
import { atOnce, countedIds, issuesOf, planOf, tableOf, usualSetup } from './testing/menu-with.ts';

const { field } = documents.menu;

describe('every menu', () => {
  it('[RULE.menuImport.08] is the same after it was exported whole and read into an empty one', () => {
    fc.assert(
      fc.property(menuArbitrary, menu => {
        const file: unknown = JSON.parse(JSON.stringify(toExport(field, menu)));
        expect(mergeImport(field, initial(field), file)).toEqual(menu);
      }),
    );
  });

  it('[RULE.menuImport.09] is unchanged by the table that it was written as', () => {
    fc.assert(
      fc.property(menuArbitrary, menu => {
        const table = menuTable(menu);
        const { setup, system } = proposeSetup(menu, table);
        expect(system).toBe('Commissary');
        const plan = atOnce(planMenuImport(menu, table, setup, countedIds()));
        expect(plan.next).toBe(menu);
        expect(plan.missing).toEqual([]);
        expect(plan.counts.added + plan.counts.changed + plan.counts.asked).toBe(0);
        // What names do not tell apart is not changed by a guess.
        for (const { reason } of plan.refused) expect(reason).toBe('ambiguous');
      }),
    );
  });

  it('[RULE.menuImport.24] is planned in steps, and a plan that is left between two of them leaves nothing behind', () => {
    fc.assert(
      fc.property(menuArbitrary, tableArbitrary, fc.nat(), fc.boolean(), (menu, { columns, rows }, stop, isSized) => {
        const before = JSON.stringify(menu);
        const table = tableOf(
          columns.map(column => column ?? ''),
          ...rows,
        );
        const setup = { ...usualSetup, columns, removesMissing: true, plainSize: isSized ? 'Regular' : null };
        const steps = () => planMenuImport(menu, table, setup, countedIds());
        const [plan, left] = [atOnce(steps()), steps()];
        const shares = [];
        for (let step = left.next(); !step.done && shares.length < stop % 20; step = left.next())
          shares.push(step.value);
        expect(shares).toEqual(shares.toSorted((one, other) => one - other));
        expect(shares.every(share => share >= 0 && share <= 1)).toBe(true);
        expect(JSON.stringify(menu)).toBe(before);
        expect(atOnce(steps())).toEqual(plan);
        // A step is at most a department of the menu, a row, read twice where a size may stand for none, or an item of the
        // menu after it.
        const items = plan.next.departments.flatMap(one => one.items).length;
        expect([...steps()]).toHaveLength(menu.departments.length + rows.length * (isSized ? 2 : 1) + items);
      }),
    );
  });

  it('[RULE.menuImport.10] is as valid after any table, and the same table again changes nothing', () => {
    const valid = menuArbitrary.filter(menu => issuesOf(menu).length === 0);
    let imported = 0;
    fc.assert(
      fc.property(valid, tableArbitrary, fc.boolean(), (menu, { columns, rows }, isPrices) => {
        const setup = { scope: isPrices ? 'prices' : 'menu' } as const;
        /** What is left of the rows when those are corrected that ask something or are refused. */
        const plannedOf = (some: readonly string[][]): { readonly next: Menu; readonly rows: readonly string[][] } => {
          const plan = planOf(menu, columns, some, setup);
          expect(issuesOf(plan.next)).toEqual([]);
          const open = new Set(
            plan.rows.flatMap(({ kind, line }) => (kind === 'refused' || kind === 'asked' ? line : [])),
          );
          return open.size === 0
            ? { next: plan.next, rows: some }
            : plannedOf(some.filter((_, at) => !open.has(at + 2)));
        };
        const once = plannedOf(rows);
        imported += once.rows.length;
        const again = planOf(once.next, columns, once.rows, setup);
        expect(again.rows.filter(({ kind }) => kind !== 'left')).toEqual([]);
        expect(again.next).toBe(once.next);
      }),
    );
    expect(imported).toBeGreaterThan(50);
  });
});
