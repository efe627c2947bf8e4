import {
  definitionPath,
  type Field,
  fieldAt,
  type Id,
  isList,
  joinTokens,
  listsAt,
  matches,
  memoByIdentity,
  namedTarget,
  type Reference,
  resolveTarget,
  splitPath,
  type TargetMember,
  targetMembers,
  targetPaths,
  widenTarget,
} from '@commissary/schema';
import { valueTexts } from '../../formatting/index.ts';

export interface ReferenceTarget {
  readonly id: Id;
  readonly name: string;
}

/**
 * The members that the reference at a path may point at: computed once for each list of a document, because every row
 * that takes its name from another member calls this.
 */
export const targetsIn = (
  definition: Field,
  document: unknown,
  to: readonly string[],
  path?: string,
): readonly TargetMember[] => {
  const [first = none, ...others] = to.map(one => lookedUp(definition, document, one, path));
  if (others.length === 0) return first.targets;
  const members = new Map(first.byId);
  // An id that several lists have means the first.
  for (const { byId } of others) for (const [id, target] of byId) if (!members.has(id)) members.set(id, target);
  return [...members.values()];
};

/** The options of a reference in a form: the fixed options, then the members that fit and are visible to users. */
export const offeredTargets = (
  definition: Field,
  document: unknown,
  field: Reference,
  path: string | undefined,
): readonly ReferenceTarget[] => {
  const { filter: where, extraOptions: also } = field;
  const to = field.offeredFrom === undefined ? field.to : [field.offeredFrom];
  const kept = new Set(to.flatMap(one => internalIdsOf(definition, one)));
  const members = targetsIn(definition, document, to, path).filter(
    ({ id, member }) => (where === undefined || matches(where, member)) && !kept.has(String(id)),
  );
  return [...also.map(({ value, label }) => ({ id: value, name: label })), ...members];
};

const internalIdsOf = (definition: Field, to: string): readonly string[] => {
  const list = fieldAt(definition, widenTarget(namedTarget(to).path));
  return list !== undefined && isList(list) ? list.internalIds.map(String) : [];
};

/** The name of the target, which the row at a path takes over. */
export const borrowedName = (
  definition: Field,
  document: unknown,
  to: string,
  id: string,
  path?: string,
): string | undefined => lookedUp(definition, document, to, path).byId.get(id)?.name;

interface LookedUp {
  readonly targets: readonly TargetMember[];
  readonly byId: ReadonlyMap<string, TargetMember>;
}

const lookedUp = (definition: Field, document: unknown, to: string, path: string | undefined): LookedUp => {
  if (typeof document !== 'object' || document === null || namedTarget(to).document !== undefined) return none;
  const list = resolveTarget(to, document, path);
  return list === undefined ? none : membersOf(definition, document, list);
};

/**
 * The members under a path, kept by the identity of their lists and of those that their names come from: a document in
 * which something else changed has the same.
 */
const membersOf = (definition: Field, document: unknown, list: string): LookedUp => {
  const lists = [list, ...nameSources(definition, definitionPath(list))].flatMap(path => listsAt(document, path) ?? []);
  const kept = lookups(definition, list, ...lists.map(({ members }) => members));
  kept.found ??= collected(definition, document, list);
  return kept.found;
};

/** One place for the result of the same lists. */
const lookups = memoByIdentity((..._same: readonly unknown[]): { found?: LookedUp } => ({}));

/** The lists from which the members of a list take their names, and those that decide which these are. */
const nameSources = memoByIdentity((definition: Field, list: string): readonly string[] => {
  const named = fieldAt(definition, list);
  if (named === undefined || !isList(named) || named.nameFrom === undefined) return [];
  const chosen = splitPath(named.nameFrom).flatMap((step, at, steps) =>
    step.startsWith('[?') ? [widenTarget(joinTokens(steps.slice(0, at)))] : [],
  );
  const sources = targetPaths(named.nameFrom, `${list}/[]/id`);
  return [...sources, ...chosen, ...nameSources(definition, widenTarget(named.nameFrom))];
});

const collected = (definition: Field, document: unknown, list: string): LookedUp => {
  const byId = new Map<string, TargetMember>();
  // Several lists are offered as one and may contain the same id: the id means the first.
  for (const target of targetMembers(valueTexts, definition, document, [list]))
    if (!byId.has(String(target.id))) byId.set(String(target.id), target);
  return { targets: [...byId.values()], byId };
};

const none: LookedUp = { targets: [], byId: new Map() };
