import { listsAt, namedTarget } from '../formatting/index.ts';
import type { Id } from '../kinds/index.ts';
import { attachedIndexes, type Indexes, identityMap, indexOf, type MemberIndex, own } from '../value/index.ts';

/** Related documents of the tenant, by `relatedDocumentKey`. */
export type RelatedDocuments = Readonly<Record<string, unknown>>;

/** The document name in front of the colon of a target; with the id of one of several where a reference names it. */
export const relatedDocumentKey = (document: string, of?: string): string =>
  of === undefined ? document : `${document} ${of}`;

/**
 * The possible targets of references, seen from one document. Returns `undefined` for a list that is not stored yet, or
 * whose document is not given; such references are not validated.
 */
export class Targets {
  private readonly doc: unknown;
  private readonly companions: RelatedDocuments;
  private readonly known = new Map<string, Map<string | undefined, Target | undefined>>();

  constructor(doc: unknown, companions: RelatedDocuments) {
    this.doc = doc;
    this.companions = companions;
  }

  /** Whether a target exists. */
  has(to: string, id: Id, of?: string): boolean | undefined {
    return this.target(to, of)?.has(String(id));
  }

  /** Whether references to a target are validated at all. */
  knows(to: string): boolean {
    return this.target(to) !== undefined;
  }

  /** Returns the ids that another state of the same document had at a target, and this one lacks. */
  lostSince(before: Targets, to: string): ReadonlySet<string> {
    return this.target(to)?.lostSince(before.target(to)) ?? new Set();
  }

  private target(to: string, of?: string): Target | undefined {
    const known = this.known.get(to) ?? new Map<string | undefined, Target | undefined>();
    this.known.set(to, known);
    if (!known.has(of)) known.set(of, this.find(to, of));
    return known.get(of);
  }

  private find(to: string, of?: string): Target | undefined {
    const { document, path } = namedTarget(to);
    const where = document === undefined ? this.doc : own(this.companions, relatedDocumentKey(document, of));
    const lists = where === undefined ? undefined : listsAt(where, path);
    return lists === undefined ? undefined : new Target(lists, attachedIndexes(where));
  }
}

/**
 * Returns the lists that a target means, one per parent: the items of all departments. Documents that share lists share
 * their indexes.
 */
class Target {
  private readonly lists: readonly (readonly unknown[])[];
  private readonly indexes: readonly MemberIndex[];
  private asked = 0;
  private ids: ReadonlySet<string> | undefined;

  constructor(lists: readonly (readonly unknown[])[], kept: Indexes | undefined) {
    this.lists = lists;
    this.indexes = lists.map(list => indexOf(list, kept));
  }

  has(id: string): boolean {
    if (this.asked === 0) this.ids = rememberedIds(this.indexes);
    this.asked++;
    if (this.ids === undefined && this.asked > FEW) this.ids = idsOf(this.indexes);
    return this.ids?.has(id) ?? this.indexes.some(({ at }) => at.has(id));
  }

  lostSince(before: Target | undefined): ReadonlySet<string> {
    const same = new Set<unknown>([...this.lists, ...this.indexes]);
    const lost = new Set<string>();
    for (const [position, index] of (before?.indexes ?? []).entries())
      if (!same.has(index) && !same.has(before?.lists[position])) for (const id of index.at.keys()) lost.add(id);
    for (const { at } of this.indexes) for (const id of lost) if (at.has(id)) lost.delete(id);
    return lost;
  }
}

/**
 * Above this number of lookups, the ids of all lists are collected: a menu has a list of items for each of its
 * departments.
 */
const FEW = 16;

/**
 * The ids of several lists, cached with the longest of them: most locations have the same items, whatever else they
 * change.
 */
const idsOf = (indexes: readonly MemberIndex[]): ReadonlySet<string> => {
  const ids = new Set<string>();
  for (const { at } of indexes) for (const id of at.keys()) ids.add(id);
  const longest = longestOf(indexes);
  if (longest !== undefined) combine.set(longest, { indexes, ids });
  return ids;
};

const rememberedIds = (indexes: readonly MemberIndex[]): ReadonlySet<string> | undefined => {
  const longest = longestOf(indexes);
  const known = longest === undefined ? undefined : combine.get(longest);
  const isSame = known?.indexes.length === indexes.length && known.indexes.every((one, i) => sameIds(one, indexes[i]));
  return isSame ? known?.ids : undefined;
};

/** The index of a short list is rebuilt each time, so its ids are compared. */
const sameIds = (one: MemberIndex, other: MemberIndex | undefined): boolean =>
  one === other || (one.ids.length === other?.ids.length && one.ids.every((id, i) => id === other.ids[i]));

const longestOf = (indexes: readonly MemberIndex[]): MemberIndex | undefined => {
  let longest = indexes[0];
  for (const index of indexes) if (index.ids.length > (longest?.ids.length ?? 0)) longest = index;
  return longest;
};

const combine = identityMap<
  MemberIndex,
  { readonly indexes: readonly MemberIndex[]; readonly ids: ReadonlySet<string> }
>();
