/** How long this process waits for a database that may have stopped answering without a word. */
export interface QueryLimits {
  /** For the answer to a statement: then its connection is given up, and the statement fails. */
  readonly queryMs: number;
  /** For the answer on a connection that is in doubt, from then on. */
  readonly doubtedMs: number;
  /** For a new connection, and for one of the pool. */
  readonly connectMs: number;
  /** Between two questions on a connection that only listens, and after its loss. */
  readonly beatMs: number;
  /** For the answer to such a question. */
  readonly silentMs: number;
}

export const usualLimits: QueryLimits = {
  queryMs: 30_000,
  doubtedMs: 5_000,
  connectMs: 5_000,
  beatMs: 1_000,
  silentMs: 2_500,
};
