import { listChanges } from '@commissary/contract';
import { memoByIdentity } from '@commissary/schema';

/** One round in which all notified streams read again. */
export interface BroadcastRound {
  /** The result of `look`, computed once for all callers with the same key. */
  share<T>(key: string, read: () => Promise<T>): Promise<T>;
  /** The body of a response as text, serialized once. */
  textOf(body: unknown): string;
  /** What moved between two lists as text, compared once for all streams that sent the same; null where they are equal. */
  changesOf(before: readonly unknown[], after: readonly unknown[], memberId: readonly string[]): string | null;
}

export const createBroadcastRound = (): BroadcastRound => {
  const found = new Map<string, Promise<unknown>>();
  return {
    share: <T>(key: string, read: () => Promise<T>): Promise<T> => {
      // A key always has results of this same `look`: each key is used by exactly one caller.
      const known = found.get(key) as Promise<T> | undefined;
      if (known !== undefined) return known;
      const asked = read();
      found.set(key, asked);
      return asked;
    },
    textOf: memoByIdentity((body: unknown) => JSON.stringify(body)),
    changesOf: memoByIdentity(
      (before: readonly unknown[], after: readonly unknown[], memberId: readonly string[]): string | null => {
        const changes = listChanges(before, after, memberId);
        return changes === null ? null : JSON.stringify(changes);
      },
    ),
  };
};
