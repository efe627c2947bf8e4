import type { PGlite } from 'kysely';
import type { OwnChanges } from './own-changes.ts';

/** The embedded database as the query builder uses it, with what triggers tell of each statement. */
export const noticingPglite = (pglite: PGlite, { noticed, answered }: OwnChanges): PGlite => {
  const noticing =
    (one: Pick<PGlite, 'query'>) =>
    <T>(...[query, params, options]: Parameters<PGlite['query']>) =>
      one.query<T>(query, params, { ...options, onNotice: noticed });
  return {
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    get waitReady() {
      return pglite.waitReady;
    },
    close: () => pglite.close(),
    query: <T>(...asked: Parameters<PGlite['query']>) => noticing(pglite)<T>(...asked).finally(() => answered(true)),
    transaction: callback =>
      pglite
        .transaction(transaction => callback({ ...transaction, query: noticing(transaction) }))
        .finally(() => answered(true)),
  };
};
