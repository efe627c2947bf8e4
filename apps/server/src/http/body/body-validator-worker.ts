import { setPriority } from 'node:os';
import { serialize } from 'node:v8';
import { type BodyLimits, type Contract, contract, type Failure } from '@commissary/contract';
import { move } from 'piscina';
import { ApiError } from '../../services/errors/index.ts';
import { parsedBody } from './parse-json.ts';

/** A body that is too large to validate on the main thread. Its bytes are transferred. */
export interface BodyToValidate {
  readonly area: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly limits: BodyLimits;
  /** Becomes 1 when a thread begins. */
  readonly begun: Int32Array;
}

/** The body as its schema parsed it, serialized; or why it is rejected. */
export type BodyValidation = Uint8Array | { readonly status: number; readonly failures: readonly Failure[] };

// On Linux a thread has a priority of its own: validation yields to the main thread.
if (process.platform === 'linux') setPriority(0, 10);

/** Runs in a worker thread with its own limits. */
export const validateBody = ({ area, name, bytes, limits, begun }: BodyToValidate): BodyValidation => {
  Atomics.store(begun, 0, 1);
  const endpoint = (contract as Contract)[area]?.[name];
  if (endpoint === undefined) throw new Error(`There is no call ${area}.${name}.`);
  try {
    return move(serialize(parsedBody(endpoint, bytes, limits))) as Uint8Array;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, failures: error.failures };
  }
};
