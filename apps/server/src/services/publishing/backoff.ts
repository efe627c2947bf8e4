const SHORTEST_MS = 1_000;
const LONGEST_MS = 8_000;

/**
 * Delays of batches that failed as a whole (a full disk, an unreadable row). Each delay is twice the last one, up to
 * eight seconds, so that a batch that fails costs the database little and succeeds soon when it can.
 */
export interface Backoff {
  /** The batches whose delay has not passed. */
  waiting(now: Date): string[];
  /** How often the delays have ended; an attempt remembers it at its start. */
  generation(): number;
  /** An attempt that began before the delays ended says nothing about the time after it, and gets no delay. */
  failed(id: string, now: Date, began: number): void;
  done(ids: readonly string[]): void;
  /** The cause may be gone: all delays end. */
  forget(): void;
}

export const createBackoff = (): Backoff => {
  const waits = new Map<string, { readonly until: number; readonly ms: number }>();
  let generation = 0;
  return {
    generation: () => generation,
    waiting: now => [...waits].flatMap(([id, { until }]) => (until > now.getTime() ? [id] : [])),
    failed: (id, now, began) => {
      if (began !== generation) return;
      const before = waits.get(id)?.ms;
      const ms = before === undefined ? SHORTEST_MS : Math.min(before * 2, LONGEST_MS);
      waits.set(id, { until: now.getTime() + ms, ms });
    },
    done: ids => {
      for (const id of ids) waits.delete(id);
    },
    forget: () => {
      waits.clear();
      generation += 1;
    },
  };
};
