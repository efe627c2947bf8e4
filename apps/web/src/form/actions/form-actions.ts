import { apply, type Edit, getAt } from '@commissary/document';
import {
  dependentListsOf,
  type Field,
  fieldAt,
  type Id,
  inheritedAt,
  inheritingPath,
  initial,
  isGroup,
  isList,
  joinPath,
  keyToken,
  type List,
  memberId,
  memberPath,
  memberToken,
  newMember,
  own,
  parentPath,
  pathsAbove,
  referenceIn,
  resolveTarget,
  splitPath,
  withFreeNumbers,
} from '@commissary/schema';
import { effectiveOf, savedCopy } from '../../snapshot/index.ts';
import { change, contentOf, discard, endStep, keepMine, redo, undo, undoAt } from '../edit-session/index.ts';
import { listOrder, replacementEdits } from '../rows/index.ts';
import { type FormStore, valueIn } from '../state/index.ts';
import { removalOfCases, withCases } from './union-cases.ts';

/** The actions of a user in a form. Each changes the session and notifies the rows that it touches. */

/**
 * Sets a value, and turns off the options that it excludes; `undefined` makes it absent. Consecutive typed characters
 * are one step.
 */
export const setValue = (store: FormStore, path: string, value: unknown, typing = false): void => {
  const edits = settingEdits(store, path, value);
  edit(store, edits, edits.map(pathOf), typing ? path : null);
};

/** Sets several paths to the same value, in one step. */
export const setValues = (store: FormStore, paths: readonly string[], value: unknown): void => {
  const edits = paths.flatMap(path => settingEdits(store, path, value));
  edit(store, edits, edits.map(pathOf));
};

const settingEdits = (store: FormStore, path: string, value: unknown): readonly Edit[] => {
  const { opened } = store.session();
  const excluded = value === true ? fieldAt(opened.definition, path)?.exclusiveWith : undefined;
  const off = excluded && resolveTarget(excluded, effectiveOf(opened, contentOf(store.session())), path);
  const edits: Edit[] = [value === undefined ? { op: 'unset', path } : settingEdit(store, path, value)];
  if (off !== undefined && valueIn(store.session(), off) === true) edits.push({ op: 'set', path: off, value: false });
  return edits;
};

const settingEdit = (store: FormStore, path: string, value: unknown): Edit =>
  insideInherited(store, [{ op: 'set', path, value }])[0] ?? { op: 'set', path, value };

/**
 * The same edits, where each that sets a value inside a group that is absent sets the group: to what it inherits, or to
 * what a new one has.
 */
export const insideInherited = (store: FormStore, edits: readonly Edit[]): readonly Edit[] => {
  const { definition } = store.session().opened;
  const document = effectiveOf(store.session().opened, contentOf(store.session()));
  const groups = new Map<string, unknown>();
  const others = edits.filter(one => {
    const group =
      one.op === 'set'
        ? (inheritingPath(definition, document, one.path) ?? absentGroup(definition, document, one.path))
        : undefined;
    if (one.op !== 'set' || group === undefined || group === one.path) return true;
    const start = groups.get(group) ?? inheritedAt(definition, document, group)?.value ?? newGroup(definition, group);
    groups.set(group, apply(start, [{ ...one, path: one.path.slice(group.length) }]));
    return false;
  });
  return [...others, ...[...groups].map(([path, value]) => ({ op: 'set', path, value }) as const)];
};

/** The outermost group around a path that may be absent, and is. */
const absentGroup = (definition: Field, document: unknown, path: string): string | undefined =>
  pathsAbove(path).find(above => {
    const field = fieldAt(definition, above);
    return field?.optional && isGroup(field) && getAt(document, above) === undefined;
  });

const newGroup = (definition: Field, path: string): unknown => {
  const field = fieldAt(definition, path);
  return field && initial(field);
};

/**
 * Sets references into one of several documents, and beside them the id of that document, as their `of` says: empty
 * once no reference that shares it is left.
 */
