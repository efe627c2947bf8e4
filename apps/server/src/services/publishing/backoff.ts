const SHORTEST_MS = 1_000;
const LONGEST_MS = 8_000;

/**
 * Batches that could not be done as a whole (a full disk, a row that nobody can read). Each waits twice as long as the
 * last time, eight seconds at most, so that what cannot be done now costs the database little and is done soon when it can.
 */
export interface Backoff {
  /** Those whose time has not come. */
  waiting(now: Date): string[];
  failed(id: string, now: Date): void;
  done(ids: readonly string[]): void;
  /** Something may be mended: nobody waits any longer. */
  forget(): void;
}

export const createBackoff = (): Backoff => {
  const waits = new Map<string, { readonly until: number; readonly ms: number }>();
  return {
    waiting: now => [...waits].flatMap(([id, { until }]) => (until > now.getTime() ? [id] : [])),
    failed: (id, now) => {
      const before = waits.get(id)?.ms;
      const ms = before === undefined ? SHORTEST_MS : Math.min(before * 2, LONGEST_MS);
      waits.set(id, { until: now.getTime() + ms, ms });
    },
    done: ids => {
      for (const id of ids) waits.delete(id);
    },
    forget: () => waits.clear(),
  };
};
