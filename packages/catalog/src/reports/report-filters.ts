import type { Dimension, DimensionValue } from '@commissary/domain';
import { reportScreenTexts } from '../texts/index.ts';
import type { Question } from './ask.ts';
import type { Report } from './report.ts';
import { type ReportKey, reports } from './reports.ts';

export type ReportFilters = Question['filters'];

/** In an address, of what has no value: no server, no order type. */
const without = '~';

/** Returns what an address restricts a report to, of what the report can be: orderType=dine-in,~ */
export const filtersIn = (
  { filters }: Pick<Report, 'filters'>,
  query: Readonly<Record<string, string | undefined>>,
): ReportFilters =>
  filters.flatMap(dimension => {
    const text = query[dimension];
    return text === undefined || text === '' ? [] : [{ dimension, values: text.split(',').map(valueIn) }];
  });

/** Returns a value as an address has it, and back. */
export const valueText = (value: DimensionValue): string => (value === null ? without : String(value));
export const valueIn = (text: string): string | null => (text === without ? null : text);

/** Returns the values that a dimension can have at all, where its words are ours. */
export const knownValues = (dimension: Dimension): readonly string[] | undefined => {
  const words = reportScreenTexts.named[dimension];
  return words && Object.keys(words);
};

/** What tickets are found by that count for something. */
const found = {
  ...{
    location: true,
    day: true,
    hour: true,
    channel: true,
    orderType: true,
    server: true,
    fulfillment: true,
    driver: true,
  },
  ...{ zone: true, department: true, item: true, size: true, offer: true, fee: true, tender: true },
} satisfies { readonly [key in Dimension]?: true };

export const isFoundBy = (dimension: string): dimension is keyof typeof found => Object.hasOwn(found, dimension);

/** Returns what tickets count for, as an address of the ticket finder has it: item.soup,hour.12,server.~ */
export const countedText = (filters: ReportFilters): string =>
  filters.flatMap(({ dimension, values }) => values.map(value => `${dimension}.${valueText(value)}`)).join(',');

/** Returns it back; null: it says nothing. */
export const countedIn = (text: string): ReportFilters | null => {
  const values = new Map<Dimension, DimensionValue[]>();
  for (const part of text.split(',')) {
    const at = part.indexOf('.');
    const [dimension, value] = [part.slice(0, at), valueIn(part.slice(at + 1))];
    if (!isFoundBy(dimension) || value === '' || (dimension === 'hour' && !isHour(value))) return null;
    const one = dimension === 'hour' ? Number(value) : value;
    values.set(dimension, [...(values.get(dimension) ?? []), one]);
  }
  return [...values].map(([dimension, all]) => ({ dimension, values: all }));
};

const isHour = (text: string | null): boolean => text !== null && /^(1?\d|2[0-3])$/.test(text);

/** What of an address a kept view of any report has, beside the filters of the report. */
const ofEveryView = ['period', 'from', 'to', 'compare', 'against', 'locationId'] as const;

/** Everything that a view can have. */
export const reportViewMembers: readonly string[] = [
  ...new Set([...ofEveryView, ...Object.values(reports).flatMap(({ filters }) => filters)]),
];

/** Returns what a view of a report keeps of an address. */
export const viewQueryOf = (
  report: ReportKey,
  query: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...ofEveryView, ...reports[report].filters].flatMap(member => {
      const value = query[member];
      return value === undefined || value === '' ? [] : [[member, value]];
    }),
  );
