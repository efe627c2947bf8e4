import { type Field, fieldAt, type ValueTexts } from '../field/index.ts';
import { type Id, isList, isReference, isSet, isTenant, type List } from '../kinds/index.ts';
import {
  isMemberToken,
  type ListAtPath,
  listsAt,
  memberId,
  memberPath,
  namedTarget,
  parentPath,
  pathsAbove,
  resolveTarget,
  valueAt,
} from '../path/index.ts';
import { isArray, isRecord, memoByIdentity, own } from '../value/index.ts';
import type { Names } from './names.ts';

/** Finds the name that a row of another list gives; `place` is the path of the member that takes it over. */
export type ResolveName = (to: string, id: unknown, place: string | undefined) => string | undefined;

/** A member of a list, and its path where the name depends on it. */
export interface NamedMember {
  readonly member: unknown;
  readonly path?: string;
  /** The documents in which it is looked up what the member points at. */
  readonly companions?: Names['companions'];
}

/**
 * Returns the display name of a member: its own name, or that of the row it stands for. Members that belong to a row
 * together with others are named after both; those of a list without names, after their place in it.
 */
export const displayNameOf = (
  texts: ValueTexts,
  root: Field,
  doc: unknown,
  list: List<unknown>,
  { member, path, companions }: NamedMember,
  lend: ResolveName = (to, id, place) => targetNames(texts, root, doc, to, place).get(String(id)),
): string => {
  const { nameFrom: namedBy, ownerPath: belongsTo, item } = list;
  const named = belongsTo ?? 'id';
  const place = path === undefined ? undefined : `${path}/${named}`;
  const lent = namedBy && lend(namedBy, valueAt(member, `/${named}`), place);
  const name = belongsTo === undefined && lent ? undefined : ownDisplayName(texts, root, list, { member, companions });
  const names = [lent, name].filter(one => one !== undefined && one !== '');
  if (names.length > 0) return names.join(', ');
  // Built-in members without a name are distinguished by number until a user names them.
  const number = list.builtInIds.find(id => id === own(member, 'id'));
  if (number !== undefined) return texts.numbered(item.label, number);
  return hasName(list) ? texts.unnamed(item.label) : placeName(texts, item.label, doc, path);
};

/** Whether a member can have a name: then one without it lacks something. */
const hasName = ({ displayName, nameFrom, namePath, item }: List<unknown>): boolean =>
  displayName !== undefined || nameFrom !== undefined || fieldAt(item, `/${namePath}`) !== undefined;

/** What a member that never has a name is called: by its place in its list, where it is there. */
const placeName = (texts: ValueTexts, label: string, doc: unknown, path: string | undefined): string => {
  const members = path === undefined ? undefined : valueAt(doc, parentPath(path) ?? '');
  const token = path?.slice(path.lastIndexOf('/') + 1) ?? '';
  const place = isArray(members) && isMemberToken(token) ? placesOf(members).get(memberId(token)) : undefined;
  return place === undefined ? label : texts.numbered(label, place);
};

const placesOf = memoByIdentity(
  (members: readonly unknown[]): ReadonlyMap<string, number> =>
    new Map(members.map((member, index) => [String(own(member, 'id')), index + 1])),
);

const ownDisplayName = (
  texts: ValueTexts,
  root: Field,
  { displayName: called, namePath: named, customNamePath: nickname, item }: List<unknown>,
  { member, companions }: NamedMember,
): string | undefined => {
  const spoken = called?.(member, key => {
    const naming = fieldAt(item, `/${key}`);
    return naming && relatedName(texts, companions, naming, own(member, key));
  });
  if (spoken !== undefined) return spoken;
  const given = nickname === undefined ? undefined : valueAt(member, `/${nickname}`);
  const name = typeof given === 'string' && given.trim() !== '' ? given : valueAt(member, `/${named}`);
  const naming = fieldAt(item, `/${named}`);
  const target = naming !== undefined && isReference(naming) ? fieldAt(root, naming.to[0] ?? '') : undefined;
  if (target !== undefined && isSet(target))
    return name === undefined || name === '' ? undefined : target.item.kind.format(target.item, name, texts);
  if (typeof name === 'number') return naming?.kind.format(naming, name, texts);
  return typeof name === 'string' ? name.trim() && name : undefined;
};

