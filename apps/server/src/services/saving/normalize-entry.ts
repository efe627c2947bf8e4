import type { DocumentKind } from '@commissary/catalog';
import { type Change, getAt } from '@commissary/document';
import { acceptInput, fieldAt, isSecret, type PutSecret, takeSecrets } from '@commissary/schema';
import { definitions } from '../content/index.ts';

/** What normalizing a sent entry needs. */
export interface SeparatedSecrets {
  readonly stored: readonly Change[];
  /** The current value of the tenant. */
  readonly before: unknown;
  readonly put: PutSecret;
}

/** Returns a sent entry in the form in which it is stored. */
export const normalizeEntry = (
  kind: DocumentKind,
  { stored, before, put }: SeparatedSecrets,
  entry: Change,
): Change => {
  if (!('value' in entry)) return entry;
  const field = fieldAt(definitions[kind].field, entry.path);
  // The validation of values reports a path that the definition does not contain.
  if (field === undefined) return entry;
  const taken = takeSecrets(field, valueNow(stored, before, entry), entry.value, put, entry.path);
  // A secret that was cleared here: this level has none, whatever the layer above has.
  if (taken === undefined && isSecret(field)) return { op: 'unset', path: entry.path };
  return { ...entry, value: acceptInput(field, taken) };
};

/** The value from which an unchanged secret is kept; for an inactive entry, the value of the entry itself. */
const valueNow = (stored: readonly Change[], before: unknown, { op, path }: Change): unknown => {
  const head = stored.find(one => one.op === op && one.path === path);
  return getAt(before, path) ?? (head !== undefined && 'value' in head ? head.value : undefined);
};
