import { identityMap } from '@commissary/schema';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { isOtherConnection, isOutdatedPlan, type StatementNames } from './statement-names.ts';

interface Limited {
  /** Milliseconds that a statement may take that begins now; not finite: as long as it wants. */
  queryMs(): number;
  /** Those of this process: all of its connections keep statements under the same names. */
  readonly names: StatementNames;
  /** Runs once on each new connection, before it is used. */
  prepare(query: (statement: string) => Promise<readonly unknown[]>): Promise<void>;
}

/** How many times as long as this process waits a statement may take at the server. */
const beyond = 1.2;

/**
 * The pool as the query builder uses it, on which no statement waits for ever: a connection whose answer does not come
 * in time is destroyed, so that its place in the pool is free again. A network that drops packets silently ends no
 * connection by itself.
 */
export const limitedPool = (pool: Pool, limited: Limited): PostgresPool => {
  const known = identityMap<PoolClient, LimitedClient>();
  const present = async (): Promise<PoolClient> => {
    for (;;) {
      const client = await pool.connect();
      if (known.get(client)?.isOutdated() !== true) return client;
      client.release(true);
    }
  };
  return {
    options: pool.options,
    connect: async () => {
      const client = await present();
      const prepared = known.get(client);
      const taken = prepared?.taken() ?? new LimitedClient(client, limited);
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

class LimitedClient implements PostgresPoolClient {
  private readonly client: PoolClient;
  private readonly limited: Limited;
  private readonly generation: number;
  private isReleased = false;
  private serverMs = 0;

  constructor(client: PoolClient, limited: Limited) {
    this.client = client;
    this.limited = limited;
    this.generation = limited.names.generation();
  }

  /** It has kept statements under names that are over. */
  isOutdated(): boolean {
    return this.generation !== this.limited.names.generation();
  }

  taken(): this {
    this.isReleased = false;
    return this;
  }

  /** The server ends a statement later than this process: otherwise one that was given up here would go on there. */
  async limitAtServer(): Promise<void> {
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
    const ms = this.limited.queryMs();
    const timer = Number.isFinite(ms) ? setTimeout(() => this.release(true), ms) : undefined;
    try {
      const { command, rowCount, rows } = await this.sent(statement, [...parameters]);
      return { command: command as PostgresQueryResult<R>['command'], rowCount: rowCount ?? 0, rows };
    } finally {
      clearTimeout(timer);
    }
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