export const setCrossReference = (store: FormStore, path: string, value: unknown, document: string): void => {
  const { definition } = store.session().opened;
  const of = referenceIn(fieldAt(definition, path))?.documentIdField;
  const parent = parentPath(path) ?? '';
  const group = fieldAt(definition, parent);
  const edits: Edit[] = [{ op: 'set', path, value }];
  if (of !== undefined && group !== undefined && isGroup(group)) {
    const refers = Object.entries(group.shape).some(([key, field]) => {
      const at = joinPath(parent, keyToken(key));
      return (
        referenceIn(field)?.documentIdField === of &&
        pointsSomewhere(at === path ? value : valueIn(store.session(), at))
      );
    });
    const [ofPath, meant] = [joinPath(parent, keyToken(of)), refers ? document : ''];
    if (valueIn(store.session(), ofPath) !== meant) edits.push({ op: 'set', path: ofPath, value: meant });
  }
  edit(
    store,
    edits,
    edits.map(one => one.path),
  );
};

const pointsSomewhere = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';

/** Resets to the inherited value, at and below the path; where one of several is on, all of them. */
export const reset = (store: FormStore, path: string): void => resetAll(store, [path, ...exclusiveOthers(store, path)]);

/** The toggles of a list of which one is on, and which are set at this level. */
const exclusiveOthers = (store: FormStore, path: string): readonly string[] => {
  const target = fieldAt(store.session().opened.definition, path)?.exclusiveWith ?? '';
  const [list = '', rest] = target.split(/\/\[\?\w+\]/);
  if (rest === undefined) return [];
  return membersAt(store, list)
    .map(member => memberPath(list, String(own(member, 'id'))) + rest)
    .filter(other => other !== path && store.state(other).overridden);
};

/** Resets several paths in one step. */
export const resetAll = (store: FormStore, paths: readonly string[]): void =>
  edit(
    store,
    paths.map(path => ({ op: 'reset', path })),
    paths.map(path => parentPath(path) ?? ''),
  );

/**
 * Adds a member after the last one, with the members that dependent lists get, and returns its path. `fresh` is its id,
 * unless the base numbers the members of the list; `values` replace initial ones.
 */
export const addMember = (
  store: FormStore,
  path: string,
  list: List<unknown>,
  fresh: string,
  last: string | null,
  values: Readonly<Record<string, unknown>> = {},
): { readonly id: string; readonly path: string } => {
  const number = nextNumber(store, path, list);
  const id = number?.next ?? fresh;
  const { definition } = store.session().opened;
  const member = { ...(newMember(list, id, membersAt(store, path)) as object), ...values };
  const added = [
    addition(path, withFreeNumbers(definition, valueIn(store.session(), ''), list, member), last),
    ...dependentAdditions(store, path, id),
  ];
  const counted: Edit[] = number === undefined ? [] : [{ op: 'set', path: number.path, value: number.next + 1 }];
  edit(store, [...added, ...counted], [...new Set([...added, ...counted].map(one => parentPath(one.path) ?? ''))]);
  return { id: String(id), path: joinPath(path, memberToken(id)) };
};

/** The number of the next member, where the base numbers the members of a list, and its path. */
export const nextNumber = (
  store: FormStore,
  path: string,
  { nextIdPath }: List<unknown>,
): { readonly path: string; readonly next: number } | undefined => {
  if (nextIdPath === undefined || store.session().opened.level !== 'company') return undefined;
  const counter = counterAt(path, nextIdPath);
  const next = valueIn(store.session(), counter);
  return typeof next === 'number' ? { path: counter, next } : undefined;
};

/** The members that dependent lists get with a new one. */
export const dependentAdditions = (store: FormStore, path: string, id: Id): readonly Edit[] =>
  dependentListsOf(store.session().opened.definition, path).flatMap(follower => {
    let after = lastAt(store, follower.path);
    return follower.members(id).map(member => {
      const edit = addition(follower.path, member, after);
      after = String((member as Member).id);
      return edit;
    });
  });

export const membersAt = (store: FormStore, path: string): readonly unknown[] => {
  const members = valueIn(store.session(), path);
  return Array.isArray(members) ? members : [];
};

const counterAt = (path: string, counter: string): string => joinPath(parentPath(path) ?? '', counter);

interface Member {
  readonly id: Id;
}

export const addition = (path: string, value: unknown, after: string | null): Edit => ({
  op: 'add',
  path: joinPath(path, memberToken((value as Member).id)),
  after,
  value,
});

const lastAt = (store: FormStore, path: string): string | null => {
  const { opened } = store.session();
  return listOrder(opened, contentOf(store.session()), path).findLast(({ state }) => state === 'shown')?.id ?? null;
};

/**
 * Removes a member; a soft-deleting list marks it as deleted, unless it was never saved. Where a replacement is given,
 * the references of the form change to it in the same step.
 */
