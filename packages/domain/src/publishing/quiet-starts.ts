import { timedBatches } from './workflow.ts';

/** Returns the end of the open hours of a location that contain an instant, or that instant; null where it is too late. */
export type QuietAt = (locationId: string, instant: number) => number | null;

export interface QuietStarts {
  /** When each location starts, in epoch milliseconds. */
  readonly starts: ReadonlyMap<string, number>;
  /** Those that are open until it is too late. */
  readonly never: readonly string[];
}

/**
 * Moves the start of each location to when it is closed. A location of a later batch of its start is published after it,
 * and may have opened by then: it waits for its next closing. Each turn moves a start to a later closing, so it ends.
 */
export const quietStarts = (
  asked: ReadonlyMap<string, number>,
  batching: { readonly size: number; readonly spacingMs: number },
  quietAt: QuietAt,
): QuietStarts => {
  const starts = new Map(asked);
  const never = new Set<string>();
  const move = (id: string, due: number): boolean => {
    const quiet = quietAt(id, due);
    if (quiet === due) return false;
    if (quiet === null) never.add(id);
    if (quiet === null) starts.delete(id);
    else starts.set(id, quiet);
    return true;
  };
  for (const [id, at] of asked) move(id, at);
  let moves = true;
  while (moves) {
    moves = false;
    for (const { locationIds, offsetMs, syncDate } of timedBatches(starts, batching))
      for (const id of locationIds) if (move(id, syncDate + offsetMs)) moves = true;
  }
  return { starts, never: [...never] };
};
