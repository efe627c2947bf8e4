/**
 * A switch that ends the process at a chosen moment. A test loads it before the server (`node --import`) and controls
 * it over the channel to its parent; the server does not refer to it, so no setting can turn it on.
 */
import { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type DatabaseConnection, PGliteDriver, PostgresDriver } from 'kysely';

/**
 * The command of the parent: count from here and end the process at this moment; null only counts. Each command is
 * confirmed.
 */
export interface CrashOrder {
  readonly exitAt: number | null;
}

/** The message to the parent: every moment that was passed since the last command. */
export interface CrashReport {
  readonly moments: readonly string[];
}

let exitAt: number | null = null;
let moments: string[] = [];

const reach = (moment: string): void => {
  moments.push(moment);
  if (exitAt === moments.length) process.kill(process.pid, 'SIGKILL');
};

process.on('message', (order: CrashOrder) => {
  process.send?.({ moments } satisfies CrashReport);
  moments = [];
  exitAt = order.exitAt;
});

const watched = new WeakSet<object>();
const watch = (connection: DatabaseConnection): DatabaseConnection => {
  if (watched.has(connection)) return connection;
  watched.add(connection);
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, ...options) => {
    reach(`before ${query.sql.trim().slice(0, 60)}`);
    const answer = execute<never>(query, ...options);
    if (query.sql !== 'commit') return answer;
    await nextTurn();
    reach('with commit on its way');
    await answer;
    reach('after commit');
    return answer;
  };
  return connection;
};

const acquirePglite = PGliteDriver.prototype.acquireConnection;
PGliteDriver.prototype.acquireConnection = async function () {
  return watch(await acquirePglite.call(this));
};
const acquirePostgres = PostgresDriver.prototype.acquireConnection;
PostgresDriver.prototype.acquireConnection = async function (options) {
  return watch(await acquirePostgres.call(this, options));
};

// The embedded database begins and commits without a statement.
const { beginTransaction, commitTransaction } = PGliteDriver.prototype;
PGliteDriver.prototype.beginTransaction = async function (...given) {
  reach('before begin');
  await beginTransaction.apply(this, given);
};
PGliteDriver.prototype.commitTransaction = async function (...given) {
  reach('before commit');
  await commitTransaction.apply(this, given);
  reach('after commit');
};

const { end } = ServerResponse.prototype;
ServerResponse.prototype.end = function (this: ServerResponse, ...given: Parameters<typeof end>) {
  reach('before the answer');
  this.once('finish', () => reach('after the answer'));
  return end.apply(this, given);
} as typeof end;
