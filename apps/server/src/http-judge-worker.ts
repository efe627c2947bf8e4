import { type Contract, contract, type Failure } from '@commissary/contract';
import { move } from 'piscina';
import { bodyOf } from './http-json.ts';
import { Refusal } from './services/refusal.ts';

/** A body that is too large to be judged by who answers everybody. Its bytes go over, and come back when it passes. */
export interface Judged {
  readonly area: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type Verdict = Uint8Array | { readonly status: number; readonly failures: readonly Failure[] };

/** Runs in a thread of its own, within limits of its own. */
export const judge = ({ area, name, bytes }: Judged): Verdict => {
  const endpoint = (contract as Contract)[area]?.[name];
  if (endpoint === undefined) throw new Error(`There is no call ${area}.${name}.`);
  try {
    bodyOf(endpoint, bytes);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, failures: error.failures };
  }
  return move(bytes) as Uint8Array;
};
