import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** `LATE`: what was committed some seconds ago is not there. `GONE`: it does not answer, or follows another database. */
export type ReplicaState = 'OK' | 'LATE' | 'GONE';

/** A server that follows the database and answers reads. */
export interface Replica {
  /** The replica, as soon as it has everything up to this position of the log; null: not in time, so ask the database. */
  reader(written: bigint | null): Promise<Db | null>;
  /** The position of the database's log behind everything that is committed now. */
  position(): Promise<bigint>;
  state(): ReplicaState;
  /** Calls back with each other state. */
  onState(hear: (state: ReplicaState) => void): void;
  close(): Promise<void>;
}

export interface ReplicaLimits {
  /** Between two looks at where it is. */
  readonly beatMs: number;
  /** So long a read waits until the replica has what its reader wrote. */
  readonly waitMs: number;
  /** So old may be what it does not have. */
  readonly lateMs: number;
}

const usualReplicaLimits: ReplicaLimits = { beatMs: 1_000, waitMs: 200, lateMs: 5_000 };

/** Between two questions of a read that waits. */
const pollMs = 10;

/**
 * Whether a replica may be asked is decided by positions in the log and the time of this process, by no clock of another
 * machine: it is late when it does not have what the database had committed when this process looked some time ago.
 */
export const createReplica = (
  { db, replica }: { readonly db: Db; readonly replica: Db },
  { beatMs, waitMs, lateMs }: ReplicaLimits = usualReplicaLimits,
): Replica => {
  const listeners = new Set<(state: ReplicaState) => void>();
  // Until it was looked at, nothing is known of it.
  let state: ReplicaState = 'GONE';
  let replayed = 0n;
  let ahead: readonly Mark[] = [];
  let isClosed = false;
  const become = (next: ReplicaState): void => {
    if (next === state) return;
    state = next;
    for (const hear of listeners) hear(state);
  };
  const position = () => positionIn(db, sql`pg_current_wal_flush_lsn()`);
  const look = async (): Promise<ReplicaState> => {
    const found = await replayedBy(replica);
    const written = await position();
    // What follows this database has nothing that it has not written.
    if (found === null || found > written) return 'GONE';
    replayed = found;
    const now = performance.now();
    ahead = [...ahead, { position: written, at: now }].filter(mark => mark.position > found);
    return now - (ahead[0]?.at ?? now) > lateMs ? 'LATE' : 'OK';
  };
  const beat = async (): Promise<void> => {
    while (!isClosed) {
      const late = new AbortController();
      const silent = pause(lateMs, 'GONE' as const, { ref: false, signal: late.signal }).catch(() => 'GONE' as const);
      const next = await Promise.race([look().catch(() => 'GONE' as const), silent]);
      late.abort();
      if (!isClosed) become(next);
      await pause(beatMs, undefined, { ref: false });
    }
  };
  void beat();
  /** Resolves to whether it has caught up in time. */
  const caughtUp = async (written: bigint): Promise<boolean> => {
    const until = performance.now() + waitMs;
    while (replayed < written) {
      const found = await replayedBy(replica).catch(() => null);
      if (found === null) return false;
      replayed = found;
      if (replayed >= written) return true;
      if (performance.now() > until) return false;
      await pause(pollMs);
    }
    return true;
  };
  return {
    reader: async written => {
      if (state !== 'OK') return null;
      return written === null || (await caughtUp(written)) ? replica : null;
    },
    position,
    state: () => state,
    onState: hear => void listeners.add(hear),
    close: async () => {
      isClosed = true;
      await replica.destroy();
    },
  };
};

/** Where the database was when this process looked. */
interface Mark {
  readonly position: bigint;
  readonly at: number;
}

const positionIn = async (db: Db, lsn: ReturnType<typeof sql>): Promise<bigint> => {
  const { rows } = await sql<{ position: string }>`select (${lsn} - '0/0')::text as position`.execute(db);
  return BigInt(rows[0]?.position ?? 0);
};

/** Null: it follows nothing. */
const replayedBy = async (replica: Db): Promise<bigint | null> => {
  const { rows } = await sql<{ position: string | null }>`
    select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as position`.execute(
    replica,
  );
  const position = rows[0]?.position;
  return position === null || position === undefined ? null : BigInt(position);
};
