import { idOf, isArray, own } from '../value/index.ts';
import { splitPath, tokenKey } from './path.ts';

/**
 * Whether the lists under a path, `[]` standing for every member on the way, have the same ids in the same order in two
 * states of a document. Visits only what the two do not share. False where that is not certain: after a move, or on a way
 * by chosen members.
 */
export const haveSameMembers = (before: unknown, after: unknown, path: string): boolean =>
  areSame(before, after, splitPath(path), 0);

const areSame = (before: unknown, after: unknown, steps: readonly string[], depth: number): boolean => {
  if (before === after) return true;
  const step = steps[depth];
  if (step !== undefined && step !== '[]') {
    if (step.startsWith('[')) return false;
    const key = tokenKey(step);
    return areSame(own(before, key), own(after, key), steps, depth + 1);
  }
  if (!isArray(before) || !isArray(after) || before.length !== after.length) return false;
  return before.every((member, at) => {
    const other = after[at];
    if (member === other) return true;
    return idOf(member) === idOf(other) && (step === undefined || areSame(member, other, steps, depth + 1));
  });
};
