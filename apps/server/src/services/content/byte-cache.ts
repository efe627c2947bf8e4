import { LRUCache } from 'lru-cache';

/** A least-recently-used cache, limited by bytes. */
export interface ByteCache<T> {
  get(key: string): T | undefined;
  /** `bytes` is the size of the value alone; what it shares with others is counted once for all of them. */
  set(key: string, value: T, bytes: number, shares?: readonly Shared[]): void;
  clear(): void;
  /** The size of all stored values. */
  readonly bytes: number;
}

/** Memory that several values share. */
export interface Shared {
  readonly key: string;
  readonly bytes: number;
}

interface Entry<T> {
  readonly value: T;
  readonly shares: readonly Shared[];
}

export const createByteCache = <T>(maxBytes: number): ByteCache<T> => {
  const shared = countShared();
  const entries = new LRUCache<string, Entry<T>>({
    maxSize: Math.floor(maxBytes),
    dispose: ({ shares }) => shared.drop(shares),
  });
  const total = () => entries.calculatedSize + shared.bytes();
  return {
    get: key => entries.get(key)?.value,
    set: (key, value, bytes, shares = []) => {
      entries.delete(key);
      if (shares.reduce((sum, one) => sum + one.bytes, bytes) > maxBytes) return;
      entries.set(key, { value, shares }, { size: Math.max(smallest, bytes) });
      shared.add(shares);
      while (total() > maxBytes) entries.pop();
    },
    clear: () => entries.clear(),
    get bytes() {
      return total();
    },
  };
};

/** The library accepts no size below this. */
const smallest = 1;

/** The memory that stored values share, each counted as long as one of them is stored. */
const countShared = () => {
  const holders = new Map<string, number>();
  let total = 0;
  return {
    add: (shares: readonly Shared[]): void => {
      for (const { key, bytes } of shares) {
        const others = holders.get(key) ?? 0;
        if (others === 0) total += bytes;
        holders.set(key, others + 1);
      }
    },
    drop: (shares: readonly Shared[]): void => {
      for (const { key, bytes } of shares) {
        const others = (holders.get(key) ?? 1) - 1;
        if (others > 0) holders.set(key, others);
        else {
          holders.delete(key);
          total -= bytes;
        }
      }
    },
    bytes: () => total,
  };
};
