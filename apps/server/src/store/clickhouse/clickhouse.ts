import type { ClickHouseClient } from '@clickhouse/client';
import type { Question } from '@commissary/catalog';
import type { Dimension, Posting, SoldNames } from '@commissary/domain';
import {
  amountsAsked,
  type Cell,
  namesIn,
  namesStatement,
  postingsIn,
  questionStatement,
  type Statement,
} from '../sold-rows/index.ts';
import {
  type AskedDays,
  dialectOf,
  monthsStatement,
  positionStatement,
  type SentDay,
  sentRows,
  tableStatements,
  tables,
} from './statements.ts';

/** How many days are there and the sum of their versions, as a text because no number holds it. */
interface Position {
  readonly days: number;
  readonly versions: string;
}

/** A ClickHouse that has what was sold on closed days, and adds it up. */
export interface ClickHouse {
  /** `GONE`: it did not answer when it was asked last. */
  state(): 'OK' | 'GONE';
  /** What it has of each month of all locations; makes its tables. */
  months(): Promise<ReadonlyMap<string, Position>>;
  /** Sends days; when it returns they are stored, and what was there of them before counts no more. */
  send(days: readonly SentDay[]): Promise<void>;
  /**
   * The sums of each question, and what ids are called; null where it has other days than these, where it does not answer
   * in time, and for some time after that.
   */
  ask(
    questions: readonly Question[],
    days: AskedDays,
    expected: Position,
    named: readonly Dimension[],
  ): Promise<{ readonly sums: readonly (readonly Posting[])[]; readonly names: SoldNames } | null>;
  close(): Promise<void>;
}

interface ClickHouseSettings {
  /** With user, password and database. */
  readonly url: string;
  told(state: 'OK' | 'GONE', error?: unknown): void;
  /** No call waits longer for an answer. */
  readonly mostMs?: number;
  /** So long nobody asks one that did not answer. */
  readonly restMs?: number;
  /** So long may take what no call waits for. */
  readonly sendMs?: number;
}

const [usualMostMs, usualRestMs, usualSendMs] = [10_000, 30_000, 60_000];

export const createClickHouse = ({
  url,
  told,
  mostMs = usualMostMs,
  restMs = usualRestMs,
  sendMs = usualSendMs,
}: ClickHouseSettings): ClickHouse => {
  let made: Promise<ClickHouseClient> | null = null;
  let state: 'OK' | 'GONE' = 'OK';
  let restsUntil = 0;
  const client = (): Promise<ClickHouseClient> => {
    made ??= open(url, sendMs);
    return made;
  };
  const note = (now: typeof state, error?: unknown): void => {
    restsUntil = now === 'OK' ? 0 : performance.now() + restMs;
    if (now === state) return;
    state = now;
    told(now, error);
  };
  const noted = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      const result = await work();
      note('OK');
      return result;
    } catch (error) {
      // It may be another one by the time it answers again.
      hasTables = false;
      note('GONE', error);
      throw error;
    }
  };
  const rowsOf = async ({ sql, values }: Statement, signal: AbortSignal): Promise<readonly (readonly Cell[])[]> => {
    const result = await (await client()).query({
      ...{ query: sql, query_params: values, format: 'JSONCompact', abort_signal: signal },
      clickhouse_settings: { max_execution_time: Math.ceil(mostMs / 1000), output_format_json_quote_64bit_integers: 1 },
    });
    return (await result.json<readonly Cell[]>()).data;
  };
  let hasTables = false;
  const makeTables = async (): Promise<void> => {
    if (hasTables) return;
    for (const query of tableStatements)
      await (await client()).command({ query, abort_signal: AbortSignal.timeout(sendMs) });
    hasTables = true;
  };
  const insert = async (table: string, values: readonly object[]): Promise<void> => {
    const abort_signal = AbortSignal.timeout(sendMs);
    await (await client()).insert({ table, values: [...values], format: 'JSONEachRow', abort_signal });
  };

  return {
    state: () => state,
    months: () =>
      noted(async () => {
        await makeTables();
        const rows = await rowsOf({ sql: monthsStatement, values: {} }, AbortSignal.timeout(sendMs));
        return new Map(rows.map(([month, ...position]) => [String(month), positionIn(position)]));
      }),
    send: days =>
      noted(async () => {
        await makeTables();
        const versions = (more: number) =>
          days.map(({ locationId, day, version }) => ({ location: locationId, day, version: version + more }));
        // First what is there of them counts no more, so that nobody reads half of the one and half of the other.
        await insert(tables.days, versions(-1));
        await insert(tables.rows, days.flatMap(sentRows));
        await insert(tables.days, versions(0));
      }),
    ask: async (questions, days, expected, named) => {
      if (performance.now() < restsUntil) return null;
      const [first] = questions;
      if (first === undefined) return null;
      try {
        const answer = await noted(async () => {
          const [signal, dialect] = [AbortSignal.timeout(mostMs), dialectOf(days)];
          const sums = await Promise.all(
            questions.map(question => rowsOf(questionStatement(question, dialect), signal)),
          );
          const names = namesIn(await rowsOf(namesStatement(named, dialect), signal));
          // Last: had one of the days been sent anew meanwhile, this would say so.
          const [position] = await rowsOf(positionStatement(days), signal);
          const { days: count, versions } = positionIn(position ?? []);
          return count === expected.days && versions === expected.versions ? { sums, names } : null;
        });
        return answer === null
          ? null
          : { ...answer, sums: questions.map((question, at) => exactly(question, answer.sums[at] ?? [])) };
      } catch {
        return null;
      }
    },
    close: async () => {
      if (made !== null) await (await made).close();
    },
  };
};

const exactly = (question: Question, rows: readonly (readonly Cell[])[]): readonly Posting[] => {
  const { dimensions } = question;
  const numbers = rows.map(row => row.map((cell, at) => (at < dimensions.length ? cell : exact(cell))));
  return postingsIn(numbers, dimensions, amountsAsked(question));
};

/** A sum is a decimal number of any length; one that a number cannot hold exactly is no answer. */
const exact = (cell: Cell): number => {
  const sum = Number(cell);
  if (!Number.isSafeInteger(sum)) throw new RangeError('A sum is too large to be exact.');
  return sum;
};

const positionIn = ([days, versions]: readonly (Cell | undefined)[]): Position => ({
  days: Number(days),
  versions: String(versions),
});

/** Loaded when it is needed: whoever has no ClickHouse pays nothing for it. */
const open = async (url: string, sendMs: number): Promise<ClickHouseClient> => {
  const { ClickHouseLogLevel, createClient } = await import('@clickhouse/client');
  const { origin, username, password, pathname } = new URL(url);
  return createClient({
    ...{ url: origin, username: decodeURIComponent(username), password: decodeURIComponent(password) },
    ...{ database: pathname.slice(1), application: 'commissary', request_timeout: sendMs },
    ...{ max_open_connections: 8, use_multipart_params_auto: true, compression: { request: true } },
    // What goes wrong is told once, by whoever asks.
    log: { level: ClickHouseLogLevel.OFF },
  });
};
