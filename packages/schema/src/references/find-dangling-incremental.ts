import { childField, type Field } from '../field/index.ts';
import { namedTarget } from '../formatting/index.ts';
import { joinTokens, memberToken, type PathTree, pathTreeOf, splitPath, valueAt } from '../path/index.ts';
import { memoByIdentity } from '../value/index.ts';
import { Targets } from './reference-targets.ts';
import { collectReferences, containsReference, type FoundReference, referencesIn } from './references.ts';

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
  const changes = new Changes(field, after);
  if (paths.length > 0) changes.follow(field, pathTreeOf(paths));
  const is = new Targets(after, {});
  const found = new Map<string, FoundReference>();
  for (const one of danglingFrom(field, new Targets(before, {}), is, after, changes.lists)) found.set(one.path, one);
  for (const one of changes.references) if (is.has(one.to, one.id) === false) found.set(one.path, one);
  return [...found.values()];
};

/**
 * Returns the references to members that one state of a document had and the next one lacks, wherever they were
 * removed.
 */
export const findDanglingSince = (field: Field, before: unknown, after: unknown): FoundReference[] =>
  danglingFrom(field, new Targets(before, {}), new Targets(after, {}), after);

/** `among` limits the lists of the document that may have lost a member; all lists when it is absent. */
const danglingFrom = (
  field: Field,
  was: Targets,
  is: Targets,
  after: unknown,
  among?: ReadonlySet<string>,
): FoundReference[] => {
  const found: FoundReference[] = [];
  for (const to of targetsOf(field).all) {
    if (among?.has(to) === false) continue;
    // A new list is checked as a whole; of an existing one, only the removed members matter.
    const lost = was.knows(to) ? is.lostSince(was, to) : undefined;
    if (lost?.size === 0 || !is.knows(to)) continue;
    for (const one of referencesIn(field, after, to))
      if (lost?.has(String(one.id)) ?? is.has(to, one.id) === false) found.push(one);
  }
  return found;
};

/** Walks along the paths to the changes, and collects what they may affect. */
class Changes {
  /** The references inside the changed values. */
  readonly references: FoundReference[] = [];
  /** The lists, as references name them, whose members may have changed. */
  readonly lists = new Set<string>();
  private readonly doc: unknown;
  private readonly touching: ReadonlyMap<Field, readonly string[]>;
  private readonly tokens: string[] = [];

  constructor(root: Field, doc: unknown) {
    this.doc = doc;
    this.touching = targetsOf(root).touching;
  }

  follow(field: Field, ways: PathTree): void {
    if (!containsReference(field) && !this.touching.has(field)) return;
    if (ways.ends) this.note(field);
    else for (let way = ways.first; way !== undefined; way = way.next) this.pass(field, way);
  }

  private pass(field: Field, way: PathTree): void {
    const child = childField(field, way.token);
    // A value without paths inside is treated as a whole.
    if (child === undefined) this.note(field);
    else {
      this.tokens.push(way.token);
      this.follow(child, way);
      this.tokens.pop();
    }
  }

  private note(field: Field): void {
    for (const to of this.touching.get(field) ?? []) this.lists.add(to);
    if (!containsReference(field)) return;
    const path = joinTokens(this.tokens);
    for (const one of referencesIn(field, valueAt(this.doc, path), undefined, path)) this.references.push(one);
  }
}

interface TargetLists {
  /** The lists of the document that its references name, each once. */
  readonly all: ReadonlySet<string>;
  /** Returns which of these lists may have lost a member when a value of a field changed. */
  readonly touching: ReadonlyMap<Field, readonly string[]>;
}

const targetsOf = memoByIdentity((root: Field): TargetLists => {
  const inside = collectReferences(root).filter(({ to }) => namedTarget(to).document === undefined);
  const all = new Set(inside.map(({ to }) => to));
  const touching = new Map<Field, string[]>();
  for (const to of all) {
    // The containers of the list, the list, a member of it, and the member's id.
    const way = `${to.replaceAll('[]', memberToken(0))}/${memberToken(0)}/id`;
    let here: Field | undefined = root;
    for (const token of ['', ...splitPath(way)]) {
      here = token === '' ? here : here && childField(here, token);
      if (here !== undefined) touching.set(here, [...(touching.get(here) ?? []), to]);
    }
  }
  return { all, touching };
});
