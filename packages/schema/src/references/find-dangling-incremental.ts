import type { Field } from '../field/index.ts';
import { parentPath, valueAt } from '../path/index.ts';
import { affectedReferences, type FoundReference, referencesToList, Targets, targetListsOf } from '../targets/index.ts';

/**
 * Returns the dangling references inside a document. Reads only what changed and what may refer to removed values, so
 * it requires that nothing dangled before and that the documents differ at `paths` only.
 */
export const findDanglingIncremental = (
  field: Field,
  before: unknown,
  after: unknown,
  paths: readonly string[],
): FoundReference[] => {
  const { references, lists } = affectedReferences(field, after, paths);
  return danglingAmong(field, { before, after, lists, references });
};

/**
 * Returns the references to members that one state of a document had and the next one lacks, wherever they were
 * removed.
 */
export const findDanglingSince = (field: Field, before: unknown, after: unknown): FoundReference[] =>
  danglingAmong(field, { before, after, lists: targetListsOf(field).all, references: [] });

interface Since {
  readonly before: unknown;
  readonly after: unknown;
  /** The lists of the document that may have lost a member. */
  readonly lists: ReadonlySet<string>;
  /** More references that may dangle. */
  readonly references: readonly FoundReference[];
}

const danglingAmong = (field: Field, { before, after, lists, references }: Since): FoundReference[] => {
  const [was, is] = [new Targets(before, field), new Targets(after, field)];
  const found = new Map<string, FoundReference>();
  const { all, scoped, chosen } = targetListsOf(field);
  for (const list of all) {
    if (!lists.has(list) || !is.knows(list)) continue;
    const isNew = !was.knows(list) || chosen.has(list) || (scoped.has(list) && hasNewList(before, was, is, list));
    const lost = isNew ? undefined : scoped.has(list) ? lostAnywhere(was, is, list) : is.lostSince(was, list);
    if (lost?.size === 0) continue;
    // A list that is new, or is another one now, is checked as a whole; of others, only the removed members matter.
    for (const one of referencesToList(field, after, list))
      if (lost?.has(String(one.id)) !== false && is.stateOf(one) === 'missing') found.set(one.path, one);
  }
  for (const one of references) if (is.stateOf(one) === 'missing') found.set(one.path, one);
  return [...found.values()];
};

/** A list that a member without one got; the lists of new members come with the references inside them. */
const hasNewList = (before: unknown, was: Targets, is: Targets, list: string): boolean => {
  const known = new Set(was.paths(list));
  return is.paths(list).some(path => !known.has(path) && valueAt(before, parentPath(path) ?? '') !== undefined);
};

const lostAnywhere = (was: Targets, is: Targets, list: string): ReadonlySet<string> =>
  new Set([...is.lostByList(was, list).values()].flatMap(ids => [...ids]));
