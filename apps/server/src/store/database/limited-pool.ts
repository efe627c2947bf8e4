import { identityMap } from '@commissary/schema';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { isBegin, isEnd, type RowChange } from './cached-tables.ts';
import { createOwnChanges, type OwnChanges } from './own-changes.ts';
import { isOtherConnection, isOutdatedPlan, type StatementNames } from './statement-names.ts';

interface Limited {
  /** Milliseconds that a statement may take that begins now; not finite: as long as it wants. */
  queryMs(): number;
  /** Milliseconds that statements under way may still take once connections are in doubt. */
  readonly doubtedMs: number;
  /** Calls back when a network may have forgotten the connections of this process. */
  onDoubt(hear: () => void): void;
  /** A pooler is between: nothing is set on a connection. */
  readonly isPooled: boolean;
  /** Those of this process: all of its connections keep statements under the same names. */
  readonly names: StatementNames;
  /** Called with each change of cached rows, at its statement and when others can see it. */
  onChange(change: RowChange): void;
  /** Runs once on each new connection, before it is used. */
  prepare(query: (statement: string) => Promise<readonly unknown[]>): Promise<void>;
}

/** How many times as long as this process waits a statement may take at the server. */
const beyond = 1.2;

/**
 * The pool as the query builder uses it, on which no statement waits for ever: a connection whose answer does not come
 * in time is destroyed, so that its place in the pool is free again. A network that drops packets silently ends no
 * connection by itself: once one of them is known to be lost, idle ones are not used any more, and answers that are
 * awaited have little time left.
 */
export const limitedPool = (pool: Pool, limited: Limited): PostgresPool => {
  const known = identityMap<PoolClient, LimitedClient>();
  const doubt: Doubt = { times: 0, busy: new Set() };
  limited.onDoubt(() => {
    doubt.times += 1;
    for (const hurry of doubt.busy) hurry();
  });
  const present = async (): Promise<PoolClient> => {
    for (;;) {
      const client = await pool.connect();
      const before = known.get(client);
      if (before === undefined || !(before.isOutdated() || before.isDoubted())) return client;
      client.release(true);
    }
  };
  return {
    options: pool.options,
    connect: async () => {
      const client = await present();
      const prepared = known.get(client);
      const taken = prepared?.taken() ?? new LimitedClient(client, limited, doubt);
      try {
        if (prepared === undefined) await limited.prepare(async statement => (await taken.query(statement, [])).rows);
        await taken.limitAtServer();
      } catch (error) {
        taken.release(true);
        throw error;
      }
      known.set(client, taken);
      return taken;
    },
    end: () => pool.end(),
  };
};

/** How often connections were in doubt, and what tells each statement under way that it has little time left. */
interface Doubt {
  times: number;
  readonly busy: Set<() => void>;
}

class LimitedClient implements PostgresPoolClient {
  private readonly client: PoolClient;
  private readonly limited: Limited;
  private readonly generation: number;
  private readonly doubt: Doubt;
  /** As often connections had been in doubt when this one was made. */
  private readonly doubtsBefore: number;
  private readonly changes: OwnChanges;
  private isInTransaction = false;
  private isReleased = false;
  private serverMs = 0;

  constructor(client: PoolClient, limited: Limited, doubt: Doubt) {
    this.client = client;
    this.limited = limited;
    this.doubt = doubt;
    this.doubtsBefore = doubt.times;
    this.generation = limited.names.generation();
    this.changes = createOwnChanges(limited.onChange);
    client.on('notice', this.changes.noticed);
  }

  /** It has kept statements under names that are over. */
  isOutdated(): boolean {
    return this.generation !== this.limited.names.generation();
  }

  isDoubted(): boolean {
    return this.doubtsBefore !== this.doubt.times;
  }

  taken(): this {
    this.isReleased = false;
    return this;
  }

  /** The server ends a statement later than this process: otherwise one that was given up here would go on there. */
  async limitAtServer(): Promise<void> {
    if (this.limited.isPooled) return;
    const ms = this.limited.queryMs();
    const serverMs = Number.isFinite(ms) ? Math.ceil(ms * beyond) : 0;
    if (serverMs === this.serverMs) return;
    await this.query(`set statement_timeout = ${serverMs}`, []);
    this.serverMs = serverMs;
  }

  query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') throw new Error('Rows are never streamed.');
    return this.answered<R>(statement, parameters);
  }

  /** The query builder releases a connection that was given up here once more. */
  release(destroy?: boolean): void {
    if (this.isReleased) return;
    this.isReleased = true;
    this.client.release(destroy);
  }

  private async answered<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.isReleased) throw new Error('Connection terminated: it did not answer');
    const answered = this.limitTime();
    try {
      const { command, rowCount, rows } = await this.sent(statement, [...parameters]);
      return { command: command as PostgresQueryResult<R>['command'], rowCount: rowCount ?? 0, rows };
    } finally {
      answered();
      if (isBegin(statement)) this.isInTransaction = true;
      if (isEnd(statement)) this.isInTransaction = false;
      this.changes.answered(!this.isInTransaction);
    }
  }

  /**
   * Limits the time of one statement, and returns what ends that: several may be under way on one connection. What it was
   * asked may never be answered; a migration takes as long as it wants.
   */
  private limitTime(): () => void {
    const ms = this.limited.queryMs();
    if (!Number.isFinite(ms)) return () => undefined;
    let isOver = false;
    // An answer that arrived while this process was busy is read first.
    const giveUp = () => setImmediate(() => isOver || this.release(true));
    let timer = setTimeout(giveUp, ms);
    const hurry = () => {
      this.doubt.busy.delete(hurry);
      clearTimeout(timer);
      timer = setTimeout(giveUp, Math.min(this.limited.doubtedMs, ms));
    };
    this.doubt.busy.add(hurry);
    if (this.isDoubted()) hurry();
    return () => {
      isOver = true;
      clearTimeout(timer);
      this.doubt.busy.delete(hurry);
    };
  }

  private async sent(text: string, values: unknown[]): Promise<QueryResult> {
    const { names } = this.limited;
    const name = this.isOutdated() ? undefined : names.nameOf(text, values);
    if (name === undefined) return this.client.query(text, values);
    try {
      return await this.client.query({ name, text, values });
    } catch (error) {
      if (isOutdatedPlan(error)) names.startAnew();
      else if (isOtherConnection(error)) names.stop();
      else throw error;
      // In a transaction, which the error has ended, the text fails too: the whole of it is done again.
      return this.client.query(text, values).catch(() => Promise.reject(error));
    }
  }
}
