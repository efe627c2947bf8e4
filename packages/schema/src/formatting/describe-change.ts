import { type Field, fieldAt, type ValueTexts } from '../field/index.ts';
import { isList, isSecret } from '../kinds/index.ts';
import { isMemberToken, joinPath, keyToken, memberToken, parentPath, splitPath } from '../path/index.ts';
import type { ChangeLike } from '../permissions/index.ts';
import { validateValue } from '../validation/index.ts';
import { isArray, isRecord } from '../value/index.ts';
import { formatValueOf, isNamedValue } from './format-value.ts';
import type { Names } from './names.ts';
import { type PathSegment, pathSegments } from './path-labels.ts';

/** An entry of a change list, or of the change log, where `reset` means that an override was removed. */
export interface ChangeDescription extends ChangeLike {
  /** The sibling behind which a member was put; null = first, absent = unknown. */
  readonly after?: string | null;
}

/**
 * The sentence patterns for changes. The caller passes them, because this package contains no language. Names and
 * values are formatted for the reader; `level` is the name of the edited level, `undefined` where none is named.
 */
export interface ChangeTexts extends ValueTexts {
  /** What a field belongs to: "Price of Margherita XL". */
  readonly ofOwner: (label: string, owner: string) => string;
  readonly added: (name: string, list: string, level?: string) => string;
  readonly removed: (name: string, list: string, level?: string) => string;
  readonly restored: (name: string, list: string, level?: string) => string;
  readonly movedFirst: (name: string, list: string, level?: string) => string;
  readonly movedBehind: (name: string, sibling: string, list: string, level?: string) => string;
  /** Used when the new position is unknown. */
  readonly moved: (name: string, list: string, level?: string) => string;
  /** `after` is undefined where the inherited value is not shown. */
  readonly reset: (subject: string, before: string | undefined, after: string | undefined, level?: string) => string;
  readonly cleared: (subject: string, before: string | undefined, level?: string) => string;
  /** Used when neither value is short enough to be shown. */
  readonly changed: (subject: string, level?: string) => string;
  readonly changedFrom: (subject: string, before: string, after: string, level?: string) => string;
  readonly changedTo: (subject: string, after: string, level?: string) => string;
  /** Used when there was no value before. */
  readonly set: (subject: string, after: string, level?: string) => string;
}

/**
 * Describes one change as one sentence: "Price of Margherita XL from $9.50 to $9.95, set for Elm St." `was` is the
 * value before (of a `reset`, `value` is the one that applies now); for digests and long values the sentence only says
 * that they changed. `level` is the name of the edited level, or undefined. The caller first removes what the reader
 * may not see.
 */
export const describeChange = (texts: ChangeTexts, names: Names, entry: ChangeDescription, level?: string): string => {
  const { op, path } = entry;
  if (op === 'add' || op === 'remove') {
    const isMember = isMemberToken(splitPath(path).at(-1) ?? '');
    const name = isMember ? nameOf(texts, names, entry) : subjectAt(texts, names, path);
    const list = subjectAt(texts, names, parentPath(path) ?? '');
    return op === 'add' ? texts.added(name, list, level) : texts.removed(name, list, level);
  }
  if (op === 'move') return moveText(texts, names, entry, level);
  const softDeleted = softDeleteText(texts, names, entry, level);
  if (softDeleted !== undefined) return softDeleted;
  const subject = subjectAt(texts, names, path);
  const before = shown(texts, names, path, entry.was);
  const after = shown(texts, names, path, entry.value);
  if (op === 'reset') return texts.reset(subject, before, after, level);
  if (op === 'unset') return texts.cleared(subject, before, level);
  if (after === undefined || after === before) return texts.changed(subject, level);
  if (before !== undefined) return texts.changedFrom(subject, before, after, level);
  return entry.was === undefined ? texts.set(subject, after, level) : texts.changedTo(subject, after, level);
};

