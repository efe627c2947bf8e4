import {
  fileDays,
  filedInMonth,
  moveDays,
  type UnfiledDay,
  unfiledDays,
  unusedFiles,
  usedFiles,
} from '../../store/rollups/index.ts';
import type { SoldDay } from '../../store/sold-rows/index.ts';
import type { Context } from '../context/index.ts';
import { soldOn } from './sold-on.ts';

type FilingContext = Pick<Context, 'db' | 'soldFiles' | 'now'>;

/** So many days of locations are looked for at once; a file is full with so many rows, because it is sorted in memory. */
const [atOnce, mostRows] = [500, 100_000];
/** So many files of a month that are smaller than this become one. */
const [mostSmallFiles, smallBytes] = [8, 16 * 1024 * 1024];
/** Nobody asks a file any more that so long ago was the one of its days. */
const keptMs = 3_600_000;

/**
 * Writes what was sold on closed days into files, by company and month. Killed in between, nothing is lost: a day is in a
 * file when the database says so, and files can be made anew from the tickets at any time. [RULE.questions.01]
 */
export const fileClosedDays = async (context: FilingContext, isStopped: () => boolean): Promise<void> => {
  const { db, soldFiles } = context;
  for (;;) {
    const days = isStopped() ? [] : await unfiledDays(db, atOnce);
    const [first] = days;
    if (first === undefined || !(await soldFiles.open())) return;
    const written: UnfiledDay[] = [];
    const file = await soldFiles.write(writtenOf(context, days, written, isStopped));
    await fileDays(db, file, written);
    await mergeFiles(context, first.companyId, first.day.slice(0, 'YYYY-MM'.length));
  }
};

/** What was sold on these days, as far as they fit in a file; says which they are. */
const writtenOf = async function* (
  context: FilingContext,
  days: readonly UnfiledDay[],
  written: UnfiledDay[],
  isStopped: () => boolean,
): AsyncGenerator<SoldDay> {
  for await (const [one, sold] of soldOn(context, days, mostRows, isStopped)) {
    written.push(one);
    yield sold;
  }
};

const mergeFiles = async ({ db, soldFiles }: FilingContext, companyId: string, month: string): Promise<void> => {
  const filed = await filedInMonth(db, companyId, month);
  const small = new Set((await soldFiles.list()).filter(({ bytes }) => bytes < smallBytes).map(({ file }) => file));
  const merged = filed.filter(({ file }) => small.has(file));
  const files = [...new Set(merged.map(({ file }) => file))];
  if (files.length > mostSmallFiles) await moveDays(db, files, await soldFiles.merge(merged));
};

/**
 * Takes days out of files that are not there: of a database that was restored without its folder, for example.
 * [RULE.questions.05]
 */
export const forgetMissingFiles = async ({ db, soldFiles }: FilingContext): Promise<void> => {
  const there = new Set((await soldFiles.list()).map(({ file }) => file));
  const missing = (await usedFiles(db)).filter(file => !there.has(file));
  if (missing.length > 0) await moveDays(db, missing, null);
};

/** Removes files that have no day any more. */
export const removeUnusedFiles = async ({ db, soldFiles, now }: FilingContext): Promise<void> => {
  const old = (await soldFiles.list()).filter(({ at }) => now().getTime() - at.getTime() > keptMs);
  const unused = await unusedFiles(
    db,
    old.map(({ file }) => file),
  );
  for (const file of unused) await soldFiles.remove(file);
};
