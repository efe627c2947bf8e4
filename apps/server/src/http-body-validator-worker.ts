import { setPriority } from 'node:os';
import { serialize } from 'node:v8';
import { type Contract, contract, type Failure } from '@commissary/contract';
import { move } from 'piscina';
import { parsedBody } from './http-parse-json.ts';
import { ApiError } from './services/api-error.ts';

/** A body that is too large to be judged by who answers everybody. Its bytes go over. */
export interface BodyToValidate {
  readonly area: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The body as its schema made it, serialized, or why it is refused. */
export type BodyValidation = Uint8Array | { readonly status: number; readonly failures: readonly Failure[] };

// On Linux a thread has a priority of its own: what judges yields to what answers everybody.
if (process.platform === 'linux') setPriority(0, 10);

/** Runs in a thread of its own, within limits of its own. */
export const validateBody = ({ area, name, bytes }: BodyToValidate): BodyValidation => {
  const endpoint = (contract as Contract)[area]?.[name];
  if (endpoint === undefined) throw new Error(`There is no call ${area}.${name}.`);
  try {
    return move(serialize(parsedBody(endpoint, bytes))) as Uint8Array;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, failures: error.failures };
  }
};
