/** One round in which all notified streams read again. */
export interface BroadcastRound {
  /** The result of `look`, computed once for all callers with the same key. */
  share<T>(key: string, read: () => Promise<T>): Promise<T>;
  /** The body of a response as text, serialized once. */
  textOf(body: unknown): string;
}

export const createBroadcastRound = (): BroadcastRound => {
  const found = new Map<string, Promise<unknown>>();
  const texts = new WeakMap<object, string>();
  return {
    share: <T>(key: string, read: () => Promise<T>): Promise<T> => {
      // A key always has results of this same `look`: each key is used by exactly one caller.
      const known = found.get(key) as Promise<T> | undefined;
      if (known !== undefined) return known;
      const asked = read();
      found.set(key, asked);
      return asked;
    },
    textOf: body => {
      if (typeof body !== 'object' || body === null) return JSON.stringify(body);
      const text = texts.get(body) ?? JSON.stringify(body);
      texts.set(body, text);
      return text;
    },
  };
};
