import type { CacheInvalidation } from './cache-invalidation.ts';
import { type CacheTopic, isBegin, isEnd, topics, topicsOf } from './cached-tables.ts';
import type { Database } from './database.ts';

/** The cached database rows of this process. A topic is invalidated as soon as one of its rows changes. */
export interface RowCache {
  /**
   * Returns the result of `load`, cached as long as no process changes the topic. A missing value (null, undefined) is
   * loaded each time. While changes of other processes cannot be noticed, every value is.
   */
  getOrLoad<T>(topic: CacheTopic, key: string, load: () => Promise<T>): Promise<T>;
  /** Loads each time: for a call whose result must not miss a change that this process was not notified of yet. */
  readonly doubting: RowCache;
  /** Waits until earlier commits of other processes are removed from this cache. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** Entries per topic. A few hundred bytes each; when the limit is reached, the topic is cleared. */
const most = 20_000;

/** Each is asked for by one terminal, in turns: with one fewer than there are, none would be found again. */
const mostTerminals = 100_000;

export const createRowCache = ({
  statements,
  watch,
  onOther,
}: Pick<Database, 'statements' | 'watch' | 'onOther'>): RowCache => {
  const memory: Readonly<Record<CacheTopic, Map<string, unknown>>> = {
    rights: new Map(),
    sessions: new Map(),
    tenants: new Map(),
    documents: new Map(),
    states: new Map(),
    people: new Map(),
    terminals: new Map(),
  };
  // A value that was read before a change must not be stored after it.
  const changes: Record<CacheTopic, number> = {
    ...{ rights: 0, sessions: 0, tenants: 0, documents: 0, states: 0, people: 0, terminals: 0 },
  };
  const forget = (topic: CacheTopic | null): void => {
    for (const one of topic === null ? topics : [topic]) forgetOne(one);
  };
  const forgetOne = (topic: CacheTopic): void => {
    memory[topic].clear();
    changes[topic] += 1;
  };
  onOther(() => forget(null));
  // This process's own changes apply at once: with the statement, and for a transaction at its end as well.
  let open = 0;
  const unsettled = new Set<CacheTopic>();
  const deaf = statements.listen(statement => {
    if (isBegin(statement)) open += 1;
    for (const topic of topicsOf(statement)) {
      forget(topic);
      unsettled.add(topic);
    }
    if (isEnd(statement)) {
      for (const one of unsettled) forget(one);
      open = Math.max(0, open - 1);
    }
    if (open === 0) unsettled.clear();
  });
  let asked = false;
  let awake: Promise<CacheInvalidation> | undefined;
  let watching: CacheInvalidation | undefined;
  const isAwake = (): boolean => {
    if (!asked) {
      asked = true;
      awake = watch(forget);
      void awake.then(
        found => {
          watching = found;
        },
        () => {
          asked = false;
        },
      );
    }
    return watching?.isAwake() === true;
  };
  const close = async (): Promise<void> => {
    deaf();
    await (await awake?.catch(() => undefined))?.stop();
  };
  const doubting: RowCache = {
    getOrLoad: (_topic, _key, load) => load(),
    get doubting() {
      return doubting;
    },
    caughtUp: async () => undefined,
    close,
  };
  return {
    doubting,
    close,
    caughtUp: async () => {
      await watching?.caughtUp();
    },
    getOrLoad: async (topic, key, load) => {
      if (!isAwake()) return load();
      const found = memory[topic].get(key);
      // A key always has results of this same `load`.
      if (found !== undefined) return found as Awaited<ReturnType<typeof load>>;
      const before = changes[topic];
      const value = await load();
      if (value !== null && value !== undefined && changes[topic] === before) {
        if (memory[topic].size >= (topic === 'terminals' ? mostTerminals : most)) memory[topic].clear();
        memory[topic].set(key, value);
      }
      return value;
    },
  };
};
