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
import { CHUNK_LENGTH, chunksOf, isChunk, joinChunks } from './chunks.ts';

/** The value at the path of a list that is stored member by member: its order. */
export interface Order {
  readonly order: readonly Id[];
}

const hasPartList = createFieldPredicate(field => isList(field) && field.storedPerMember === true);
const orders = identityMap<MemberIndex | readonly unknown[], Order | undefined>();

/**
 * How far a document is split: `members` keeps a member of a list marked `storedPerMember` in one part, `chunks` also
 * splits such lists inside it.
 */
export type PartSize = 'members' | 'chunks';

/**
 * Splits a document into the parts that are stored by hash: one per top-level section, and for a list marked `part` one
 * per member and one for their order. Every part is the document's own subtree wherever nothing had to be cut out of
 * it, so an unchanged part is the same object as before.
 */
export const parts = (field: Field, value: unknown, size: PartSize = 'members'): Map<string, unknown> => {
  const cutting: Cutting = { found: new Map(), kept: attachedIndexes(value), size };
  if (!isRecord(value)) cutting.found.set('', value);
  else
    for (const key of Object.keys(value)) {
      const token = keyToken(key);
      cut(childField(field, token), value[key], `/${token}`, cutting);
    }
  return cutting.found;
};

interface Cutting {
  readonly found: Map<string, unknown>;
  readonly kept: Indexes | undefined;
  readonly size: PartSize;
}

const cut = (field: Field | undefined, value: unknown, path: string, cutting: Cutting, inside = false): void => {
  const { found, kept, size } = cutting;
  const isPartList = field !== undefined && isList(field) && field.storedPerMember === true && isArray(value);
  const order = isPartList && !(inside && value.length <= CHUNK_LENGTH) ? orderOf(value, kept) : undefined;
  if (order !== undefined && isPartList) {
    found.set(path, order);
    if (inside) for (const [name, chunk] of chunksOf(value)) found.set(`${path}/${name}`, chunk);
    else
      for (const [i, id] of order.order.entries()) {
        const member = `${path}/${memberToken(id)}`;
        if (size === 'chunks') cut(field.item, value[i], member, cutting, true);
        else found.set(member, value[i]);
      }
    return;
  }
  if (field === undefined || field.kind.keying !== 'group' || !isRecord(value) || !isCut(field, value, inside)) {
    found.set(path, value);
    return;
  }
  const rest: Record<string, unknown> = {};
  found.set(path, rest);
  for (const key of Object.keys(value)) {
    const token = keyToken(key);
    const child = childField(field, token);
    if (child !== undefined && value[key] !== undefined && isCut(child, value[key], inside))
      cut(child, value[key], `${path}/${token}`, cutting, inside);
    else rest[key] = value[key];
  }
};

/** Whether a value is split. Inside a member only long lists are: a short one stays in the part of its member. */
const isCut = (field: Field, value: unknown, inside: boolean): boolean => {
  if (!hasPartList(field)) return false;
  if (!inside) return true;
  if (isArray(value)) return isList(field) && field.storedPerMember === true && value.length > CHUNK_LENGTH;
  return (
    isRecord(value) &&
    Object.keys(value).some(key => {
      const child = childField(field, keyToken(key));
      return child !== undefined && isCut(child, value[key], true);
    })
  );
};

/** The inverse of `parts` of any size: joins parts in any order, with the parts themselves as subtrees. */
export const assemble = (field: Field, pieces: ReadonlyMap<string, unknown>): unknown => {
  if (pieces.has('')) return pieces.get('');
  const root: Record<string, unknown> = {};
  const inMembers = insideMembers(pieces);
  const paths = [...pieces.keys()].filter(path => !splitPath(path).some(isMemberToken));
  for (const path of paths.sort((a, b) => splitPath(a).length - splitPath(b).length)) {
    const tokens = splitPath(path);
    const value = pieces.get(path);
    putAt(root, tokens, isOrder(field, tokens, value) ? ordered(pieces, path, value, inMembers) : value);
  }
  return root;
};

/** What was cut out of a member: parts by their path inside it, by the path of the member. */
type Inside = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

const insideMembers = (pieces: ReadonlyMap<string, unknown>): Inside => {
  const found = new Map<string, Map<string, unknown>>();
  for (const [path, value] of pieces) {
    const end = path.indexOf(']/') + 1;
    if (end === 0) continue;
    const member = path.slice(0, end);
    const inner = found.get(member) ?? new Map<string, unknown>();
    found.set(member, inner.set(path.slice(end), value));
  }
  return found;
};

const putBack = (member: unknown, inside: ReadonlyMap<string, unknown> | undefined): unknown => {
  if (inside === undefined || !isRecord(member)) return member;
  const whole: Record<string, unknown> = { ...member };
  const paths = [...inside.keys()].filter(path => !isChunk(path));
  for (const path of paths.sort((a, b) => splitPath(a).length - splitPath(b).length)) {
    const value = inside.get(path);
    const order = isRecord(value) ? value.order : undefined;
    const chunks = [...inside].filter(([name]) => isChunk(name) && name.startsWith(`${path}/`));
    putAt(whole, splitPath(path), isArray(order) && chunks.length > 0 ? joinChunks(order, chunks) : value);
  }
  return whole;
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

const ordered = (pieces: ReadonlyMap<string, unknown>, path: string, { order }: Order, inMembers: Inside): unknown[] =>
  order.map(id => {
    const at = `${path}/${memberToken(id)}`;
    const member = pieces.get(at);
    if (member === undefined) throw new Error(`A stored part is missing: ${at}`);
    return putBack(member, inMembers.get(at));
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
