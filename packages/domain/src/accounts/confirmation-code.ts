import { confirmNumber } from '../constants.ts';

/** What a user must type in a confirm dialog. */
export interface ConfirmationRequirement {
  readonly term?: string;
  readonly number?: number;
}

/** Returns a number of four digits, from a random fraction in [0, 1). */
export const confirmNumberFrom = (random: number): number =>
  confirmNumber.min + Math.floor(random * (confirmNumber.max - confirmNumber.min + 1));

export const isConfirmed = (
  demand: ConfirmationRequirement,
  typed: { readonly term: string; readonly number: string },
): boolean =>
  (demand.term === undefined || typed.term === demand.term) &&
  (demand.number === undefined || typed.number.trim() === String(demand.number));
