import { describe, expect, it } from 'vitest';
import { comparedTable, isEmptyReport } from './compared.ts';
import { firstOrder, orderedRows } from './report-order.ts';

const table = (
  rows: readonly (readonly [string | number | null, ...(number | null)[]])[],
  total: (number | null)[],
) => ({
  measures: ['net', 'discountShare'] as const,
  dimensions: ['server'] as const,
  rows: rows.map(([by, ...values]) => ({ by: [by], values })),
  total,
});

describe('a table beside that of another period', () => {
  const now = table(
    [
      ['ann', 1_100, 500],
      ['bob', 300, null],
      [null, 40, 0],
    ],
    [1_440, 440],
  );
  const before = table(
    [
      ['ann', 1_000, 400],
      ['cid', 200, 100],
      [null, 0, null],
    ],
    [1_200, 350],
  );

  it('[RULE.sold.17] joins rows by what they are of, and keeps what only one of both has', () => {
    const { rows, total } = comparedTable(now, before);
    expect(rows.map(({ by, values: [net] }) => [...by, net?.value, net?.before, net?.change])).toEqual([
      ['ann', 1_100, 1_000, 100],
      ['bob', 300, null, null],
      [null, 40, 0, null],
      ['cid', null, 200, null],
    ]);
    expect(total[0]).toEqual({ value: 1_440, before: 1_200, change: 200 });
  });

  it('[RULE.sold.17] tells how much a percentage has changed by its difference', () => {
    const { rows, total } = comparedTable(now, before);
    expect(rows.map(({ values: [, share] }) => share?.change)).toEqual([100, null, null, null]);
    expect(total[1]?.change).toBe(90);
  });

  it('[RULE.sold.47] compares each measure with itself, whatever the other one has', () => {
    const swapped = {
      ...before,
      measures: ['discountShare'] as const,
      rows: before.rows.map(({ by, values: [, share = null] }) => ({ by, values: [share] })),
      total: [350],
    };
    const { rows, total } = comparedTable(now, swapped);
    expect(total).toEqual([
      { value: 1_440, before: null, change: null },
      { value: 440, before: 350, change: 90 },
    ]);
    expect(rows[0]?.values.map(({ before: was }) => was)).toEqual([null, 400]);
  });

  it('[RULE.sold.17] says up or down also from a negative value, half away from zero', () => {
    const changeOf = (value: number, was: number) =>
      comparedTable(table([], [value, null]), table([], [was, null])).total[0]?.change;
    expect([changeOf(-50, -100), changeOf(-200, -100), changeOf(50, -100)]).toEqual([500, -1_000, 1_500]);
    expect([changeOf(0, 0), changeOf(5, 0), changeOf(0, 5)]).toEqual([null, null, -1_000]);
    expect([changeOf(2_001, 2_000), changeOf(1_999, 2_000), changeOf(2_000, 2_000)]).toEqual([1, -1, 0]);
  });

  it('[RULE.sold.17] has nothing to compare where nothing is compared', () => {
    const { rows, total } = comparedTable(now, null);
    expect(rows).toHaveLength(3);
    for (const { before: was, change } of [...rows.flatMap(({ values }) => values), ...total])
      expect([was, change]).toEqual([null, null]);
  });

  it('[RULE.sold.11] is empty when nothing was sold in either', () => {
    const nothing = table([], [0, null]);
    expect(isEmptyReport([comparedTable(nothing, nothing), comparedTable(nothing, null)])).toBe(true);
    expect(isEmptyReport([comparedTable(nothing, before)])).toBe(false);
    expect(isEmptyReport([comparedTable(nothing, table([], [1, null]))])).toBe(false);
    expect(isEmptyReport([comparedTable(table([], [-1, null]), nothing)])).toBe(false);
  });

  it('[RULE.sold.09] begins with the most, and is sorted by every column, empty values last', () => {
    const compared = comparedTable(now, null);
    const ordered = (by: 'net' | 'discountShare' | null, descending: boolean) =>
      orderedRows(compared, { by, descending }, ({ by: [name] }) => String(name)).map(({ by: [name] }) => name);
    expect(firstOrder(compared, 'net')).toEqual({ by: 'net', descending: true });
    expect(firstOrder(compared, 'gross')).toEqual({ by: 'net', descending: true });
    expect(ordered('net', true)).toEqual(['ann', 'bob', null]);
    expect(ordered('net', false)).toEqual([null, 'bob', 'ann']);
    expect(ordered('discountShare', true)).toEqual(['ann', null, 'bob']);
    expect(ordered('discountShare', false)).toEqual([null, 'ann', 'bob']);
    expect(ordered(null, true)).toEqual([null, 'bob', 'ann']);
  });

  it('[RULE.sold.09] has hours as a business day has them, from 4 AM to 3 AM', () => {
    const hours = {
      ...comparedTable({ ...now, dimensions: ['hour'], rows: [] }, null),
      rows: [0, 3, 4, 12, 23].map(hour => ({ by: [hour], values: [] })),
    };
    const order = firstOrder(hours, 'net');
    expect(orderedRows(hours, order, () => '').map(({ by: [hour] }) => hour)).toEqual([4, 12, 23, 0, 3]);
    const early = { ...hours, dayStart: 2.5 * 3_600 };
    expect(orderedRows(early, order, () => '').map(({ by: [hour] }) => hour)).toEqual([3, 4, 12, 23, 0]);
  });
});
