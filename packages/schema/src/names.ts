import type { Field } from './field.ts';
import { isArray, isRecord, own } from './json.ts';
import type { Id } from './kinds/id.ts';
import { isList, type List } from './kinds/list.ts';
import { memberToken, splitPath, tokenKey } from './path.ts';
import { valueAt } from './value-at.ts';
import { fieldAt } from './walk.ts';

/** The part of a reference's target before `:` when it lies in another document, and the path there. */
export const targetOf = (to: string): { readonly document?: string; readonly path: string } => {
  const colon = to.indexOf(':');
  return colon < 0 ? { path: to } : { document: to.slice(0, colon), path: to.slice(colon + 1) };
};

/** What a member is called on the screen: its own name, or that of the row it stands for. */
export const memberName = (root: Field, doc: unknown, list: List<unknown>, member: unknown): string => {
  const id = own(member, 'id');
  const lent = list.namedBy === undefined ? undefined : targetMembers(root, doc, list.namedBy).find(same(id))?.name;
  const name = lent ?? valueAt(member, `/${list.named}`);
  const naming = fieldAt(list.item, `/${list.named}`);
  if (typeof name === 'number' && naming !== undefined) return naming.kind.format(naming, name);
  return typeof name === 'string' && name.trim() !== '' ? name : `Unnamed ${list.item.label.toLowerCase()}`;
};

/** The members that a reference may point at, in their order. `to` is a definition path of this document. */
export const targetMembers = (root: Field, doc: unknown, to: string): { id: Id; name: string }[] => {
  const list = fieldAt(root, targetOf(to).path.replaceAll('/[]', `/${memberToken(0)}`));
  if (list === undefined || !isList(list)) return [];
  return (listsAt(doc, targetOf(to).path) ?? [])
    .flat()
    .filter(isRecord)
    .map(member => ({
      id: own(member, 'id') as Id,
      name: memberName(root, doc, list, member),
    }));
};

/**
 * The lists under a definition path, `[]` standing for every member on the way; `undefined` when the document has no list
 * there at all, so that nobody takes a section that is not kept yet for an empty one.
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
