import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DatabaseConnection } from 'kysely';

/** How long statements of the embedded database may keep this process from everything else. */
const turnMs = 10;

/**
 * Lets the process do other work between statements of the embedded database, as soon as they have had their time
 * [RULE.database.08]. They run in the process itself and answer without an event, so that a hundred calls at once would all
 * be finished before the next one was received.
 */
export const giveTurnsBetweenStatements = async (connection: DatabaseConnection): Promise<void> => {
  const execute = connection.executeQuery.bind(connection);
  let began: number | null = null;
  const begin = (): void => {
    began = performance.now();
    setImmediate(() => {
      began = null;
    });
  };
  connection.executeQuery = async (query, options) => {
    if (began !== null && performance.now() - began >= turnMs) await nextTurn();
    if (began === null) begin();
    return execute(query, options);
  };
};