/** Returns a path as the subject of a sentence: "Price of Margherita XL", "Tips › Automatic › Percent". */
export const subjectAt = (texts: ChangeTexts, names: Names, path: string): string => {
  const words = pathSegments(texts, names, path);
  const last = words.findLastIndex(({ as }) => as === 'member' || isLent(as));
  const labels = words.slice(last + 1).map(word => word.text);
  const owner = ownerOf(words.slice(0, last + 1));
  if (labels.length === 0) return owner ?? (path === '' ? names.definition.label : path);
  const label = labels.join(' › ');
  return owner === undefined ? label : texts.ofOwner(label, owner);
};

const isLent = (as: PathSegment['as']): boolean => as === 'lent' || as === 'lentInside';

/**
 * The innermost member with a name of its own, followed by the names that rows elsewhere give to members inside it:
 * "Margherita XL, Happy hour".
 */
const ownerOf = (words: readonly PathSegment[]): string | undefined => {
  const own = words.findLastIndex(word => word.as === 'member');
  const lent = words.slice(own + 1).filter(({ as }) => isLent(as));
  const inside = lent.at(-1)?.as === 'lentInside' ? lent.pop() : undefined;
  const list = words[own - 1]?.as === 'list' ? words[own - 1] : undefined;
  const name = [list?.text, words[own]?.text, inside?.text].filter(text => text !== undefined).join(' ');
  const all = [name, ...lent.map(({ text }) => text)].filter(text => text !== '').join(', ');
  return all === '' ? undefined : all;
};

const moveText = (texts: ChangeTexts, names: Names, entry: ChangeDescription, level: string | undefined): string => {
  const { path, after } = entry;
  const listPath = parentPath(path) ?? '';
  const name = nameOf(texts, names, entry);
  const list = subjectAt(texts, names, listPath);
  if (after === undefined) return texts.moved(name, list, level);
  if (after === null) return texts.movedFirst(name, list, level);
  const sibling = pathSegments(texts, names, joinPath(listPath, memberToken(after))).at(-1)?.text ?? after;
  return texts.movedBehind(name, sibling, list, level);
};

/** In a soft-delete list, a change of a member's switch is described as its removal or restoration. */
const softDeleteText = (
  texts: ChangeTexts,
  names: Names,
  { op, path, value }: ChangeDescription,
  level: string | undefined,
): string | undefined => {
  const memberPath = parentPath(path) ?? '';
  const listPath = parentPath(memberPath) ?? '';
  const list = fieldAt(names.definition, listPath);
  if (op !== 'set' || list === undefined || !isList(list) || list.softDelete === undefined) return undefined;
  const [mark] = Object.entries(list.softDelete);
  if (mark === undefined || path !== joinPath(memberPath, keyToken(mark[0]))) return undefined;
  const name = subjectAt(texts, names, memberPath);
  const where = subjectAt(texts, names, listPath);
  return value === mark[1] ? texts.removed(name, where, level) : texts.restored(name, where, level);
};

/** A member that an entry adds may not exist in any document yet. */
const nameOf = (texts: ChangeTexts, names: Names, { path, value }: ChangeDescription): string => {
  const member = pathSegments(texts, names, path).at(-1);
  const field = fieldAt(names.definition, path);
  const added = isRecord(value) && field !== undefined ? formatValueOf(texts, names, field, value, path) : undefined;
  // A digest of a long member has no name in it.
  if (added !== undefined && added.trim() !== '' && !added.includes(': ')) return added;
  return member?.text ?? subjectAt(texts, names, path);
};

const LONG = 80;

/**
 * Returns a value short enough for a sentence. An id means nothing to a reader: without a name only the change is
 * mentioned.
 */
const shown = (texts: ValueTexts, names: Names, path: string, value: unknown): string | undefined => {
  const field = fieldAt(names.definition, path);
  if (value === undefined || (field !== undefined && isSecret(field))) return undefined;
  if (isRecord(value) && !isWhole(field, value)) return undefined;
  if (field !== undefined && value !== null && !isNamedValue(names, field, value)) return undefined;
  if (field === undefined) return isArray(value) ? undefined : short(String(value));
  return short(formatValueOf(texts, names, field, value, path));
};

/** Whether a record is a single value, such as a point on a map, and not a digest of one. */
const isWhole = (field: Field | undefined, value: unknown): boolean =>
  field?.kind.keying === 'atomic' && validateValue(field, value).length === 0;

const short = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG - 1)}…` : text);
