import { childField, createFieldPredicate, type Field } from '../field/index.ts';
import { isList } from '../kinds/index.ts';
import { keyToken, splitPath } from '../path/index.ts';
import { type IdentityMap, type Indexes, identityMap, isArray, isRecord } from '../value/index.ts';
import { CHUNK_LENGTH, chunksOf, isChunk, joinChunks } from './chunks.ts';
import { orderOf } from './list-order.ts';
import { putAt } from './put-at.ts';

/** Whether a field is, or contains, a list that is stored member by member. */
export const containsStoredLists = createFieldPredicate(field => isList(field) && field.storedPerMember === true);

/**
 * The path, inside a member, of what is left of it where lists were cut out of it. The path of the member itself has no
 * part then, so what reads whole members only reports a missing part and takes none for whole.
 */
const REST = '/*';

/**
 * Cuts the long lists marked `storedPerMember` out of a member: its parts by their paths inside it. The one part of a
 * member without such a list is the member itself, under ''. The same member has the same parts, so their hashes are
 * known.
 */
export const splitMember = (field: Field, member: unknown, kept: Indexes | undefined): MemberParts =>
  partsOfMembers.getOrCompute(field, identityMap).getOrCompute(member, () => {
    const found = new Map<string, unknown>();
    if (isSplit(field, member, kept)) split(field, member, '', { found, kept });
    else found.set('', member);
    return found;
  });

type MemberParts = ReadonlyMap<string, unknown>;

const partsOfMembers = identityMap<Field, IdentityMap<unknown, MemberParts>>();

/** Only long lists are cut out: a short one stays in the part of its member. */
const isSplit = (field: Field, value: unknown, kept: Indexes | undefined): boolean => {
  if (!containsStoredLists(field)) return false;
  if (isArray(value))
    return (
      isList(field) &&
      field.storedPerMember === true &&
      value.length > CHUNK_LENGTH &&
      orderOf(value, kept) !== undefined
    );
  return (
    field.kind.keying === 'group' &&
    isRecord(value) &&
    Object.keys(value).some(key => {
      const child = childField(field, keyToken(key));
      return child !== undefined && isSplit(child, value[key], kept);
    })
  );
};

interface Splitting {
  readonly found: Map<string, unknown>;
  readonly kept: Indexes | undefined;
}

const split = (field: Field, value: unknown, path: string, splitting: Splitting): void => {
  const { found, kept } = splitting;
  if (isArray(value)) {
    found.set(path, orderOf(value, kept));
    for (const [name, chunk] of chunksOf(value)) found.set(`${path}/${name}`, chunk);
  }
  if (!isRecord(value)) return;
  const rest: Record<string, unknown> = {};
  found.set(path === '' ? REST : path, rest);
  for (const key of Object.keys(value)) {
    const token = keyToken(key);
    const child = childField(field, token);
    if (child !== undefined && isSplit(child, value[key], kept))
      split(child, value[key], `${path}/${token}`, splitting);
    else rest[key] = value[key];
  }
};

/** The inverse of `splitMember`; undefined when the member has no part. */
export const joinMember = (pieces: MemberParts): unknown => {
  const rest = pieces.get('') ?? pieces.get(REST);
  if (pieces.size === 1 || !isRecord(rest)) return rest;
  const whole: Record<string, unknown> = { ...rest };
  const paths = [...pieces.keys()].filter(path => path !== '' && !isChunk(path));
  for (const path of paths.sort((a, b) => splitPath(a).length - splitPath(b).length)) {
    const value = pieces.get(path);
    const order = isRecord(value) ? value.order : undefined;
    const chunks = [...pieces].filter(([name]) => isChunk(name) && name.startsWith(`${path}/`));
    putAt(whole, splitPath(path), isArray(order) && chunks.length > 0 ? joinChunks(order, chunks) : value);
  }
  return whole;
};
