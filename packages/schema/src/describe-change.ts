import type { Field } from './field.ts';
import { formatValueOf, isNamedValue, type Names } from './format-value.ts';
import { isArray, isRecord } from './json.ts';
import { isList } from './kinds/list.ts';
import { isSecret } from './kinds/secret.ts';
import { isMemberToken, joinPath, keyToken, memberToken, parentPath, splitPath } from './path.ts';
import { type PathSegment, pathSegments } from './path-labels.ts';
import type { ChangeLike } from './redact-changes.ts';
import { validateValue } from './validate.ts';
import { fieldAt } from './walk.ts';

/** An entry of a change list, or of the log of changes, where `reset` stands for one that was taken out. */
export interface ChangeDescription extends ChangeLike {
  /** The sibling behind which a member was put; null = first, absent = not known. */
  readonly after?: string | null;
}

/**
 * One change as one sentence: "Price of Margherita XL from $9.50 to $9.95, set for Elm St." `was` is the value before
 * (of a `reset`, `value` is the one that shows now); digests and long values are only said to have changed. `place` is
 * who has it so: the name of the level, or nothing. What the reader may not see is for the caller to leave out before.
 */
export const describeChange = (names: Names, entry: ChangeDescription, path?: string): string => {
  const text = textOf(names, entry, path === undefined ? '' : ` for ${path}`);
  return text.endsWith('.') ? text : `${text}.`;
};

/** What a path means, as the subject of a sentence: "Price of Margherita XL", "Tips › Automatic › Percent". */
export const subjectAt = (names: Names, path: string): string => {
  const words = pathSegments(names, path);
  const last = words.findLastIndex(({ as }) => as === 'member' || isLent(as));
  const labels = words.slice(last + 1).map(word => word.text);
  const owner = ownerOf(words.slice(0, last + 1));
  if (labels.length === 0) return owner ?? (path === '' ? names.definition.label : path);
  return labels.join(' › ') + (owner === undefined ? '' : ` of ${owner}`);
};

const isLent = (as: PathSegment['as']): boolean => as === 'lent' || as === 'lentInside';

/** The innermost member with a name of its own, and what rows elsewhere lend to those inside it: "Margherita XL, Happy hour". */
const ownerOf = (words: readonly PathSegment[]): string | undefined => {
  const own = words.findLastIndex(word => word.as === 'member');
  const lent = words.slice(own + 1).filter(({ as }) => isLent(as));
  const inside = lent.at(-1)?.as === 'lentInside' ? lent.pop() : undefined;
  const list = words[own - 1]?.as === 'list' ? words[own - 1] : undefined;
  const name = [list?.text, words[own]?.text, inside?.text].filter(text => text !== undefined).join(' ');
  const all = [name, ...lent.map(({ text }) => text)].filter(text => text !== '').join(', ');
  return all === '' ? undefined : all;
};

const textOf = (names: Names, entry: ChangeDescription, level: string): string => {
  const { op, path } = entry;
  const member = isMemberToken(splitPath(path).at(-1) ?? '');
  if (op === 'add' || op === 'remove') {
    const name = member ? nameOf(names, entry) : subjectAt(names, path);
    const list = subjectAt(names, parentPath(path) ?? '');
    return op === 'add' ? `${name} added to ${list}${level}` : `${name} removed from ${list}${level}`;
  }
  if (op === 'move') return `${nameOf(names, entry)} moved ${targetWords(names, entry)}${level}`;
  const gone = retirement(names, entry);
  if (gone !== undefined) return `${gone}${level}`;
  const subject = subjectAt(names, path);
  const field = fieldAt(names.definition, path);
  const before = shown(names, field, entry.was);
  const after = shown(names, field, entry.value);
  if (op === 'reset') return resetText(subject, before, after, level);
  if (op === 'unset') return `${subject}${before === undefined ? '' : ` from ${before}`} cleared${level}`;
  if (after === undefined || after === before) return `${subject} changed${level}`;
  if (before !== undefined) return `${subject} from ${before} to ${after}${level === '' ? '' : `, set${level}`}`;
  return `${subject} ${entry.was === undefined ? 'set' : 'changed'} to ${after}${level}`;
};

/** A member of a list that keeps its members is told to be removed, or restored, and not to have a switch turned. */
const retirement = (names: Names, { op, path, value }: ChangeDescription): string | undefined => {
  const memberPath = parentPath(path) ?? '';
  const listPath = parentPath(memberPath) ?? '';
  const list = fieldAt(names.definition, listPath);
  if (op !== 'set' || list === undefined || !isList(list) || list.softDelete === undefined) return undefined;
  const [mark] = Object.entries(list.softDelete);
  if (mark === undefined || path !== joinPath(memberPath, keyToken(mark[0]))) return undefined;
  const where = subjectAt(names, listPath);
  const name = subjectAt(names, memberPath);
  return value === mark[1] ? `${name} removed from ${where}` : `${name} restored to ${where}`;
};

const resetText = (subject: string, before: string | undefined, after: string | undefined, level: string): string => {
  if (before === undefined) return `${subject} back to ${after ?? 'what is above'}${level}`;
  return `${subject} from ${before} back to ${after ?? 'what is above'}${level === '' ? '' : `, reset${level}`}`;
};

/** A member that an entry brings may be in no document yet. */
const nameOf = (names: Names, { path, value }: ChangeDescription): string => {
  const member = pathSegments(names, path).at(-1);
  const field = fieldAt(names.definition, path);
  const brought = isRecord(value) && field !== undefined ? formatValueOf(names, field, value) : undefined;
  if (brought !== undefined && !brought.includes(': ')) return brought;
  return member?.text ?? subjectAt(names, path);
};

const targetWords = (names: Names, { path, after }: ChangeDescription): string => {
  const list = parentPath(path) ?? '';
  const where = ` in ${subjectAt(names, list)}`;
  if (after === undefined) return `to another place${where}`;
  if (after === null) return `to the first place${where}`;
  return `behind ${pathSegments(names, joinPath(list, memberToken(after))).at(-1)?.text ?? after}${where}`;
};

const LONG = 80;

/** A value short enough to stand in a sentence. An id says nothing to anybody: without its name only the change is told. */
const shown = (names: Names, field: Field | undefined, value: unknown): string | undefined => {
  if (value === undefined || (field !== undefined && isSecret(field))) return undefined;
  if (isRecord(value) && !isWhole(field, value)) return undefined;
  if (field !== undefined && value !== null && !isNamedValue(names, field, value)) return undefined;
  if (field === undefined) return isArray(value) ? undefined : short(String(value));
  return short(formatValueOf(names, field, value));
};

/** A record that is one value, such as a place on a map, and not the digest of one. */
const isWhole = (field: Field | undefined, value: unknown): boolean =>
  field?.kind.keying === 'atomic' && validateValue(field, value).length === 0;

const short = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG - 1)}…` : text);
