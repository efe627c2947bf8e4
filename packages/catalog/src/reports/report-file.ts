import { csvOf } from '@commissary/domain';
import { reportScreenTexts as texts } from '../texts/index.ts';
import type { ReportSheet } from './report-sheet.ts';

/** What a file says of itself before its tables. */
export interface ReportFileHead {
  readonly title: string;
  readonly where: string;
  readonly days: string;
  readonly comparedWith: string | null;
  /** What it is restricted to. */
  readonly filters: readonly (readonly [string, string])[];
  /** When business days begin. */
  readonly begin: string;
  readonly zones: string;
}

export const headRows = ({
  title,
  where,
  days,
  comparedWith,
  filters,
  begin,
  zones,
}: ReportFileHead): readonly string[][] => [
  [title],
  [texts.where, where],
  [texts.daysHead, days],
  ...filters.map(one => [...one]),
  ...(comparedWith === null ? [] : [[texts.comparedWith, comparedWith]]),
  [texts.timeZone, zones],
  [texts.businessDay, begin],
];

/** A report as one file, a table below the other. */
export const reportCsv = (head: ReportFileHead, sheets: readonly ReportSheet[]): string =>
  csvOf([
    ...headRows(head),
    ...sheets.flatMap(({ title, head: columns, rows }) => [[], [title], [...columns], ...rows.map(row => [...row])]),
  ]);

/** store-summary 2026-11-04: what a file is called, without its ending. */
export const fileNameOf = (title: string, { from, to }: { readonly from: string; readonly to: string }): string =>
  [title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), ...new Set([from, to])].join(' ');
