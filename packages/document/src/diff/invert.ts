import { apply } from '../apply/index.ts';
import type { Change } from '../change/index.ts';
import { type DiffOptions, diff } from './diff.ts';

/** Returns the list that turns a document with `changes` on top back into `base` (law L8). */
export const invert = (changes: readonly Change[], base: unknown, options: DiffOptions = {}): Change[] =>
  diff(apply(base, changes), base, options);
