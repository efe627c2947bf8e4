// More than 25 files: what a process knows and does about its one database, its connections, caches and signals.
/**
 * Where to look:
 * - Failover, restore, lost connections: `database-identity.ts`, `limited-pool.ts` and `listening-client.ts`; terminals
 *   that are ahead: `apps/server/src/services/terminals/renumber-live.ts`; `docs/adr/0065-another-database.md`.
 * - The row cache, cache invalidation: `row-cache.ts`, `cache-invalidation.ts`, `cached-tables.ts`; the browser's query
 *   cache: `apps/web/src/cache/`.
 */
export { type ChangeEvents, createChangeEvents } from './change-events.ts';
export { type Database, type DatabaseKind, type DatabaseLocation, makeTemplate, openDatabase } from './database.ts';
export { isDatabaseUnavailable } from './database-unavailable.ts';
export { FolderInUse } from './folder-lock.ts';
export { normalizedName } from './normalized-name.ts';
export { type Signal, signal, signalAll } from './notification-channel.ts';
export type { Replica, ReplicaState } from './replica.ts';
export { createRowCache, type RowCache } from './row-cache.ts';
export { withSavepoint } from './savepoint.ts';
export { containing, folded, foldedText } from './search-text.ts';
export type {
  CanaryState,
  Db,
  ListChange,
  OwnPin,
  Pin,
  Pins,
  RevisionSource,
  RunningPins,
  Tables,
  TerminalTrouble,
  TimedState,
  TimedWords,
} from './tables.ts';
export { ofCompany } from './topic-cache.ts';
export { inTransaction, lockCompanies, lockNewCompanies } from './transaction.ts';
