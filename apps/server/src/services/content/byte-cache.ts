/** A least-recently-used cache, limited by bytes. */
export interface ByteCache<T> {
  get(key: string): T | undefined;
  /** `bytes` is the size of the value alone; what it shares with others is counted once for all of them. */
  set(key: string, value: T, bytes: number, shares?: readonly Shared[]): void;
  /** The size of all stored values. */
  readonly bytes: number;
}

/** Memory that several values share. */
export interface Shared {
  readonly key: string;
  readonly bytes: number;
}

interface Entry<T> {
  readonly key: string;
  readonly value: T;
  readonly bytes: number;
  readonly shares: readonly Shared[];
  /** Its neighbors in the order of use. */
  older: Entry<T> | undefined;
  newer: Entry<T> | undefined;
}

export const createByteCache = <T>(maxBytes: number): ByteCache<T> => {
  const entries = new Map<string, Entry<T>>();
  const uses = createUses<T>();
  const holders = new Map<string, number>();
  let total = 0;
  const take = ({ bytes, shares }: Entry<T>): void => {
    total += bytes;
    for (const shared of shares) {
      const others = holders.get(shared.key) ?? 0;
      if (others === 0) total += shared.bytes;
      holders.set(shared.key, others + 1);
    }
  };
  const drop = (entry: Entry<T>): void => {
    entries.delete(entry.key);
    uses.forget(entry);
    total -= entry.bytes;
    for (const shared of entry.shares) {
      const others = (holders.get(shared.key) ?? 1) - 1;
      if (others > 0) holders.set(shared.key, others);
      else {
        holders.delete(shared.key);
        total -= shared.bytes;
      }
    }
  };
  return {
    get: key => {
      const entry = entries.get(key);
      if (entry !== undefined) uses.note(entry);
      return entry?.value;
    },
    set: (key, value, bytes, shares = []) => {
      const before = entries.get(key);
      if (before !== undefined) drop(before);
      if (shares.reduce((sum, shared) => sum + shared.bytes, bytes) > maxBytes) return;
      const entry: Entry<T> = { key, value, bytes, shares, older: undefined, newer: undefined };
      entries.set(key, entry);
      uses.begin(entry);
      take(entry);
      for (let oldest = uses.oldest(); oldest !== undefined && total > maxBytes; oldest = uses.oldest()) drop(oldest);
    },
    get bytes() {
      return total;
    },
  };
};

/**
 * A linked list in the order of use. A Map could keep the order by inserting again what is used, but it iterates over
 * what it deleted: with ten thousand entries, one use of an entry takes 16 µs.
 */
const createUses = <T>() => {
  let oldest: Entry<T> | undefined;
  let newest: Entry<T> | undefined;
  const begin = (entry: Entry<T>): void => {
    entry.older = newest;
    entry.newer = undefined;
    if (newest === undefined) oldest = entry;
    else newest.newer = entry;
    newest = entry;
  };
  const forget = ({ older, newer }: Entry<T>): void => {
    if (older === undefined) oldest = newer;
    else older.newer = newer;
    if (newer === undefined) newest = older;
    else newer.older = older;
  };
  return {
    begin,
    forget,
    note: (entry: Entry<T>): void => {
      if (entry === newest) return;
      forget(entry);
      begin(entry);
    },
    oldest: (): Entry<T> | undefined => oldest,
  };
};
