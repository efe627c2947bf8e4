import { ApiError } from '../../services/errors/index.ts';

/** The limits of what may be under way at once. */
export interface ConcurrencyLimits {
  readonly count: number;
  readonly bytes: number;
}

const mebibyte = 1024 * 1024;

type MostOf = Readonly<Record<'person' | 'address' | 'process', ConcurrencyLimits>>;

/** A person saves one thing after another, an address may be a whole office, and the memory of a process is limited. */
export const mostBodies: MostOf = {
  person: { count: 24, bytes: 32 * mebibyte },
  address: { count: 200, bytes: 48 * mebibyte },
  process: { count: 500, bytes: 64 * mebibyte },
};

/** Calls of terminals have places of their own: after an outage all of them call at once, and people go on working. */
export const mostOfTerminals: MostOf = {
  person: { count: 0, bytes: 0 },
  address: { count: 200, bytes: 32 * mebibyte },
  process: { count: 500, bytes: 32 * mebibyte },
};

/** Each page of the console keeps one or two streams open, which transfer less than repeated requests would. */
export const mostStreams: MostOf = {
  person: { count: 24, bytes: 0 },
  address: { count: 2500, bytes: 0 },
  process: { count: 4000, bytes: 0 },
};

/** One acquired slot. */
export interface Slot {
  /** Counts bytes that were received or decompressed. Throws when they exceed a limit. */
  grow(bytes: number): void;
  /** Releases the slot. A second call has no effect. */
  leave(): void;
}

export interface SlotPool {
  /** Throws when too many are under way: 429 for a person or an address, 503 for the process. */
  enter(who: { readonly person: string | null; readonly address: string }): Slot;
}

/** Counts what is under way at once: bodies until their calls are answered, streams until they end. */
export const createSlotPool = (allowed: MostOf = mostBodies): SlotPool => {
  const usage = new Map<string, { count: number; bytes: number }>();
  return {
    enter: ({ person, address }) => {
      const shares = [
        { name: 'process', limit: allowed.process, refusal: busy },
        { name: `address ${address}`, limit: allowed.address, refusal: tooMuch },
        ...(person === null ? [] : [{ name: `person ${person}`, limit: allowed.person, refusal: tooMuch }]),
      ];
      for (const { name, limit, refusal } of shares) if ((usage.get(name)?.count ?? 0) >= limit.count) throw refusal();
      const used = shares.map(({ name }) => {
        const share = usage.get(name) ?? { count: 0, bytes: 0 };
        share.count += 1;
        usage.set(name, share);
        return share;
      });
      let mine = 0;
      let isOver = false;
      return {
        grow: bytes => {
          if (isOver) return;
          mine += bytes;
          for (const share of used) share.bytes += bytes;
          for (const [at, { limit, refusal }] of shares.entries())
            if ((used[at]?.bytes ?? 0) > limit.bytes) throw refusal();
        },
        leave: () => {
          if (isOver) return;
          isOver = true;
          for (const [at, { name }] of shares.entries()) {
            const share = used[at];
            if (share === undefined) continue;
            share.count -= 1;
            share.bytes -= mine;
            if (share.count === 0) usage.delete(name);
          }
        },
      };
    },
  };
};

const tooMuch = (): ApiError => new ApiError(429, [{ code: 'TOO_MUCH_AT_ONCE' }]);
const busy = (): ApiError => new ApiError(503, [{ code: 'BUSY' }]);
