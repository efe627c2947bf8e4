import { type Period, type Question, reportDimensions } from '@commissary/catalog';
import type { Posting, SoldNames } from '@commissary/domain';
import { filedDays, type LocationDay } from '../../store/rollups/index.ts';
import { type FiledDays, SoldFilesError } from '../../store/sold-files/index.ts';
import { format } from '../../store/sold-rows/index.ts';
import type { Context } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
import type { ReportPart } from './report-part.ts';

/** So few days of locations are read from their tickets sooner than a process is started or a service asked. */
export const few = 10;

/** What was sold on the days of a period, of some locations: days in files, and those that are in none. */
interface SoldDays {
  readonly filed: readonly FiledDays[];
  readonly unfiled: readonly LocationDay[];
}

/** Returns where the days of a period are; where there is no DuckDB, or too little for it, all are in no file. */
export const soldDays = async (
  { db, soldFiles }: Pick<Context, 'db' | 'soldFiles'>,
  locationIds: readonly string[],
  period: Period,
): Promise<SoldDays> => {
  const rows = await filedDays(db, locationIds, period, format);
  const isHere = new Map<string, boolean>();
  for (const { file } of rows) if (file !== null && !isHere.has(file)) isHere.set(file, soldFiles.has(file));
  const there = rows.flatMap(row => (row.file !== null && isHere.get(row.file) ? [{ ...row, file: row.file }] : []));
  const isEnough = there.length > few || there.flatMap(daysOf).length > few;
  const filed = isEnough && (await soldFiles.open()) ? there : [];
  const isFiled = filed.length > 0 ? isHere : new Map<string, boolean>();
  return { filed, unfiled: rows.flatMap(row => (row.file !== null && isFiled.get(row.file) ? [] : daysOf(row))) };
};

/** The days of a row, one by one. */
const daysOf = ({ locationId, month, days }: Pick<FiledDays, 'locationId' | 'month' | 'days'>): LocationDay[] =>
  Array.from({ length: 31 }, (_, at) => at).flatMap(at =>
    (days >> at) & 1 ? [{ locationId, day: `${month}-${String(at + 1).padStart(2, '0')}` }] : [],
  );

/** What files answer, added up. 503 where there is too little memory for it, or the process ends. [RULE.questions.06] */
export const partOfFiles = async (
  { soldFiles, log }: Pick<Context, 'soldFiles' | 'log'>,
  questions: readonly Question[],
  filed: readonly FiledDays[],
): Promise<ReportPart> => {
  try {
    return partOfSums(questions, await soldFiles.ask(questions, filed, reportDimensions));
  } catch (error) {
    if (!(error instanceof SoldFilesError) || error.why === 'FAILED') throw error;
    if (error.why !== 'BUSY') log({ level: 'error', message: 'A report was not answered from files.', error });
    throw apiError(503, codes[error.why]);
  }
};

/** A part of what is added up already. */
export const partOfSums = (
  questions: readonly Question[],
  { sums, names }: { readonly sums: readonly (readonly Posting[])[]; readonly names: SoldNames },
): ReportPart => {
  const of = new Map(questions.map((question, at) => [question, sums[at] ?? []]));
  const size = sums.reduce((most, rows) => Math.max(most, rows.length), 0);
  return { postings: () => [], sums: question => of.get(question) ?? [], names, size };
};

const codes = { MEMORY: 'REPORT_TOO_LARGE', ENDED: 'REPORT_STOPPED', BUSY: 'BUSY' } as const;
