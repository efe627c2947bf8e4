import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Period, Question } from '@commissary/catalog';
import type { Dimension, Posting, SoldNames } from '@commissary/domain';
import {
  amountsAsked,
  type Cell,
  columns,
  type Dialect,
  format,
  namesIn,
  namesStatement,
  postingsIn,
  questionStatement,
  rowsOf,
  type SoldDay,
  type Statement,
} from '../sold-rows/index.ts';
import { type Contents, contentsIn, countedFiles, type FiledDays } from './counted-files.ts';
import {
  type Cells,
  type FromProcess,
  memoryExit,
  type Order,
  type ProcessSettings,
  type Result,
  type ToProcess,
} from './messages.ts';
import { SoldFilesError } from './sold-files-error.ts';
import {
  columnList,
  contentsOf,
  contentsStatement,
  dialectOf,
  filedColumns,
  mergedRows,
  newRows,
} from './statements.ts';

/** What was sold on closed days, as Parquet files of a folder that can be made anew at any time, and questions of them. */
export interface SoldFiles {
  /** Whether there is a DuckDB on this platform; starts its process. */
  open(): Promise<boolean>;
  /** Writes days as a file; returns its name. */
  write(days: AsyncIterable<SoldDay>): Promise<string>;
  /** Writes the days that count of several files as one. */
  merge(filed: readonly FiledDays[]): Promise<string>;
  /** The sums of each question, and what ids are called. */
  ask(
    questions: readonly Question[],
    filed: readonly FiledDays[],
    named: readonly Dimension[],
  ): Promise<{ readonly sums: readonly (readonly Posting[])[]; readonly names: SoldNames }>;
  has(file: string): boolean;
  list(): Promise<readonly SoldFile[]>;
  remove(file: string): Promise<void>;
  close(): Promise<void>;
}

interface SoldFile {
  readonly file: string;
  readonly at: Date;
  readonly bytes: number;
}

interface SoldFilesSettings {
  readonly folder: string;
  /** Of a question. */
  readonly memoryBytes: number;
  /** A process that answers nothing for so long while it has an order is ended. */
  readonly mostMs?: number;
  /** So long after the last order the process ends. */
  readonly idleMs?: number;
}

/** So many rows are sent to the process at once. */
const rowsAtOnce = 2048;
/** Beside what statements take: Node, the library, and what it does not count. */
const otherBytes = 256 * 1024 * 1024;
/** A row is a month of a location, of about 100 bytes; with more, all are read anew. */
const mostContentRows = 100_000;
/** So many orders wait; whoever comes then is told to come again. */
const mostWaiting = 32;
const [usualMostMs, usualIdleMs] = [50_000, 120_000];

interface Running {
  readonly child: ChildProcess;
  /** False where the library cannot be loaded. */
  readonly isReady: Promise<boolean>;
}

interface Waiting {
  /** The process that has the order. */
  readonly of: ChildProcess;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: SoldFilesError) => void;
}

