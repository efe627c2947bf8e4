import { apply, type Change, type Edit, getAt } from '@commissary/document';
import {
  type Field,
  fieldAt,
  inactiveCases,
  initial,
  isBelow,
  isGroup,
  isUnion,
  joinPath,
  keyToken,
  matches,
  parentPath,
  pathsAbove,
  splitPath,
  tokenKey,
  type Union,
} from '@commissary/schema';
import { effectiveOf } from '../../snapshot/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { valueIn } from '../state/index.ts';

/**
 * Returns the edits with those that fill in what no level has: before each, a case of a union that it chooses or lies in;
 * behind it, the groups that a condition shows because of it.
 */
export const withCases = (session: EditSession, edits: readonly Edit[]): readonly Edit[] => {
  const filled = new Set<string>();
  return edits.flatMap(edit => {
    if (edit.op !== 'set' && edit.op !== 'add') return edit;
    const requested = [...pathsAbove(edit.path), ...chosenCase(session, edit)].filter(path => !filled.has(path));
    const absent = requested.flatMap(path => initialCase(session, path));
    for (const { path } of absent) filled.add(path);
    return [...absent, edit, ...shownGroups(session, edit)];
  });
};

/** A group that may be absent has no button where a condition decides: it is there once the condition holds. */
const shownGroups = (session: EditSession, edit: Change): readonly Edit[] => {
  let after: unknown;
  const shownIn = (field: Field | undefined, path: string): readonly Edit[] => {
    if (field === undefined || !isGroup(field) || isUnion(field)) return [];
    return Object.entries(field.shape).flatMap(([key, inner]) => {
      const at = joinPath(path, keyToken(key));
      if (!isGroup(inner) || inner.optional !== true) return shownIn(inner, at);
      if (inner.visibleWhen === undefined) return [];
      after ??= apply(effectiveOf(session.opened, contentOf(session)), [edit]);
      const isShown = getAt(after, at) === undefined && matches(inner.visibleWhen, after, path);
      return isShown ? { op: 'set', path: at, value: initial(inner) } : [];
    });
  };
  const around = edit.op === 'add' ? edit.path : (parentPath(edit.path) ?? '');
  return shownIn(fieldAt(session.opened.definition, around), around);
};

const unionAt = (session: EditSession, path: string): Union<unknown> | undefined => {
  const field = fieldAt(session.opened.definition, path);
  return field !== undefined && isUnion(field) ? field : undefined;
};

/** The path of the case that an edit of a discriminator chooses. */
const chosenCase = (session: EditSession, edit: Edit): readonly string[] => {
  const parent = parentPath(edit.path);
  if (parent === undefined || edit.op !== 'set' || typeof edit.value !== 'string') return [];
  const union = unionAt(session, parent);
  return union !== undefined && edit.path === joinPath(parent, keyToken(union.discriminator))
    ? [joinPath(parent, keyToken(edit.value))]
    : [];
};

const initialCase = (session: EditSession, path: string): readonly Edit[] => {
  const parent = parentPath(path);
  const union = parent === undefined ? undefined : unionAt(session, parent);
  const key = tokenKey(splitPath(path).at(-1) ?? '');
  const shape = union !== undefined && Object.hasOwn(union.cases, key) ? union.cases[key] : undefined;
  return shape === undefined || valueIn(session, path) !== undefined
    ? []
    : [{ op: 'set', path, value: initial(shape) }];
};

/** Returns the paths of the inactive cases of a union whose values this level has set. */
export const otherCases = (session: EditSession, union: Union<unknown>, path: string): readonly string[] => {
  const content = contentOf(session);
  const paths = inactiveCases(union, valueIn(session, path)).map(key => joinPath(path, keyToken(key)));
  return content.kind === 'document'
    ? paths
    : paths.filter(at => content.changes.some(change => isBelow(change.path, at)));
};

/** Removes them: a level above keeps what it has set there. */
export const removalOfCases = (session: EditSession, paths: readonly string[]): readonly Edit[] =>
  paths.map(path => (contentOf(session).kind === 'document' ? { op: 'unset', path } : { op: 'reset', path }));
