import type { Field } from '../field/index.ts';
import { isScoped, type ListAtPath, listsAt, namedTarget, resolveTarget, widenTarget } from '../path/index.ts';
import { attachedIndexes, type Indexes, identityMap, indexOf, type MemberIndex, own } from '../value/index.ts';
import { documentLists } from './document-lists.ts';
import type { FoundReference } from './find-references.ts';

/** Related documents of the tenant, by `relatedDocumentKey`. */
export type RelatedDocuments = Readonly<Record<string, unknown>>;

/** The document name in front of the colon of a target; with the id of one of several where a reference names it. */
export const relatedDocumentKey = (document: string, of?: string): string =>
  of === undefined ? document : `${document} ${of}`;

/**
 * What a reference points at: a member; a member outside its scope, where the list has ids that are unique in the
 * document, so that it is that member all the same; nothing; or what cannot be known, because the list is not stored
 * yet or its document is not given. Only references to nothing dangle, and only those outside their scope are issues.
 */
type ReferenceState = 'found' | 'out-of-scope' | 'missing' | 'unknown';

/** The possible targets of references, seen from one document. */
export class Targets {
  private readonly doc: unknown;
  private readonly companions: RelatedDocuments;
  private readonly uniqueLists: ReadonlySet<string>;
  private readonly known = new Map<string, Target | undefined>();

  /** `root` is the definition of the document; without it no list counts as unique in the document. */
  constructor(doc: unknown, root?: Field, companions: RelatedDocuments = {}) {
    this.doc = doc;
    this.companions = companions;
    this.uniqueLists = root === undefined ? new Set() : documentLists(root);
  }

  stateOf({ to, path: place, id, of }: Pick<FoundReference, 'to' | 'path' | 'id' | 'of'>): ReferenceState {
    const name = String(id);
    let known = true;
    for (const one of to) {
      const { document, path } = namedTarget(one);
      const resolved = resolveTarget(path, this.doc, place);
      // A scope without a member is a list without members.
      if (resolved === undefined) continue;
      const target = this.target(resolved, document, of);
      if (target?.has(name)) return 'found';
      known &&= target !== undefined;
    }
    if (!known) return 'unknown';
    return to.some(one => this.isElsewhere(one, name)) ? 'out-of-scope' : 'missing';
  }

  private isElsewhere(to: string, id: string): boolean {
    if (!isScoped(to)) return false;
    const list = widenTarget(to);
    return this.uniqueLists.has(list) && this.target(list)?.has(id) === true;
  }

  /** Whether references to a list of this document are validated at all. */
  knows(list: string): boolean {
    return this.target(list) !== undefined;
  }

  /** Returns the ids that another state of the document had in the lists under a path, and this one lacks. */
  lostSince(before: Targets, list: string): ReadonlySet<string> {
    return this.target(list)?.lostSince(before.target(list)) ?? new Set();
  }

  /** The same for each of the lists: an id that moved to another one is lost. Without the lists that lost nothing. */
  lostByList(before: Targets, list: string): ReadonlyMap<string, ReadonlySet<string>> {
    return this.target(list)?.lostByList(before.target(list)) ?? new Map();
  }

  /** The paths of the lists under a path. */
  paths(list: string): readonly string[] {
    return this.target(list)?.paths ?? [];
  }

  private target(list: string, document?: string, of?: string): Target | undefined {
    const key = document === undefined ? list : `${relatedDocumentKey(document, of)}:${list}`;
    if (this.known.has(key)) return this.known.get(key);
    const where = document === undefined ? this.doc : own(this.companions, relatedDocumentKey(document, of));
    const lists = where === undefined ? undefined : listsAt(where, list);
    const target = lists === undefined ? undefined : new Target(lists, attachedIndexes(where));
    this.known.set(key, target);
    return target;
  }
}

/**
 * Returns the lists that a target means, one per parent: the items of all departments. Documents that share lists share
 * their indexes.
 */
class Target {
  readonly paths: readonly string[];
  private readonly lists: readonly (readonly unknown[])[];
  private readonly indexes: readonly MemberIndex[];
  private asked = 0;
  private ids: ReadonlySet<string> | undefined;

  constructor(lists: readonly ListAtPath[], kept: Indexes | undefined) {
    this.paths = lists.map(({ path }) => path);
    this.lists = lists.map(({ members }) => members);
    this.indexes = this.lists.map(list => indexOf(list, kept));
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

  lostByList(before: Target | undefined): ReadonlyMap<string, ReadonlySet<string>> {
    const positions = new Map(this.paths.map((path, position) => [path, position]));
    const lost = new Map<string, ReadonlySet<string>>();
    for (const [position, path] of (before?.paths ?? []).entries()) {
      const here = positions.get(path) ?? -1;
      const index = before?.indexes[position];
      if (index === undefined || this.indexes[here] === index || this.lists[here] === before?.lists[position]) continue;
      const gone = [...index.at.keys()].filter(id => this.indexes[here]?.at.has(id) !== true);
      if (gone.length > 0) lost.set(path, new Set(gone));
    }
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
