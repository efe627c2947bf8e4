import { apply } from './apply.ts';
import type { Change } from './change.ts';
import { type DiffOptions, diff } from './diff.ts';

/** The list that takes a document with `changes` on top back to `base` (law L8). */
export const invert = (changes: readonly Change[], base: unknown, options: DiffOptions = {}): Change[] =>
  diff(apply(base, changes), base, options);