export const removeMember = (store: FormStore, path: string, heir?: Id): void => {
  const instead = heir === undefined ? [] : replacementEdits(store.session(), path, heir);
  const gone = removalOf(store, path);
  edit(store, [...instead, ...gone.edits], [gone.touched, ...instead.map(pathOf)]);
};

/** Removes several members in one step. */
export const removeMembers = (store: FormStore, paths: readonly string[]): void => {
  const gone = paths.map(path => removalOf(store, path));
  edit(
    store,
    gone.flatMap(({ edits }) => edits),
    [...new Set(gone.map(({ touched }) => touched))],
  );
};

const removalOf = (store: FormStore, path: string): { readonly edits: readonly Edit[]; readonly touched: string } => {
  const kept = retirementOf(store, path);
  return kept === undefined
    ? { edits: [{ op: 'remove', path }], touched: parentPath(path) ?? '' }
    : { edits: settings(path, Object.entries(kept.retired)), touched: path };
};

const pathOf = ({ path }: Edit): string => path;

/** Restores a soft-deleted member, with the values of a new one for fields that deleting changed. */
export const unhideMember = (store: FormStore, path: string): void => {
  const kept = retirementOf(store, path);
  if (kept === undefined) return;
  const fresh = newMember<unknown>(kept.list, memberId(splitPath(path).at(-1) ?? ''));
  edit(
    store,
    settings(
      path,
      Object.keys(kept.retired).map(key => [key, own(fresh, key)]),
    ),
    [path],
  );
};

const settings = (path: string, values: readonly (readonly [key: string, value: unknown])[]): Edit[] =>
  values.map(([key, value]) => ({ op: 'set', path: joinPath(path, keyToken(key)), value }));

const retirementOf = (store: FormStore, path: string) => {
  const { opened } = store.session();
  const list = fieldAt(opened.definition, parentPath(path) ?? '');
  if (list === undefined || !isList(list) || list.softDelete === undefined) return undefined;
  return getAt(effectiveOf(opened, savedCopy(opened)), path) === undefined
    ? undefined
    : { list, retired: list.softDelete };
};

export const moveMember = (store: FormStore, path: string, after: string | null): void =>
  edit(store, [{ op: 'move', path, after }], [parentPath(path) ?? '']);

/** Moves several members of a list behind another one, in the order in which they are named, in one step. */
export const moveMembers = (store: FormStore, path: string, ids: readonly string[], after: string | null): void =>
  edit(
    store,
    ids.map((id, at) => ({
      op: 'move',
      path: joinPath(path, memberToken(id)),
      after: at === 0 ? after : (ids[at - 1] ?? null),
    })),
    [path],
  );

/** Restores a removed member: at this level by a reset, at company level as it is saved. */
export const restoreMember = (store: FormStore, path: string): void => reset(store, path);

/** Keeps the own value although the level above changed. */
export const keepOwn = (store: FormStore, path: string): void => {
  store.write(keepMine(store.session(), path), [path]);
};

export const undoField = (store: FormStore, path: string): void => {
  store.write(undoAt(store.session(), path), [parentPath(path) ?? '']);
};

/** Applies several edits of values, and of members that exist for a value, in one step. */
export const applyEdits = (store: FormStore, edits: readonly Edit[]): void => {
  if (edits.length > 0) edit(store, edits, [...new Set(edits.map(touchedBy))]);
};

/** A reset may write values beside it again, and a move changes the places of its neighbors. */
const touchedBy = ({ op, path }: Edit): string => (op === 'reset' || op === 'move' ? (parentPath(path) ?? '') : path);

export const stepUndo = (store: FormStore): void => store.write(undo(store.session()));
export const stepRedo = (store: FormStore): void => store.write(redo(store.session()));
export const discardAll = (store: FormStore): void => store.write(discard(store.session()));
export const stopTyping = (store: FormStore): void => store.write(endStep(store.session()), []);

/** Removes the values of inactive cases of a union. */
export const removeOtherCases = (store: FormStore, paths: readonly string[]): void =>
  edit(
    store,
    removalOfCases(store.session(), paths),
    paths.map(path => parentPath(path) ?? ''),
  );

export const edit = (
  store: FormStore,
  edits: readonly Edit[],
  touched: readonly string[],
  key: string | null = null,
): void => {
  const complete = withCases(store.session(), edits);
  const filled = complete.length === edits.length ? [] : complete.map(pathOf);
  store.write(change(store.session(), complete, key), [...touched, ...filled]);
};
