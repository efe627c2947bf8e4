import { own } from './json.ts';
import type { Id } from './kinds/id.ts';
import { indexOf, keptIndexes, type MemberIndex } from './members.ts';
import { listsAt, targetOf } from './names.ts';

/** Other documents of the tenant, by `companionKey`. */
export type Companions = Readonly<Record<string, unknown>>;

/** The name that stands before the colon of a target; with the id of one of several where a reference says which. */
export const companionKey = (document: string, of?: string): string =>
  of === undefined ? document : `${document} ${of}`;

/**
 * What may be referred to, seen from one document. A list that is not kept yet, or whose document is not at hand, answers
 * undefined, and then nothing is judged.
 */
export class Targets {
  private readonly doc: unknown;
  private readonly companions: Companions;
  private readonly known = new Map<string, readonly Target[] | undefined>();

  constructor(doc: unknown, companions: Companions) {
    this.doc = doc;
    this.companions = companions;
  }

  /** Whether a target is there. Lists of documents that share them are indexed once. */
  has(to: string, id: Id, of?: string): boolean | undefined {
    return this.lists(to, of)?.some(({ index }) => index.at.has(String(id)));
  }

  /** Whether references to a target are judged at all. */
  knows(to: string): boolean {
    return this.lists(to) !== undefined;
  }

  /** The ids that another state of the same document had at a target, and this one has not. */
  lostSince(before: Targets, to: string): ReadonlySet<string> {
    const now = this.lists(to);
    const lost = new Set<string>();
    if (now === undefined) return lost;
    const same = new Set(now.map(({ list }) => list));
    for (const { list, index } of before.lists(to) ?? [])
      if (!same.has(list)) for (const id of index.at.keys()) lost.add(id);
    for (const { index } of now) for (const id of lost) if (index.at.has(id)) lost.delete(id);
    return lost;
  }

  private lists(to: string, of?: string): readonly Target[] | undefined {
    const key = companionKey(to, of);
    if (!this.known.has(key)) this.known.set(key, this.find(to, of));
    return this.known.get(key);
  }

  private find(to: string, of?: string): readonly Target[] | undefined {
    const { document, path } = targetOf(to);
    const where = document === undefined ? this.doc : own(this.companions, companionKey(document, of));
    const lists = where === undefined ? undefined : listsAt(where, path);
    const kept = keptIndexes(where);
    return lists?.map(list => ({ list, index: indexOf(list, kept) }));
  }
}

interface Target {
  readonly list: readonly unknown[];
  readonly index: MemberIndex;
}