/** The name of what a reference or a tenant points at in a related document; undefined where that is not given. */
export const relatedName = (
  texts: ValueTexts,
  companions: Names['companions'],
  field: Field,
  value: unknown,
): string | undefined => {
  const to = isReference(field) ? field.to[0] : isTenant(field) ? field.to : undefined;
  const there = to === undefined ? undefined : companions?.[namedTarget(to).document ?? ''];
  if (to === undefined || there === undefined) return undefined;
  const id = isTenant(field) ? own(value, 'id') : value;
  return targetNames(texts, there.definition, there.documents[0], to, undefined).get(String(id));
};

/** A member that a reference may point at. */
export interface TargetMember {
  readonly id: Id;
  readonly name: string;
  readonly member: unknown;
  /** The name of the member that contains the list; absent for a list of the document itself. */
  readonly within?: string;
}

/**
 * Returns the members that targets mean at a place, in their order; without a place, those of all scopes. The targets
 * are lists of this document.
 */
export const targetMembers = (
  texts: ValueTexts,
  root: Field,
  doc: unknown,
  to: readonly string[],
  place?: string,
): TargetMember[] =>
  to.flatMap(target => {
    const resolved = resolveTarget(namedTarget(target).path, doc, place);
    return resolved === undefined ? [] : membersNamed(texts, root, doc, listsAt(doc, resolved) ?? []);
  });

/** The same with the name of the enclosing member, for lists inside the members of another list. */
export const targetMembersWithin = (texts: ValueTexts, root: Field, doc: unknown, to: string): TargetMember[] => {
  const { path } = namedTarget(to);
  const inner = path.lastIndexOf('/[]/');
  const outer = inner < 0 ? undefined : path.slice(0, inner);
  const names = new Map(
    outer === undefined
      ? []
      : (listsAt(doc, outer) ?? []).flatMap(list =>
          membersNamed(texts, root, doc, [list]).map(({ id, name }) => [memberPath(list.path, id), name] as const),
        ),
  );
  return (listsAt(doc, path) ?? []).flatMap(list => {
    const within = pathsAbove(list.path).findLast(above => names.has(above));
    const name = within === undefined ? undefined : names.get(within);
    return membersNamed(texts, root, doc, [list]).map(found => ({
      ...found,
      ...(name !== undefined && { within: name }),
    }));
  });
};

/**
 * The names of the members that a target means at a place, by id: computed once for a document, whose values name many of
 * them.
 */
export const targetNames = (
  texts: ValueTexts,
  root: Field,
  doc: unknown,
  to: string,
  place: string | undefined,
): ReadonlyMap<string, string> => {
  const resolved = resolveTarget(namedTarget(to).path, doc, place);
  return resolved === undefined ? new Map() : namesAt(doc, texts, root, resolved);
};

const namesAt = memoByIdentity((doc: unknown, texts: ValueTexts, root: Field, path: string) => {
  const names = new Map<string, string>();
  for (const { id, name } of membersNamed(texts, root, doc, listsAt(doc, path) ?? []))
    if (!names.has(String(id))) names.set(String(id), name);
  return names;
});

const membersNamed = (texts: ValueTexts, root: Field, doc: unknown, lists: readonly ListAtPath[]): TargetMember[] =>
  lists.flatMap(({ path, members }) => {
    const target = fieldAt(root, path);
    if (target === undefined) return [];
    if (isSet(target))
      return members.map(member => ({
        id: member as Id,
        name: target.item.kind.format(target.item, member, texts),
        member,
      }));
    if (!isList(target)) return [];
    return members.filter(isRecord).map(member => {
      const id = own(member, 'id') as Id;
      const name = displayNameOf(texts, root, doc, target, { member, path: memberPath(path, id) });
      return { id, name, member };
    });
  });
