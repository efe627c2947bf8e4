import { type Change, getAt } from '@commissary/document';
import { acceptInput, fieldAt, isSecret, type PutSecret, takeSecrets } from '@commissary/schema';
import type { DocumentKind } from '../../store/tables.ts';
import { definitions } from './definitions.ts';

/** What a sent entry is taken in beside. */
export interface SeparatedSecrets {
  readonly stored: readonly Change[];
  /** What the place has now. */
  readonly before: unknown;
  readonly put: PutSecret;
}

/** A sent entry in the form in which it is stored. */
export const normalizeEntry = (
  kind: DocumentKind,
  { stored, before, put }: SeparatedSecrets,
  entry: Change,
): Change => {
  if (!('value' in entry)) return entry;
  const field = fieldAt(definitions[kind].field, entry.path);
  // A path that the definition does not know is named by the check of the values.
  if (field === undefined) return entry;
  const taken = takeSecrets(field, valueNow(stored, before, entry), entry.value, put, entry.path);
  // A secret that was cleared here: this level says that there is none, whatever the level above has.
  if (taken === undefined && isSecret(field)) return { op: 'unset', path: entry.path };
  return { ...entry, value: acceptInput(field, taken) };
};

/** What a kept secret is kept from; of an entry that sleeps, what the entry itself holds. */
const valueNow = (stored: readonly Change[], before: unknown, { op, path }: Change): unknown => {
  const head = stored.find(one => one.op === op && one.path === path);
  return getAt(before, path) ?? (head !== undefined && 'value' in head ? head.value : undefined);
};
