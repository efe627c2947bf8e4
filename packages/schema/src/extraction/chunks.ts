import { identityMap, isArray, own } from '../value/index.ts';

/** The members that a chunk has on average. A list with no more of them is not split. */
export const CHUNK_LENGTH = 32;

/**
 * Splits a long list into chunks by the ids of its members, whatever their order: a member stays in its chunk when
 * others are added, moved or removed, until the list has doubled or halved. A chunk with the same members is the same
 * object as before, so its hash is known.
 */
export const chunksOf = (members: readonly unknown[]): ReadonlyMap<string, readonly unknown[]> => {
  let count = 1;
  while (count * CHUNK_LENGTH < members.length) count *= 2;
  const split = new Map<string, unknown[]>();
  for (const member of members) {
    const name = `*${hashOf(String(own(member, 'id'))) % count}`;
    const chunk = split.get(name);
    if (chunk === undefined) split.set(name, [member]);
    else chunk.push(member);
  }
  return new Map([...split].map(([name, chunk]) => [name, sameChunk(chunk.sort(byId))]));
};

/** Whether a path inside a member names a chunk of a list. */
export const isChunk = (path: string): boolean => path.includes('/*');

/** Returns the members of a list in their order. */
export const joinChunks = (
  order: readonly unknown[],
  chunks: readonly (readonly [path: string, chunk: unknown])[],
): unknown[] => {
  const members = new Map<unknown, unknown>();
  for (const [path, chunk] of chunks) {
    if (!isArray(chunk)) throw new Error(`A stored part is no chunk of a list: ${path}`);
    for (const member of sameChunk(chunk)) members.set(own(member, 'id'), member);
  }
  return order.map(id => {
    if (!members.has(id)) throw new Error(`A stored part is missing: the member ${String(id)}`);
    return members.get(id);
  });
};

const sameChunk = (chunk: readonly unknown[]): readonly unknown[] => {
  const [first] = chunk;
  const known = knownChunks.get(first);
  if (known?.length === chunk.length && known.every((member, i) => member === chunk[i])) return known;
  knownChunks.set(first, chunk);
  return chunk;
};

/** By the first member: one that changed is another object. */
const knownChunks = identityMap<unknown, readonly unknown[]>();

const byId = (one: unknown, other: unknown): number => (String(own(one, 'id')) < String(own(other, 'id')) ? -1 : 1);

/** FNV-1a, 32 bits: spreads ids evenly, and needs no library in the browser or at a terminal. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};
