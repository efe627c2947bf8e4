import { childField, type Field } from '../field/index.ts';
import { isGroup, isUnion } from '../kinds/index.ts';
import {
  isScoped,
  joinTokens,
  memberToken,
  namedTarget,
  neighborsIn,
  type PathTree,
  pathTreeOf,
  splitPath,
  togglesIn,
  tokenKey,
  valueAt,
  widenTarget,
} from '../path/index.ts';
import { memoByIdentity } from '../value/index.ts';
import {
  collectReferences,
  containsReference,
  type FoundReference,
  listsOf,
  referenceIn,
  referencesIn,
} from './find-references.ts';

/** What changes at some paths of a document may affect. */
export interface AffectedReferences {
  /** The references inside the changed values, and those whose scope a changed neighbor decides. */
  readonly references: readonly FoundReference[];
  /** The lists that references point into whose members may have changed, by definition path. */
  readonly lists: ReadonlySet<string>;
}

export const affectedReferences = (root: Field, doc: unknown, paths: readonly string[]): AffectedReferences => {
  const changes = new Changes(root, doc);
  if (paths.length > 0) changes.follow(root, pathTreeOf(paths));
  return changes;
};

/** Walks along the paths to the changes, and collects what they may affect. */
class Changes implements AffectedReferences {
  readonly references: FoundReference[] = [];
  readonly lists = new Set<string>();
  private readonly doc: unknown;
  private readonly plan: TargetLists;
  private readonly tokens: string[] = [];

  constructor(root: Field, doc: unknown) {
    this.doc = doc;
    this.plan = targetListsOf(root);
  }

  follow(field: Field, ways: PathTree): void {
    if (!containsReference(field) && !this.plan.touching.has(field)) return;
    if (ways.ends) this.note(field);
    else for (let way = ways.first; way !== undefined; way = way.next) this.pass(field, way);
  }

  private pass(field: Field, way: PathTree): void {
    const child = childField(field, way.token);
    // A value without paths inside is treated as a whole.
    if (child === undefined) this.note(field);
    else {
      for (const referring of scopedBy(field, way.token)) this.collect(referring);
      this.tokens.push(way.token);
      this.follow(child, way);
      this.tokens.pop();
    }
  }

  private note(field: Field): void {
    for (const to of this.plan.touching.get(field) ?? []) this.lists.add(to);
    if (containsReference(field)) this.collectFrom(field, joinTokens(this.tokens));
  }

  private collect({ token, field }: Neighbor): void {
    this.collectFrom(field, joinTokens([...this.tokens, token]));
  }

  private collectFrom(field: Field, path: string): void {
    for (const one of referencesIn(field, valueAt(this.doc, path), path)) this.references.push(one);
  }
}

/** A field of a group, with its token. */
interface Neighbor {
  readonly token: string;
  readonly field: Field;
}

/** Returns the fields of a group with references whose scope the field at a token decides. */
const scopedBy = (group: Field, token: string): readonly Neighbor[] => scopesOf(group).get(tokenKey(token)) ?? [];

const scopesOf = memoByIdentity((group: Field): ReadonlyMap<string, readonly Neighbor[]> => {
  const scopes = new Map<string, Neighbor[]>();
  const fields = group.kind.children?.(group) ?? [];
  // Another active case counts as a whole.
  if (isUnion(group))
    scopes.set(
      group.discriminator,
      fields.map(([token, field]) => ({ token, field })),
    );
  if (!isGroup(group)) return scopes;
  for (const [token, field] of fields)
    for (const key of referenceIn(field)?.to.flatMap(neighborsIn) ?? [])
      scopes.set(key, [...(scopes.get(key) ?? []), { token, field }]);
  return scopes;
});

interface TargetLists {
  /** The lists of the document that its references name, by definition path, each once. */
  readonly all: ReadonlySet<string>;
  /** Those of which a reference means a part only. */
  readonly scoped: ReadonlySet<string>;
  /** Those of which a toggle decides what a reference means. */
  readonly chosen: ReadonlySet<string>;
  /** Returns which of these lists may have lost a member when a value of a field changed. */
  readonly touching: ReadonlyMap<Field, ReadonlySet<string>>;
}

export const targetListsOf = memoByIdentity((root: Field): TargetLists => {
  const inside = collectReferences(root).filter(({ to }) => to.every(one => namedTarget(one).document === undefined));
  const all = new Set(inside.flatMap(found => listsOf(found).map(({ path }) => path)));
  const scoped = new Set(
    inside.flatMap(({ to }) => to.filter(isScoped).flatMap(one => listsOf({ to: [one] }).map(({ path }) => path))),
  );
  const touching = new Map<Field, Set<string>>();
  const touch = (way: string, to: string): void => {
    let here: Field | undefined = root;
    for (const token of ['', ...splitPath(way.replaceAll('[]', memberToken(0)))]) {
      here = token === '' ? here : here && childField(here, token);
      if (here !== undefined) touching.set(here, (touching.get(here) ?? new Set()).add(to));
    }
  };
  // The containers of the list, the list, a member of it, and the member's id.
  for (const to of all) touch(`${to}/[]/id`, to);
  const chosen = new Set<string>();
  for (const target of inside.flatMap(({ to }) => to))
    for (const toggle of togglesIn(target)) {
      chosen.add(widenTarget(target));
      touch(toggle, widenTarget(target));
    }
  return { all, scoped, chosen, touching };
});
