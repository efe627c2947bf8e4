import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { deserialize } from 'node:v8';
import { type BodyLimits, type Endpoint, largeLimits } from '@commissary/contract';
import type { Piscina } from 'piscina';
import { ApiError } from '../../services/errors/index.ts';
import type { BodyToValidate, BodyValidation } from './body-validator-worker.ts';
import { ownTime } from './own-time.ts';
import { parsedBody } from './parse-json.ts';
import { createPlaces } from './places.ts';

/** A call by its names in the contract. */
export interface CallName {
  readonly area: string;
  readonly name: string;
}

/**
 * Parses the body of a call from its bytes, which the caller must not use any more; throws when the body is invalid or
 * has more in it than the limits allow, those of who may send most unless others are given.
 */
export interface BodyValidator {
  bodyOf(call: CallName, endpoint: Endpoint, bytes: Uint8Array, limits?: BodyLimits): Promise<unknown>;
  close(): Promise<void>;
}

export interface BodyValidatorLimits {
  /** Bodies up to this size are validated on the main thread: a transfer would cost more than it saves. */
  readonly hereBytes: number;
  /** Memory for the validation of one body, in addition to its bytes. */
  readonly memoryMb: number;
  /** Of its own: not what it waits for a thread, nor what others keep the main thread busy. */
  readonly milliseconds: number;
  /** Bodies that may wait for a thread. */
  readonly queue: number;
}

const usual: BodyValidatorLimits = { hereBytes: 128 * 1024, memoryMb: 64, milliseconds: 15_000, queue: 16 };
/** An idle thread ends and frees its memory. */
const idleMs = 30_000;

/**
 * Large bodies are validated in worker threads, so that no other request waits for it, and so that a body that exhausts
 * its thread ends nothing else. A valid body is copied back, one per turn of the main thread's event loop: what is slow
 * to parse is quick to copy.
 */
export const createBodyValidator = ({
  hereBytes,
  memoryMb,
  milliseconds,
  queue,
}: BodyValidatorLimits = usual): BodyValidator => {
  let starting: Promise<Piscina<BodyToValidate, BodyValidation>> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  // The pool gets no more than it has threads for: what waits in it is forgotten when the last thread ends by its limits.
  const threadCount = Math.max(1, Math.min(2, availableParallelism() - 1));
  const places = createPlaces(threadCount, queue);
  const start = async (): Promise<Piscina<BodyToValidate, BodyValidation>> => {
    // Most servers never receive a large body: a start does not load what validates it.
    const { Piscina } = await import('piscina');
    const threads = new Piscina<BodyToValidate, BodyValidation>({
      filename: new URL('./body-validator-worker.ts', import.meta.url).href,
      name: 'validateBody',
      minThreads: 0,
      maxThreads: threadCount,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    });
    // A thread that ends while idle needs no handling: the next body starts another one.
    threads.on('error', () => undefined);
    return threads;
  };
  return {
    bodyOf: async ({ area, name }, endpoint, bytes, limits = largeLimits(endpoint)) => {
      if (bytes.length <= hereBytes) return parsedBody(endpoint, bytes, limits);
      starting ??= start();
      const pool = await starting;
      // A buffer from the pool of Node's small buffers cannot be transferred.
      const own = bytes.length === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
      const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      const hasBegun = (): boolean => Atomics.load(begun, 0) === 1;
      const time = ownTime(milliseconds, hasBegun);
      const task = { area, name, bytes: own, limits, begun };
      const verdict = await places
        .run(() => runUnlessThreadFails(pool, task, [own.buffer as ArrayBuffer], time.signal, hasBegun))
        .catch(error => {
          if (!isSpent(error)) throw error;
          throw hasBegun()
            ? new ApiError(413, [{ code: 'BODY_TOO_COSTLY', path: '/body' }])
            : new ApiError(503, [{ code: 'BUSY' }]);
        })
        .finally(time.end);
      if (!(verdict instanceof Uint8Array)) throw new ApiError(verdict.status, verdict.failures);
      turn = turn.then(() => nextTurn());
      await turn;
      return deserialize(verdict);
    },
    close: async () => (await starting)?.destroy(),
  };
};

/**
 * The pool keeps what waits for a thread when that thread ends before it has started, by its memory or because the
 * system has none to give, and starts no other: without this nobody would ever answer.
 */
const runUnlessThreadFails = async (
  pool: Piscina<BodyToValidate, BodyValidation>,
  task: BodyToValidate,
  transferList: ArrayBuffer[],
  time: AbortSignal,
  hasBegun: () => boolean,
): Promise<BodyValidation> => {
  const failure = new AbortController();
  const onError = (): void => {
    if (!hasBegun()) failure.abort();
  };
  pool.on('error', onError);
  try {
    return await pool.run(task, { transferList, signal: AbortSignal.any([time, failure.signal]) });
  } finally {
    pool.off('error', onError);
  }
};

/** The thread exceeded its memory or time, or has not started. */
const isSpent = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));
