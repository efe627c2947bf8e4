/** One look around of all streams that heard of something. */
export interface BroadcastRound {
  /** What `look` finds, once for all who ask under the same key. */
  share<T>(key: string, look: () => Promise<T>): Promise<T>;
  /** The body of an answer as text, made once. */
  textOf(body: unknown): string;
}

export const createBroadcastRound = (): BroadcastRound => {
  const found = new Map<string, Promise<unknown>>();
  const texts = new WeakMap<object, string>();
  return {
    share: <T>(key: string, look: () => Promise<T>): Promise<T> => {
      // Under a key lies only what this very `look` finds: each key names the one place that asks for it.
      const known = found.get(key) as Promise<T> | undefined;
      if (known !== undefined) return known;
      const asked = look();
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
