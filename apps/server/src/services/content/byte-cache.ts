/** Keeps the values that were asked for last, up to a number of bytes; the oldest goes first. */
export interface ByteCache<T> {
  get(key: string): T | undefined;
  /** `bytes` is what the value takes by itself; what it shares with others is counted once for all of them. */
  set(key: string, value: T, bytes: number, shares?: readonly Shared[]): void;
  /** What is kept now weighs so much. */
  readonly bytes: number;
}

/** Memory that several values keep alive together. */
export interface Shared {
  readonly key: string;
  readonly bytes: number;
}

interface Entry<T> {
  readonly value: T;
  readonly bytes: number;
  readonly shares: readonly Shared[];
}

export const createByteCache = <T>(maxBytes: number): ByteCache<T> => {
  // A Map remembers the order of insertion: what is put back at the end was used last.
  const entries = new Map<string, Entry<T>>();
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
  const drop = (key: string): void => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
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
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set: (key, value, bytes, shares = []) => {
      drop(key);
      if (shares.reduce((sum, shared) => sum + shared.bytes, bytes) > maxBytes) return;
      const entry = { value, bytes, shares };
      entries.set(key, entry);
      take(entry);
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break;
        drop(oldest);
      }
    },
    get bytes() {
      return total;
    },
  };
};
