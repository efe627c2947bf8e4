import { equal, idOf, isArray, isRecord, type JsonObject, own, tokenKey } from '@commissary/schema';
import { EVERY_KEY, EVERY_MEMBER, type MigrationStep } from './migration.ts';

/**
 * Returns a value `depth` tokens along the path of a step, as it is after the step. Untouched parts stay the same
 * objects.
 */
export const migrateValue = (step: MigrationStep, way: readonly string[], value: unknown, depth: number): unknown => {
  const token = way[depth];
  if (token === undefined) return migrateHere(step, value);
  const below = (inner: unknown): unknown => migrateValue(step, way, inner, depth + 1);
  if (token === EVERY_MEMBER) return isArray(value) ? mapMembers(value, below) : value;
  if (!isRecord(value)) return value;
  if (token === EVERY_KEY) return Object.keys(value).reduce((object, key) => withField(object, key, below), value);
  const key = tokenKey(token);
  const isLast = depth === way.length - 1;
  if (isLast && step.op === 'drop') return withoutField(value, key);
  if (isLast && step.op === 'rename') return renamed(value, key, step.to);
  return withField(value, key, below);
};

/** Returns the id of a member after the step, as its path contains it. */
export const migrateId = (step: MigrationStep, id: string): string =>
  step.op === 'rekey' ? String(own(step.ids, id) ?? id) : id;

/** A member of the array that a step rekeys. */
export const migrateMember = (step: MigrationStep, member: unknown): unknown => {
  const id = idOf(member);
  const fresh = step.op === 'rekey' && id !== undefined ? own(step.ids, id) : undefined;
  if (fresh === undefined) return member;
  return isRecord(member) ? { ...member, id: fresh } : fresh;
};

const migrateHere = (step: MigrationStep, value: unknown): unknown => {
  if (step.op === 'rekey') return isArray(value) ? mapMembers(value, member => migrateMember(step, member)) : value;
  if (step.op !== 'convert') return value;
  const found = step.values.find(([from]) => equal(from, value));
  return found === undefined ? value : found[1];
};

const mapMembers = (array: readonly unknown[], change: (member: unknown) => unknown): readonly unknown[] => {
  const next = array.map(change);
  return next.every((member, i) => member === array[i]) ? array : next;
};

const withField = (object: JsonObject, key: string, change: (value: unknown) => unknown): JsonObject => {
  const before = own(object, key);
  const after = before === undefined ? undefined : change(before);
  return after === before ? object : { ...object, [key]: after };
};

const withoutField = (object: JsonObject, key: string): JsonObject => {
  if (!Object.hasOwn(object, key)) return object;
  const { [key]: _, ...rest } = object;
  return rest;
};

const renamed = (object: JsonObject, from: string, to: string): JsonObject =>
  Object.hasOwn(object, from) ? { ...withoutField(object, from), [to]: object[from] } : object;
