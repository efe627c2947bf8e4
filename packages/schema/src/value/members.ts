import { isRecord, own } from './json.ts';
import { identityMap } from './memo-by-identity.ts';

/** The positions of the members of one array. Built once per array, which is immutable like every document. */
export interface MemberIndex {
  /** The id at each position; undefined where a member has none. */
  readonly ids: readonly (string | undefined)[];
  /** The first position of each id. */
  readonly at: FirstPositions;
  /** Ids that more than one member has. */
  readonly duplicates: ReadonlySet<string>;
  /**
   * `members` for objects only, `values` for strings and numbers only, each with a unique id; undefined for anything
   * else, and for an empty array.
   */
  readonly holds: 'members' | 'values' | undefined;
}

interface FirstPositions {
  get(id: string): number | undefined;
  has(id: string): boolean;
  keys(): Iterable<string>;
}

/** The id by which a path names this member: `String(id)` of an object, the text of a primitive in a set. */
export const idOf = (member: unknown): string | undefined => {
  const id = isRecord(member) ? own(member, 'id') : member;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
};

/** Indexes of arrays, for callers with a cache of their own. */
export type Indexes = ReadonlyMap<readonly unknown[], MemberIndex>;

/** Returns the index of an array; `kept` are the indexes that are kept with its document, see attachIndexes. */
export const indexOf = (array: readonly unknown[], kept?: Indexes): MemberIndex => {
  if (array.length <= LINEAR_SCAN_LIMIT) return buildIndex(array);
  const known = kept?.get(array) ?? indexes.get(array);
  if (known?.ids.length === array.length) return known;
  const index = buildIndex(array);
  indexes.set(array, index);
  return index;
};

/**
 * Keeps the indexes of a document's arrays with the document. Code that changes members can derive the indexes of the
 * copies without reading them; a WeakMap entry for each array would cost more than the rest of a small change.
 */
export const attachIndexes = (doc: unknown, made: Indexes): void => {
  if (made.size > 0 && typeof doc === 'object' && doc !== null) attachedTo.set(doc, made);
};

export const attachedIndexes = (doc: unknown): Indexes | undefined =>
  typeof doc === 'object' && doc !== null ? attachedTo.get(doc) : undefined;

const attachedTo = identityMap<object, Indexes>();

export const findMember = (array: readonly unknown[], id: string, kept?: Indexes): unknown =>
  array[array.length > LINEAR_SCAN_LIMIT ? (indexOf(array, kept).at.get(id) ?? -1) : indexFrom(array, id, 0)];

/** Returns the index of an array that is long enough to have a cached one. */
export const indexIfLong = (array: readonly unknown[], kept?: Indexes): MemberIndex | undefined =>
  array.length > LINEAR_SCAN_LIMIT ? indexOf(array, kept) : undefined;

/** Returns the first position of an id at or after a position, or -1, found by a linear search. */
export const indexFrom = (array: readonly unknown[], id: string, from: number): number => {
  for (let i = from; i < array.length; i++) if (idOf(array[i]) === id) return i;
  return -1;
};

/** Up to this length, searching an array each time is cheaper than caching its index. */
const LINEAR_SCAN_LIMIT = 8;

const indexes = identityMap<readonly unknown[], MemberIndex>();

const nothing: ReadonlySet<string> = new Set();

const buildIndex = (array: readonly unknown[]): MemberIndex => {
  const ids = new Array<string | undefined>(array.length);
  const at = array.length <= LINEAR_SCAN_LIMIT ? new LinearIndex(ids) : new Map<string, number>();
  let twice: Set<string> | undefined;
  let records = 0;
  let named = 0;
  for (let i = 0; i < array.length; i++) {
    const id = idOf(array[i]);
    if (isRecord(array[i])) records++;
    if (id !== undefined) {
      named++;
      if (at.has(id)) {
        twice ??= new Set();
        twice.add(id);
      } else if (at instanceof Map) at.set(id, i);
    }
    ids[i] = id;
  }
  const isClean = twice === undefined && named === array.length && named > 0;
  const holds = !isClean ? undefined : records === named ? 'members' : records === 0 ? 'values' : undefined;
  return { ids, at, duplicates: twice ?? nothing, holds };
};

/** The positions of a few ids, which are compared one by one. */
class LinearIndex implements FirstPositions {
  private readonly ids: readonly (string | undefined)[];

  constructor(ids: readonly (string | undefined)[]) {
    this.ids = ids;
  }

  get(id: string): number | undefined {
    const position = this.ids.indexOf(id);
    return position === -1 ? undefined : position;
  }

  has(id: string): boolean {
    return this.ids.includes(id);
  }

  keys(): Iterable<string> {
    return this.ids.filter(id => id !== undefined);
  }
}