export const createSoldFiles = ({
  folder,
  memoryBytes,
  mostMs = usualMostMs,
  idleMs = usualIdleMs,
}: SoldFilesSettings): SoldFiles => {
  const path = (file: string): string => join(folder, file);
  const waiting = new Map<number, Waiting>();
  /** What files have, of which none ever changes. */
  const contents = new Map<string, Contents | undefined>();
  let contentRows = 0;
  let running: Running | null = null;
  let isAbsent = false;
  let [orders, tables] = [0, 0];
  let timer: NodeJS.Timeout | undefined;

  /** From now on the process has its time to answer, or to be asked again. */
  const restartTimer = (): void => {
    clearTimeout(timer);
    timer = waiting.size > 0 ? setTimeout(end, mostMs) : setTimeout(end, idleMs).unref();
  };
  const end = (): void => {
    running?.child.kill('SIGKILL');
    running = null;
  };

  const start = (): Running => {
    const settings: ProcessSettings = {
      ...{ folder, memoryBytes, mostBytes: memoryBytes * 2 + otherBytes },
      // All: where calls need one, they have it first.
      threads: availableParallelism(),
    };
    const child = fork(new URL('./duckdb-process.ts', import.meta.url), [JSON.stringify(settings)], {
      // Nothing that the server knows by its environment.
      env: {},
      execArgv: ['--max-old-space-size=256'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const { promise: isReady, resolve } = Promise.withResolvers<boolean>();
    child.on('message', (message: FromProcess) => {
      if ('ready' in message) return resolve(true);
      if ('absent' in message) {
        isAbsent = true;
        return resolve(false);
      }
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      restartTimer();
      if ('result' in message) asked?.resolve(message.result);
      else asked?.reject(new SoldFilesError(message.isMemory ? 'MEMORY' : 'FAILED', message.message));
    });
    child.on('error', () => child.kill('SIGKILL'));
    child.on('exit', (code, signal) => {
      if (running?.child === child) running = null;
      resolve(false);
      const why = code === memoryExit ? 'MEMORY' : 'ENDED';
      for (const [id, { reject, of }] of waiting) {
        if (of !== child) continue;
        waiting.delete(id);
        reject(new SoldFilesError(why, `The process of DuckDB ended with ${code ?? signal}.`));
      }
    });
    return { child, isReady };
  };

  const send = async (order: Order): Promise<Result> => {
    if (waiting.size >= mostWaiting) throw new SoldFilesError('BUSY', 'Too many questions wait.');
    running ??= start();
    const { child, isReady } = running;
    orders += 1;
    const id = orders;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.set(id, { of: child, resolve, reject });
    if (waiting.size === 1) restartTimer();
    if (await isReady)
      // Where the process has ended it says so itself.
      child.send({ id, order } satisfies ToProcess, () => undefined);
    return promise;
  };

  const save = async (rows: string, drop: string): Promise<string> =>
    String(await send({ kind: 'save', query: newRows(rows), contents: contentsOf(rows), prefix: format, drop }));

  const newTable = (): string => {
    tables += 1;
    return `table ${tables}`;
  };

  const inFolder = (filed: readonly FiledDays[]): readonly FiledDays[] =>
    filed.map(one => ({ ...one, file: path(one.file) }));
  const filedCells = (table: string, filed: readonly FiledDays[]): Cells => ({
    ...{ table, columns: filedColumns },
    cells: [
      filed.map(({ file }) => file),
      filed.map(({ locationId }) => locationId),
      filed.map(({ month }) => month),
      filed.map(({ days }) => days),
    ],
  });
  const filesOf = (filed: readonly FiledDays[]): readonly string[] => [...new Set(filed.map(({ file }) => file))];

  const loadContents = async (files: readonly string[]): Promise<void> => {
    if (contentRows > mostContentRows) {
      contents.clear();
      contentRows = 0;
    }
    const unknown = files.filter(file => !contents.has(file));
    if (unknown.length === 0) return;
    const [said = []] = await ask(null, [contentsStatement(unknown)]);
    const texts = new Map(said.map(([file, text]) => [file, text] as const));
    for (const file of unknown) {
      const read = contentsIn(texts.get(file));
      contents.set(file, read);
      contentRows += read?.length ?? 0;
    }
  };

  const ask = async (of: Cells | null, statements: readonly Statement[]) =>
    (await send({ kind: 'ask', of, statements })) as readonly (readonly (readonly Cell[])[])[];

  return {
    open: async () => {
      if (isAbsent) return false;
      running ??= start();
      return (await running.isReady) || !isAbsent;
    },
    write: async days => {
      const table = newTable();
      const append = (rows: readonly (readonly Cell[])[], made: string | null = null): Promise<Result> =>
        send({
          kind: 'append',
          to: { table, columns: made, cells: columns.map((_, at) => rows.map(row => row[at] ?? null)) },
        });
      try {
        await append([], columnList);
        for await (const day of days) {
          const rows = rowsOf(day);
          for (let from = 0; from < rows.length; from += rowsAtOnce) await append(rows.slice(from, from + rowsAtOnce));
        }
      } catch (error) {
        await send({ kind: 'drop', table }).catch(() => undefined);
        throw error;
      }
      return save(`"${table}"`, table);
    },
    merge: async filed => {
      const [table, there] = [newTable(), inFolder(filed)];
      await send({ kind: 'append', to: filedCells(table, there) });
      return save(`(${mergedRows(table, filesOf(there))})`, table);
    },
    ask: async (questions, filed, named) => {
      const [table, there] = [newTable(), inFolder(filed)];
      if (questions.length === 0 || there.length === 0) return { sums: questions.map(() => []), names: new Map() };
      await loadContents(filesOf(there));
      const compared = new Set<FiledDays>();
      const dialectIn = (period: Period): Dialect => {
        const counted = countedFiles(there, file => contents.get(file), period);
        for (const one of counted.changed) compared.add(one);
        return dialectOf(table, period, counted);
      };
      const statements = [
        ...questions.map(question => questionStatement(question, dialectIn(question.period))),
        ...(named.length > 0 ? [namesStatement(named, dialectIn(periodOf(questions)))] : []),
      ];
      const rows = await ask(compared.size > 0 ? filedCells(table, [...compared]) : null, statements);
      return {
        sums: questions.map((question, at) => postingsIn(rows[at] ?? [], question.dimensions, amountsAsked(question))),
        names: namesIn(rows[questions.length] ?? []),
      };
    },
    has: file => existsSync(path(file)),
    list: async () => {
      const names = await readdir(folder).catch((): string[] => []);
      const files = names.filter(name => name.endsWith('.parquet'));
      return Promise.all(
        files.map(async file => {
          const { mtime, size } = await stat(path(file));
          return { file, at: mtime, bytes: size };
        }),
      );
    },
    remove: file => {
      contents.delete(path(file));
      return rm(path(file), { force: true });
    },
    close: async () => {
      clearTimeout(timer);
      if (running === null) return;
      const ended = new Promise(resolve => running?.child.once('exit', resolve));
      end();
      await ended;
    },
  };
};

/** All days that questions ask for. */
const periodOf = (questions: readonly Question[]): Period => ({
  from: questions.map(({ period }) => period.from).reduce((first, from) => (from < first ? from : first)),
  to: questions.map(({ period }) => period.to).reduce((last, to) => (to > last ? to : last)),
});
