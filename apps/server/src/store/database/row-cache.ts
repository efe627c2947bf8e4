import type { CacheInvalidation } from './cache-invalidation.ts';
import { type CacheTopic, type RowChange, topics } from './cached-tables.ts';
import type { Database } from './database.ts';
import {
  type CompanyRow,
  createTopicCache,
  type EachRow,
  type EntryCompanies,
  type TopicCache,
} from './topic-cache.ts';

/** The cached database rows of this process. What is cached of a company is removed as soon as one of its rows changes. */
export interface RowCache {
  /**
   * Returns the result of `load`, cached as long as no process changes the topic at one of the companies that it is read
   * from. A missing value (null, undefined) is loaded each time. While changes of other processes cannot be noticed, every
   * value is.
   */
  getOrLoad<T>(
    topic: CacheTopic,
    companies: EntryCompanies<NonNullable<T>>,
    key: string,
    load: () => Promise<T>,
  ): Promise<T>;
  /** The rows with these ids, each cached alone; those that are missing are loaded together. */
  getOrLoadEach<T extends CompanyRow>(
    topic: CacheTopic,
    ids: readonly string[],
    each: EachRow<T>,
  ): Promise<readonly T[]>;
  /** Loads each time: for a call whose result must not miss a change that this process was not notified of yet. */
  readonly doubting: RowCache;
  /** Waits until earlier commits of other processes are removed from this cache. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** Entries per topic. A few hundred bytes each; when the limit is reached, the topic is cleared. */
const most = 20_000;

/** Places of locations are kept one by one, and a preview asks for thousands. */
const mostRights = 70_000;

/** Each is asked for by the terminals of one location, in turns: with one fewer than there are, none would be found again. */
const mostTerminals = 100_000;

export const createRowCache = ({
  changes,
  watch,
  onOther,
}: Pick<Database, 'changes' | 'watch' | 'onOther'>): RowCache => {
  const memory: Readonly<Record<CacheTopic, TopicCache>> = {
    rights: createTopicCache(mostRights),
    sessions: createTopicCache(most),
    tenants: createTopicCache(most),
    documents: createTopicCache(most),
    states: createTopicCache(most),
    people: createTopicCache(most),
    terminals: createTopicCache(mostTerminals, { together: true }),
    schedules: createTopicCache(most, { together: true }),
  };
  const forget = (change: RowChange | null): void => {
    for (const topic of change?.topics ?? topics) memory[topic].forget(change?.companyId ?? null);
  };
  onOther(() => forget(null));
  // This process's own changes apply at once.
  const deaf = changes.listen(forget);
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
    getOrLoad: (_topic, _companies, _key, load) => load(),
    getOrLoadEach: (_topic, ids, { load }) => load(ids),
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
    getOrLoad: (topic, companies, key, load) => (isAwake() ? memory[topic].getOrLoad(companies, key, load) : load()),
    getOrLoadEach: (topic, ids, each) => (isAwake() ? memory[topic].getOrLoadEach(ids, each) : each.load(ids)),
  };
};
