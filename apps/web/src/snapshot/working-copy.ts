import { apply, type Change, diff, diffEdited, type Edit, edit, normalize } from '@commissary/document';
import {
  type Field,
  fieldAt,
  identityMap,
  isBelow,
  isSecret,
  isWrittenSecret,
  memoByIdentity,
} from '@commissary/schema';
import { type LoadedSnapshot, parentOf, resolveAfterEdit, savedCopy, type WorkingCopy } from './loaded-document.ts';

/**
 * Applies edits to the content. At company level they change the document, elsewhere they are composed into the list.
 */
export const withEdits = (opened: LoadedSnapshot, content: WorkingCopy, edits: readonly Edit[]): WorkingCopy => {
  if (content.kind === 'list') {
    const changes = edit(parentOf(opened), content.changes, edits);
    const edited = normalizeValue(opened, { kind: 'list', changes });
    resolveAfterEdit(opened, content, edited);
    return edited;
  }
  let value = content.value;
  for (const one of edits) value = one.op === 'reset' ? revertAt(opened, value, one.path) : apply(value, [one]);
  if (value === content.value) return content;
  compareAfterEdits(opened, content.value, value, edits);
  return normalizeValue(opened, { kind: 'document', value });
};

/** Compares a document that edits of values made of another one with the saved one, at the cost of the edits. */
const compareAfterEdits = (opened: LoadedSnapshot, before: unknown, after: unknown, edits: readonly Edit[]): void => {
  const { definition, base } = opened;
  if (!edits.every(({ op }) => op === 'set' || op === 'unset')) return;
  const known = documentChanges(definition, base, before);
  const paths = edits.map(({ path }) => path);
  const changes = diffEdited(base, after, known, paths, definition);
  if (changes !== undefined) comparisons.set(after, { base, definition, changes });
};

const comparisons = identityMap<
  unknown,
  { readonly base: unknown; readonly definition: Field; readonly changes: readonly Change[] }
>();

/** The content without the edits of this session at and below a path. */
export const withoutChangesAt = (opened: LoadedSnapshot, content: WorkingCopy, path: string): WorkingCopy => {
  const saved = savedCopy(opened);
  if (content.kind === 'document')
    return normalizeValue(opened, { kind: 'document', value: revertAt(opened, content.value, path) });
  const kept = content.changes.filter(change => !isBelow(change.path, path));
  const restored = saved.kind === 'list' ? saved.changes.filter(change => isBelow(change.path, path)) : [];
  return normalizeValue(opened, { kind: 'list', changes: normalize([...kept, ...restored]) });
};

/** Whether the content differs from what is saved. */
export const isChanged = (opened: LoadedSnapshot, content: WorkingCopy): boolean => content !== savedCopy(opened);

/** The difference of the two documents: what a save of the whole document would change. */
export const documentChanges = (definition: Field, before: unknown, after: unknown): readonly Change[] => {
  const known = comparisons.get(after);
  return known !== undefined && known.base === before && known.definition === definition
    ? known.changes
    : wholeDifference(definition, before, after);
};

const wholeDifference = memoByIdentity((definition: Field, before: unknown, after: unknown): readonly Change[] =>
  diff(before, after, { field: definition }),
);

/**
 * Content that equals what is saved is the saved content object itself, so that "changed" is a comparison of two
 * objects.
 */
export const normalizeValue = (opened: LoadedSnapshot, requested: WorkingCopy): WorkingCopy => {
  const saved = savedCopy(opened);
  const content = withoutIdleSecrets(opened, requested);
  const same =
    content.kind === 'document'
      ? documentChanges(opened.definition, opened.base, content.value).length === 0
      : saved.kind === 'list' && sameList(content.changes, saved.changes);
  return same ? saved : content;
};

/**
 * A secret that is neither written nor cleared stays as it is saved, whatever the content held of it when it was made:
 * undo cannot restore an earlier one.
 */
const withoutIdleSecrets = (opened: LoadedSnapshot, content: WorkingCopy): WorkingCopy => {
  const { definition, base, own } = opened;
  const changes = content.kind === 'list' ? content.changes : documentChanges(definition, base, content.value);
  const idle = changes.filter(change => isIdleSecret(definition, content.kind, change) && !own.includes(change));
  if (idle.length === 0) return content;
  const rest = changes.filter(change => !idle.includes(change));
  if (content.kind === 'document') return { kind: 'document', value: apply(base, rest) };
  const paths = new Set(idle.map(({ path }) => path));
  const before = own.filter(({ op, path }) => op === 'set' && paths.has(path));
  return { kind: 'list', changes: normalize([...rest, ...before]) };
};

/**
 * In a list an entry without a value means that there is none here; in a whole document an absent value means nothing.
 */
const isIdleSecret = (definition: Field, kind: WorkingCopy['kind'], change: Change): boolean => {
  if (change.op === 'set' ? isWrittenSecret(change.value) : change.op !== 'unset' || kind === 'list') return false;
  const value = change.op === 'set' ? change.value : {};
  if (typeof value !== 'object' || value === null) return false;
  const field = fieldAt(definition, change.path);
  return field !== undefined && isSecret(field);
};

const sameList = (a: readonly Change[], b: readonly Change[]): boolean => a === b || changedPathsOf(a, b).length === 0;

/** The paths on which two lists differ, in the order of paths. */
export const changedPathsOf = (before: readonly Change[], after: readonly Change[]): readonly string[] => {
  // An edit leaves every other entry the same object; only the rest has to be serialized.
  const [old, now] = [new Set(before), new Set(after)];
  const [a, b] = [byPath(before.filter(one => !now.has(one))), byPath(after.filter(one => !old.has(one)))];
  const paths = [...new Set([...a.keys(), ...b.keys()])].filter(path => a.get(path) !== b.get(path));
  return paths.sort();
};

/** One text for each path, so that two lists compare without `was`, which only records the base. */
const byPath = (changes: readonly Change[]): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  for (const { was: _, ...said } of changes)
    texts.set(said.path, `${texts.get(said.path) ?? ''}${JSON.stringify(said)}`);
  return texts;
};

const revertAt = (opened: LoadedSnapshot, value: unknown, path: string): unknown => {
  const pending = documentChanges(opened.definition, opened.base, value);
  return apply(
    opened.base,
    pending.filter(change => !isBelow(change.path, path)),
  );
};
