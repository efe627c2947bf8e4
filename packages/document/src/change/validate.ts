import { idOf, isArray, isRecord, type JsonObject, PathError, type PathStep, parsePath } from '@commissary/schema';
import { type Change, compareChanges, type Edit, type Op } from './change.ts';
import { firstInvalidEntry } from './change-tree.ts';
import { ChangeListError, type RefusalCode } from './error.ts';
import { isUnsafeKey } from './prototype-keys.ts';
import { SizeLimiter } from './size-limits.ts';

/** The limits of one list. Sizes are bytes of UTF-8; depth counts the steps of a path and of the value under it. */
export const limits = { depth: 64, pathBytes: 2048, changes: 20_000, bytes: 16 * 1024 * 1024 } as const;

/**
 * Reads an untrusted change list: a well-formed one, in normal form up to its order, is returned sorted. Throws
 * ChangeListError with a code, and the path and index of the entry, for anything else.
 */
export const validate = (input: unknown): Change[] => {
  if (!isArray(input)) throw new ChangeListError('not-a-list');
  if (input.length > limits.changes) throw new ChangeListError('too-many');
  const measure = new SizeLimiter(limits.bytes, limits.depth);
  const changes = Array.from(input, (entry, index) => readEntry(entry, index, measure));
  const misfit = firstInvalidEntry(changes);
  if (misfit !== undefined) {
    throw new ChangeListError(misfit.code, misfit.change.path, changes.indexOf(misfit.change));
  }
  return changes.sort(compareChanges);
};

/**
 * Reads the untrusted edits of a session, in the order in which they were made: each a well-formed change or a reset.
 * Throws ChangeListError for anything else.
 */
export const validateEdits = (input: unknown): Edit[] => {
  if (!isArray(input)) throw new ChangeListError('not-a-list');
  if (input.length > limits.changes) throw new ChangeListError('too-many');
  const measure = new SizeLimiter(limits.bytes, limits.depth);
  return Array.from(input, (entry, index) => {
    if (!isRecord(entry) || entry.op !== 'reset') return readEntry(entry, index, measure);
    const { path } = entry;
    if (typeof path !== 'string') throw new ChangeListError('bad-path', undefined, index);
    if (Object.keys(entry).length > 2) throw new ChangeListError('unknown-property', path, index);
    readPath(path, index, measure);
    return { op: 'reset', path };
  });
};

const properties: Record<Op, ReadonlySet<string>> = {
  set: new Set(['op', 'path', 'value', 'was']),
  unset: new Set(['op', 'path', 'was']),
  add: new Set(['op', 'path', 'after', 'value', 'was']),
  remove: new Set(['op', 'path', 'was']),
  move: new Set(['op', 'path', 'after', 'was']),
};

const readEntry = (entry: unknown, index: number, measure: SizeLimiter): Change => {
  if (!isRecord(entry)) throw new ChangeListError('not-a-change', undefined, index);
  const path = typeof entry.path === 'string' ? entry.path : undefined;
  const refuse = (code: RefusalCode): never => {
    throw new ChangeListError(code, path, index);
  };
  const op = entry.op;
  if (!isOp(op)) return refuse('unknown-op');
  for (const key in entry) if (!properties[op].has(key)) refuse('unknown-property');
  if (path === undefined) return refuse('bad-path');
  const steps = readPath(path, index, measure);
  const problem =
    positionProblem(op, steps) ??
    afterProblem(op, entry, steps) ??
    valueProblem(op, entry, steps, measure) ??
    wasProblem(entry);
  if (problem !== undefined) refuse(problem);
  // Every property has been checked above; here the unknown value becomes a Change.
  return entry as unknown as Change;
};

const isOp = (op: unknown): op is Op => typeof op === 'string' && Object.hasOwn(properties, op);

const readPath = (path: string, index: number, measure: SizeLimiter): PathStep[] => {
  const bytes = measure.text(path);
  if (bytes > limits.pathBytes) throw new ChangeListError('path-too-long', undefined, index);
  if (measure.isFull) throw new ChangeListError('too-large', path, index);
  let steps: PathStep[];
  try {
    steps = parsePath(path);
  } catch (error) {
    throw error instanceof PathError ? new ChangeListError(error.code, path, index) : error;
  }
  if (steps.length > limits.depth) throw new ChangeListError('too-deep', path, index);
  if (steps.some(step => isUnsafeKey('key' in step ? step.key : step.id))) {
    throw new ChangeListError('unsafe-key', path, index);
  }
  return steps;
};

const positionProblem = (op: Op, steps: readonly PathStep[]): RefusalCode | undefined => {
  const last = steps.at(-1);
  const isMember = last !== undefined && 'id' in last;
  if (op === 'add' || op === 'remove' || op === 'move') return isMember ? undefined : 'not-a-member';
  if (op === 'unset') {
    if (last === undefined) return 'bad-path';
    if (isMember) return 'is-a-member';
  }
  const above = steps.at(-2);
  const isId = last !== undefined && 'key' in last && last.key === 'id' && above !== undefined && 'id' in above;
  return isId ? 'id-edited' : undefined;
};

const afterProblem = (op: Op, entry: JsonObject, steps: readonly PathStep[]): RefusalCode | undefined => {
  if (op !== 'add' && op !== 'move') return undefined;
  const after = entry.after;
  return after === null || (typeof after === 'string' && after !== idOfStep(steps.at(-1))) ? undefined : 'bad-after';
};

const valueProblem = (
  op: Op,
  entry: JsonObject,
  steps: readonly PathStep[],
  measure: SizeLimiter,
): RefusalCode | undefined => {
  if (op !== 'set' && op !== 'add') return undefined;
  const value = entry.value;
  const problem = measure.value(value, steps.length);
  if (problem !== undefined) return problem;
  const id = idOfStep(steps.at(-1));
  if (id === undefined) return undefined;
  return idOf(value) === id && (op === 'add' || isRecord(value)) ? undefined : 'wrong-id';
};

const wasProblem = (entry: JsonObject): RefusalCode | undefined => {
  const was = entry.was;
  if (was === undefined || was === null || typeof was === 'string' || typeof was === 'boolean') return undefined;
  if (typeof was === 'number') return Number.isFinite(was) ? undefined : 'bad-was';
  const isDigest = isRecord(was) && Object.keys(was).length === 1 && /^[0-9a-f]{8}$/.test(String(was['#']));
  return isDigest ? undefined : 'bad-was';
};

const idOfStep = (step: PathStep | undefined): string | undefined =>
  step !== undefined && 'id' in step ? step.id : undefined;
