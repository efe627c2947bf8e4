import { formatClock } from '@commissary/domain';
import { dayStartTexts, reportScreenTexts as texts } from '../texts/index.ts';
import type { Answer } from './ask.ts';
import type { AskedReport } from './asked-report.ts';
import { type ComparedTable, comparedTable, isEmptyReport } from './compared.ts';
import type { ReportTable } from './report.ts';
import type { ReportFileHead } from './report-file.ts';
import { dimensionWords, filterWords, periodWords, type ReportNames } from './report-words.ts';

/** What of an answer is shown. */
interface AnsweredReport {
  readonly tables: readonly (ReportTable & Answer)[];
  readonly names: ReportNames;
  readonly dayStarts: readonly number[];
}

interface Place {
  readonly id: string;
  readonly name: string;
}

/** A report as it is drawn, printed, written into files and mailed. */
export interface ShownTables {
  readonly tables: readonly ComparedTable[];
  readonly names: ReportNames;
  readonly wordsOf: ReturnType<typeof dimensionWords>;
  readonly isEmpty: boolean;
  /** When the days begin, in seconds since midnight. */
  readonly dayStarts: readonly number[];
}

/** Returns an answer beside the one that it is compared with: of other days, or of another place. */
export const shownTables = (
  now: AnsweredReport,
  before: AnsweredReport | null,
  places: readonly Place[],
  against: string | null,
): ShownTables => {
  const { dayStarts } = now;
  const [dayStart] = dayStarts;
  const elsewhere = against === null ? undefined : places.find(({ id }) => id === against)?.name;
  const tables = now.tables.map((table, at) => {
    // Two places have no location in common.
    const isAlone = against !== null && table.dimensions.includes('location');
    return { ...comparedTable(table, isAlone ? null : (before?.tables[at] ?? null)), elsewhere, dayStart };
  });
  const locations = places.map(({ id, name }) => ({ dimension: 'location' as const, id, name }));
  // What is called otherwise now has its newest name.
  const names: ReportNames = [...locations, ...(before?.names ?? []), ...now.names];
  return { tables, names, wordsOf: dimensionWords(names), isEmpty: isEmptyReport(tables), dayStarts };
};

/** When business days begin, in words. */
export const beginWords = (dayStarts: readonly number[]): string => dayStartTexts.begin(dayStarts.map(formatClock));

/** What a report is compared with, in words; null: nothing. */
export const comparedWords = (
  { before, against }: Pick<AskedReport, 'before' | 'against'>,
  places: readonly Place[],
): string | null => {
  if (before === null) return null;
  return against === null ? periodWords(before) : (places.find(({ id }) => id === against)?.name ?? against);
};

/** What a file of a report says before its tables; `zones` are the names of the time zones of its locations. */
export const reportHead = (
  asked: Pick<AskedReport, 'period' | 'before' | 'against' | 'filters'>,
  { wordsOf, dayStarts }: Pick<ShownTables, 'wordsOf' | 'dayStarts'>,
  of: {
    readonly title: string;
    readonly where: string;
    readonly zones: readonly string[];
    readonly places: readonly Place[];
  },
): ReportFileHead => ({
  title: of.title,
  where: of.where,
  days: periodWords(asked.period),
  comparedWith: comparedWords(asked, of.places),
  filters: filterWords(asked.filters, wordsOf),
  begin: beginWords(dayStarts),
  zones: texts.eachZone(of.zones),
});
