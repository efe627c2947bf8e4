import { isMemberToken, joinTokens, keyToken, memberId, memberToken, splitPath } from '@commissary/schema';
import { type Change, compareChanges, stripPrevious } from '../change/index.ts';
import { migrateId, migrateMember, migrateValue } from './migrate-value.ts';
import { follows, type MigrationStep, pathOfStep } from './migration.ts';

/**
 * Returns a document of an older definition as one of the next (law L29). Nothing stored is rewritten: this runs when
 * documents are read.
 */
export const migrateDocument = (document: unknown, steps: readonly MigrationStep[]): unknown =>
  steps.reduce((value, step) => migrateValue(step, pathOfStep(step), value, 0), document);

/**
 * Returns a list over a document of an older definition as one over the next, in normal form (law L29). Entries of
 * dropped fields are removed. A digest in `was` is removed where the step changes the value behind it.
 */
export const migrateChanges = (changes: readonly Change[], steps: readonly MigrationStep[]): Change[] =>
  steps
    .reduce((list: Change[], step) => list.flatMap(change => migrateChange(change, step)), [...changes])
    .sort(compareChanges);

const migrateChange = (change: Change, step: MigrationStep): Change | [] => {
  const way = pathOfStep(step);
  const tokens = splitPath(change.path);
  if (!follows(way, tokens)) return change;
  if (tokens.length < way.length) return migrateAbove(change, step, way, tokens.length);
  if (step.op === 'drop') return [];
  if (step.op === 'rename') {
    return { ...change, path: joinTokens(tokens.with(way.length - 1, keyToken(step.to))) };
  }
  if (tokens.length === way.length) return migrateAt(change, step, way);
  return step.op === 'rekey' ? migrateMemberOf(change, step, tokens, way.length) : change;
};

/** An entry that adds or replaces a value that the step changes. */
const migrateAbove = (change: Change, step: MigrationStep, way: readonly string[], depth: number): Change => {
  const bare = typeof change.was === 'object' ? stripPrevious(change) : change;
  return 'value' in bare ? { ...bare, value: migrateValue(step, way, bare.value, depth) } : bare;
};

/** An entry on the very path of the step. */
const migrateAt = (change: Change, step: MigrationStep, way: readonly string[]): Change => {
  const moved = migrateAbove(change, step, way, way.length);
  if (step.op !== 'convert' || moved.was === undefined) return moved;
  const was = migrateValue(step, way, moved.was, way.length);
  const isScalar = was === null || typeof was === 'string' || typeof was === 'number' || typeof was === 'boolean';
  return isScalar ? { ...moved, was } : stripPrevious(moved);
};

/** An entry on a member of the rekeyed array, or below one. */
const migrateMemberOf = (change: Change, step: MigrationStep, tokens: readonly string[], at: number): Change => {
  const token = tokens[at] as string;
  if (!isMemberToken(token)) return change;
  const moved = { ...change, path: joinTokens(tokens.with(at, memberToken(migrateId(step, memberId(token))))) };
  if (tokens.length > at + 1) return moved;
  const placed = 'after' in moved && moved.after !== null ? { ...moved, after: migrateId(step, moved.after) } : moved;
  return 'value' in placed ? { ...placed, value: migrateMember(step, placed.value) } : placed;
};
