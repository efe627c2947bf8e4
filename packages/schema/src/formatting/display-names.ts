import { type Field, fieldAt, type ValueTexts } from '../field/index.ts';
import { type Id, isList, isReference, isSet, type List } from '../kinds/index.ts';
import { memberToken, splitPath, tokenKey, valueAt } from '../path/index.ts';
import { isArray, isRecord, own } from '../value/index.ts';

/** A reference's target in two parts: the document before `:` when it is another one, and the path there. */
export const namedTarget = (to: string): { readonly document?: string; readonly path: string } => {
  const colon = to.indexOf(':');
  return colon < 0 ? { path: to } : { document: to.slice(0, colon), path: to.slice(colon + 1) };
};

/** Finds the name that a row of another list gives. */
export type ResolveName = (to: string, id: unknown) => string | undefined;

/**
 * Returns the display name of a member: its own name, or that of the row it stands for. Members that belong to a row
 * together with others are named after both.
 */
export const displayNameOf = (
  texts: ValueTexts,
  root: Field,
  doc: unknown,
  list: List<unknown>,
  member: unknown,
  lend: ResolveName = (to, id) => targetMembers(texts, root, doc, to).find(same(id))?.name,
): string => {
  const { nameFrom: namedBy, ownerPath: belongsTo, item } = list;
  const lent = namedBy && lend(namedBy, belongsTo === undefined ? own(member, 'id') : valueAt(member, `/${belongsTo}`));
  const name = belongsTo === undefined && lent ? undefined : ownDisplayName(texts, root, list, member);
  const names = [lent, name].filter(one => one !== undefined && one !== '');
  if (names.length > 0) return names.join(', ');
  // Built-in members without a name are distinguished by number until a user names them.
  const number = list.builtInIds.find(id => id === own(member, 'id'));
  return number === undefined ? texts.unnamed(item.label) : texts.numbered(item.label, number);
};

const ownDisplayName = (
  texts: ValueTexts,
  root: Field,
  { displayName: called, namePath: named, customNamePath: nickname, item }: List<unknown>,
  member: unknown,
): string | undefined => {
  const spoken = called?.(member);
  if (spoken !== undefined) return spoken;
  const given = nickname === undefined ? undefined : valueAt(member, `/${nickname}`);
  const name = typeof given === 'string' && given.trim() !== '' ? given : valueAt(member, `/${named}`);
  const naming = fieldAt(item, `/${named}`);
  const target = naming !== undefined && isReference(naming) ? fieldAt(root, naming.to) : undefined;
  if (target !== undefined && isSet(target)) return target.item.kind.format(target.item, name, texts);
  if (typeof name === 'number') return naming?.kind.format(naming, name, texts);
  return typeof name === 'string' ? name.trim() && name : undefined;
};

/** A member that a reference may point at. */
export interface TargetMember {
  readonly id: Id;
  readonly name: string;
  readonly member: unknown;
  /** The name of the member that contains the list; absent for a list of the document itself. */
  readonly within?: string;
}

/** Returns the members that a reference may point at, in their order. `to` is a definition path of this document. */
export const targetMembers = (texts: ValueTexts, root: Field, doc: unknown, to: string): TargetMember[] => {
  const { path } = namedTarget(to);
  return membersNamed(texts, root, doc, path, listsAt(doc, path) ?? []);
};

/** The same with the name of the enclosing member, for lists inside the members of another list. */
export const targetMembersWithin = (texts: ValueTexts, root: Field, doc: unknown, to: string): TargetMember[] => {
  const { path } = namedTarget(to);
  const inner = path.lastIndexOf('/[]/');
  if (inner < 0) return targetMembers(texts, root, doc, path);
  const below = path.slice(inner + '/[]'.length);
  return targetMembers(texts, root, doc, path.slice(0, inner)).flatMap(({ name, member }) =>
    membersNamed(texts, root, doc, path, listsAt(member, below) ?? []).map(target => ({ ...target, within: name })),
  );
};

const membersNamed = (
  texts: ValueTexts,
  root: Field,
  doc: unknown,
  path: string,
  lists: readonly (readonly unknown[])[],
): TargetMember[] => {
  const target = fieldAt(root, path.replaceAll('/[]', `/${memberToken(0)}`));
  if (target === undefined) return [];
  const members = lists.flat();
  if (isSet(target))
    return members.map(member => ({
      id: member as Id,
      name: target.item.kind.format(target.item, member, texts),
      member,
    }));
  if (!isList(target)) return [];
  return members
    .filter(isRecord)
    .map(member => ({ id: own(member, 'id') as Id, name: displayNameOf(texts, root, doc, target, member), member }));
};

/**
 * Returns the lists under a definition path, `[]` standing for every member on the way; `undefined` when the document
 * has no list there, so that a section that is not stored yet is not taken for an empty one.
 */
export const listsAt = (doc: unknown, path: string): readonly (readonly unknown[])[] | undefined => {
  let here: readonly unknown[] = [doc];
  for (const step of splitPath(path))
    here = here.flatMap(value => (step === '[]' ? asArray(value) : [own(value, tokenKey(step))]));
  const lists = here.filter(isArray);
  return here.length > 0 && lists.length === 0 ? undefined : lists;
};

const asArray = (value: unknown): readonly unknown[] => (isArray(value) ? value : []);
const same = (id: unknown) => (row: { id: Id }) => String(row.id) === String(id);
