import { childField, type Field } from '../field/index.ts';
import { isList } from '../kinds/index.ts';
import { isMemberToken, keyToken, memberToken, splitPath } from '../path/index.ts';
import { attachedIndexes, type Indexes, isArray, isRecord } from '../value/index.ts';
import { isChunk } from './chunks.ts';
import { type Order, orderOf } from './list-order.ts';
import { containsStoredLists, joinMember, splitMember } from './member-parts.ts';
import { putAt } from './put-at.ts';

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
export const parts = (field: Field, value: unknown, size: PartSize = 'chunks'): Map<string, unknown> => {
  const cutting: Cutting = { found: new Map(), kept: attachedIndexes(value), size };
  if (!isRecord(value)) cutting.found.set('', value);
  else
    for (const key of Object.keys(value)) {
      const token = keyToken(key);
      cut(childField(field, token), value[key], `/${token}`, cutting);
    }
  return cutting.found;
};

/** Whether a document is split further than into whole members; of the paths of its parts. */
export const isInChunks = (paths: readonly string[]): boolean => paths.some(isChunk);

interface Cutting {
  readonly found: Map<string, unknown>;
  readonly kept: Indexes | undefined;
  readonly size: PartSize;
}

const cut = (field: Field | undefined, value: unknown, path: string, cutting: Cutting): void => {
  const { found, kept, size } = cutting;
  if (field !== undefined && isList(field) && field.storedPerMember === true && isArray(value)) {
    const order = orderOf(value, kept);
    found.set(path, order ?? value);
    for (const [i, id] of (order?.order ?? []).entries()) {
      const member = `${path}/${memberToken(id)}`;
      if (size === 'members') found.set(member, value[i]);
      else for (const [inside, piece] of splitMember(field.item, value[i], kept)) found.set(member + inside, piece);
    }
    return;
  }
  if (field === undefined || field.kind.keying !== 'group' || !isRecord(value) || !containsStoredLists(field)) {
    found.set(path, value);
    return;
  }
  const rest: Record<string, unknown> = {};
  found.set(path, rest);
  for (const key of Object.keys(value)) {
    const token = keyToken(key);
    const child = childField(field, token);
    if (child !== undefined && containsStoredLists(child) && value[key] !== undefined)
      cut(child, value[key], `${path}/${token}`, cutting);
    else rest[key] = value[key];
  }
};

/** The inverse of `parts` of any size: joins parts in any order, with the parts themselves as subtrees. */
export const assemble = (field: Field, pieces: ReadonlyMap<string, unknown>): unknown => {
  if (pieces.has('')) return pieces.get('');
  const root: Record<string, unknown> = {};
  const members = membersIn(pieces);
  const paths = [...pieces.keys()].filter(path => !splitPath(path).some(isMemberToken));
  for (const path of paths.sort((a, b) => splitPath(a).length - splitPath(b).length)) {
    const tokens = splitPath(path);
    const value = pieces.get(path);
    putAt(root, tokens, isOrder(field, tokens, value) ? ordered(path, value, members) : value);
  }
  return root;
};

/** The parts of each member by their paths inside it, by the path of the member. */
type Members = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

const membersIn = (pieces: ReadonlyMap<string, unknown>): Members => {
  const found = new Map<string, Map<string, unknown>>();
  for (const [path, value] of pieces) {
    const start = path.indexOf('/[');
    if (start < 0) continue;
    const end = path.indexOf('/', start + 1);
    const member = end < 0 ? path : path.slice(0, end);
    const inside = found.get(member) ?? new Map<string, unknown>();
    found.set(member, inside.set(path.slice(member.length), value));
  }
  return found;
};

const ordered = (path: string, { order }: Order, members: Members): unknown[] =>
  order.map(id => {
    const at = `${path}/${memberToken(id)}`;
    const member = joinMember(members.get(at) ?? new Map());
    if (member === undefined) throw new Error(`A stored part is missing: ${at}`);
    return member;
  });

const isOrder = (field: Field, tokens: readonly string[], value: unknown): value is Order => {
  let here: Field | undefined = field;
  for (const token of tokens) here = here && childField(here, token);
  return (
    here !== undefined && isList(here) && here.storedPerMember === true && isRecord(value) && Array.isArray(value.order)
  );
};
