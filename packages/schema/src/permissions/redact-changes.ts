import { type Field, fieldAt, fieldsTo } from '../field/index.ts';
import { hasRestrictedFields } from '../kinds/index.ts';
import { isRecord } from '../value/index.ts';
import {
  type HasPermission,
  type LookUpSecret,
  redact,
  restoreUnreadable,
  type SecretAtPath,
  storedSecrets,
} from './redact.ts';

/** The properties of a change that this file reads; every change of a change list fits. */
export interface ChangeLike {
  readonly op: string;
  readonly path: string;
  readonly value?: unknown;
  readonly was?: unknown;
}

/**
 * Returns what a user may see of a change list. Entries at fields whose read permission is missing are absent; added
 * and replaced subtrees are redacted; a digest over partly unreadable values is left out, because values could be
 * guessed from it.
 */
export const redactChanges = <C extends ChangeLike>(
  field: Field,
  changes: readonly C[],
  may: HasPermission,
  lookUp?: LookUpSecret,
): C[] =>
  changes.flatMap(change => {
    const passed = fieldsTo(field, change.path);
    const target = passed?.at(-1);
    if (passed === undefined || target === undefined) return [change];
    if (hidden(passed, may)) return [];
    if (!hasRestrictedFields(target)) return [change];
    const { value, was, ...rest } = change;
    const shown = redact(target, value, may, lookUp);
    const past = isDigest(was) ? undefined : redact(target, was, may, lookUp);
    return [{ ...rest, ...(shown !== undefined && { value: shown }), ...(past !== undefined && { was: past }) } as C];
  });

/** Returns the secrets to which a list of changes refers. */
export const storedSecretsInChanges = (field: Field, changes: readonly ChangeLike[]): readonly SecretAtPath[] =>
  changes.flatMap(({ path, value }) => {
    const target = value === undefined ? undefined : fieldAt(field, path);
    return target === undefined ? [] : storedSecrets(target, value, path);
  });

/**
 * Returns the list that a save stores: the sent entries, with the unreadable part of added and replaced subtrees
 * restored, and the head's entries at fields that the sender may not read. Not sorted: the engine normalizes it.
 */
export const restoreUnreadableChanges = <C extends ChangeLike>(
  field: Field,
  head: readonly C[],
  sent: readonly C[],
  may: HasPermission,
): readonly C[] => {
  if (!hasRestrictedFields(field)) return sent;
  const stored = new Map(head.map(change => [`${change.op} ${change.path}`, change]));
  const restored = sent.flatMap(change => {
    const passed = fieldsTo(field, change.path);
    const target = passed?.at(-1);
    if (passed === undefined || target === undefined) return [change];
    if (hidden(passed, may)) return [];
    const before = stored.get(`${change.op} ${change.path}`);
    const value = restoreUnreadable(target, before?.value, change.value, may);
    return [value === change.value ? change : { ...change, value }];
  });
  return [...restored, ...head.filter(change => hidden(fieldsTo(field, change.path) ?? [], may))];
};

const hidden = (passed: readonly Field[], may: HasPermission): boolean =>
  passed.some(one => one.read !== undefined && !may(one.read));

const isDigest = (was: unknown): boolean => isRecord(was) && typeof was['#'] === 'string';
