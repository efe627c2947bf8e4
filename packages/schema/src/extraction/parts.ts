import { childField, createFieldPredicate, type Field } from '../field/index.ts';
import { type Id, isId, isList } from '../kinds/index.ts';
import { isMemberToken, keyToken, memberToken, splitPath, tokenKey } from '../path/index.ts';
import {
  attachedIndexes,
  type Indexes,
  identityMap,
  indexOf,
  isArray,
  isRecord,
  type MemberIndex,
  own,
} from '../value/index.ts';

/** The value at the path of a list that is stored member by member: its order. */
export interface Order {
  readonly order: readonly Id[];
}

const hasPartList = createFieldPredicate(field => isList(field) && field.storedPerMember === true);
const orders = identityMap<MemberIndex | readonly unknown[], Order | undefined>();

/**
 * Splits a document into the parts that are stored by hash: one per top-level section, and for a list marked `part` one
 * per member and one for their order. Every part is the document's own subtree wherever nothing had to be cut out of
 * it, so an unchanged part is the same object as before.
 */
export const parts = (field: Field, value: unknown): Map<string, unknown> => {
  const found = new Map<string, unknown>();
  const kept = attachedIndexes(value);
  if (!isRecord(value)) found.set('', value);
  else
    for (const key of Object.keys(value)) {
      const token = keyToken(key);
      cut(childField(field, token), value[key], `/${token}`, found, kept);
    }
  return found;
};

const cut = (
  field: Field | undefined,
  value: unknown,
  path: string,
  found: Map<string, unknown>,
  kept: Indexes | undefined,
): void => {
  const order =
    field !== undefined && isList(field) && field.storedPerMember && isArray(value) ? orderOf(value, kept) : undefined;
  if (order !== undefined && isArray(value)) {
    found.set(path, order);
    for (const [i, id] of order.order.entries()) found.set(`${path}/${memberToken(id)}`, value[i]);
    return;
  }
  if (field === undefined || field.kind.keying !== 'group' || !isRecord(value) || !hasPartList(field)) {
    found.set(path, value);
    return;
  }
  const rest: Record<string, unknown> = {};
  found.set(path, rest);
  for (const key of Object.keys(value)) {
    const token = keyToken(key);
    const child = childField(field, token);
    if (child !== undefined && hasPartList(child) && value[key] !== undefined)
      cut(child, value[key], `${path}/${token}`, found, kept);
    else rest[key] = value[key];
  }
};

/** The inverse of `parts`: joins parts in any order, with the parts themselves as subtrees. */
export const assemble = (field: Field, pieces: ReadonlyMap<string, unknown>): unknown => {
  if (pieces.has('')) return pieces.get('');
  const root: Record<string, unknown> = {};
  const paths = [...pieces.keys()].filter(path => !isMemberToken(splitPath(path).at(-1) ?? ''));
  for (const path of paths.sort((a, b) => splitPath(a).length - splitPath(b).length)) {
    const tokens = splitPath(path);
    const value = pieces.get(path);
    putAt(root, tokens, isOrder(field, tokens, value) ? ordered(pieces, path, value) : value);
  }
  return root;
};

const putAt = (root: Record<string, unknown>, tokens: readonly string[], value: unknown): void => {
  let here = root;
  for (const token of tokens.slice(0, -1)) {
    const key = tokenKey(token);
    // A part is shared with the store, so everything built around it is a copy.
    const inner = { ...(isRecord(here[key]) ? here[key] : {}) };
    here[key] = inner;
    here = inner;
  }
  here[tokenKey(tokens.at(-1) ?? '')] = value;
};

const ordered = (pieces: ReadonlyMap<string, unknown>, path: string, { order }: Order): unknown[] =>
  order.map(id => {
    const member = pieces.get(`${path}/${memberToken(id)}`);
    if (member === undefined) throw new Error(`A stored part is missing: ${path}/${memberToken(id)}`);
    return member;
  });

const isOrder = (field: Field, tokens: readonly string[], value: unknown): value is Order => {
  let here: Field | undefined = field;
  for (const token of tokens) here = here && childField(here, token);
  return (
    here !== undefined && isList(here) && here.storedPerMember === true && isRecord(value) && Array.isArray(value.order)
  );
};

/**
 * Returns the order of a list; undefined where members have no ids, and the list is stored whole. One object per array,
 * also for arrays that share an index because their members have the same ids at the same positions.
 */
const orderOf = (members: readonly unknown[], kept: Indexes | undefined): Order | undefined => {
  if (orders.has(members)) return orders.get(members);
  const index = indexOf(members, kept);
  const order = orders.has(index) ? orders.get(index) : newOrder(members, index);
  orders.set(members, order);
  orders.set(index, order);
  return order;
};

const newOrder = (members: readonly unknown[], index: MemberIndex): Order | undefined => {
  const order = members.map(member => own(member, 'id'));
  return isOrderOf(index, order) ? { order } : undefined;
};

const isOrderOf = (index: MemberIndex, ids: readonly unknown[]): ids is readonly Id[] =>
  (index.holds === 'members' || ids.length === 0) && ids.every(isId);
