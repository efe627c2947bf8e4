import { reports } from '@commissary/catalog';

type Report = keyof typeof reports;
export type By = readonly (string | number | null)[];

export const call = (report: Report, days: string) => `GET /api/reports/sorrel-and-salt/${report}?${days}`;
export const days = (from: string, to = from) => `from=${from}&to=${to}`;
/** A table with these rows, in which every value of a row is the same. */
const table = (
  { measures, dimensions }: (typeof reports)[Report]['tables'][number],
  rows: readonly [By, number][],
) => ({
  ...{ measures, dimensions },
  rows: rows.map(([by, value]) => ({ by, values: measures.map(() => value) })),
  total: measures.map(() => rows.reduce((sum, [, value]) => sum + value, 0)),
});
export const names = [
  { dimension: 'orderType', id: 'dine-in', name: 'Dine in' },
  { dimension: 'department', id: 'pizza', name: 'Pizza' },
  { dimension: 'server', id: 'dee', name: 'Dee' },
  { dimension: 'driver', id: 'max', name: 'Max' },
  { dimension: 'employee', id: 'dee', name: 'Dee' },
  { dimension: 'job', id: '4', name: 'Server' },
  { dimension: 'job', id: '1', name: 'Cashier' },
  ...Array.from({ length: 60 }, (_, at) => ({ dimension: 'item', id: `item-${at}`, name: `Item ${at}` })),
];
export const answer = (
  report: Report,
  which: string,
  rows: (dimensions: readonly string[]) => readonly [By, number][],
) => ({
  ...{ call: call(report, which), status: 200 },
  body: {
    tables: reports[report].tables.map(one => table(one, rows(one.dimensions))),
    ...{ names, locations: [], dayStarts: [14_400], doubts: [], closed: null },
  },
});
export const sold = (more: number) => (dimensions: readonly string[]) => {
  const rows: Readonly<Record<string, readonly [By, number][]>> = {
    '': [[[], 46_000 + more]],
    orderType: [
      [['dine-in'], 40_000 + more],
      [[null], 6_000],
    ],
    hour: [
      [[0], 1_000],
      [[11], 20_000 + more],
      [[12], 25_000],
    ],
    location: [
      [['elm-st'], 16_000 + more],
      [['fulton'], 30_000],
    ],
  };
  return rows[dimensions.join()] ?? [];
};
export const day = '2026-11-04';
export const yearBefore = '2025-11-05';
export const summary = [
  answer('storeSummary', days(day), sold(205)),
  answer('storeSummary', days(yearBefore), sold(0)),
];
