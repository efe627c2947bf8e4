import { valueTexts } from '@commissary/catalog';
import {
  type Field,
  fieldAt,
  type Id,
  isList,
  matches,
  memoByIdentity,
  namedTarget,
  type Reference,
  type TargetMember,
  targetMembers,
} from '@commissary/schema';

export interface ReferenceTarget {
  readonly id: Id;
  readonly name: string;
}

/**
 * The members that a reference may point at: computed once for each state of a document, because every row that takes
 * its name from another member calls this.
 */
export const targetsIn = (definition: Field, document: unknown, to: string): readonly TargetMember[] =>
  lookedUp(definition, document, to).targets;

/** The options of a reference in a form: the fixed options, then the members that fit and are visible to users. */
export const offeredTargets = (definition: Field, document: unknown, field: Reference): readonly ReferenceTarget[] => {
  const { filter: where, extraOptions: also } = field;
  const list = fieldAt(definition, namedTarget(field.to).path);
  const kept = list !== undefined && isList(list) ? list.internalIds.map(String) : [];
  const members = targetsIn(definition, document, field.to).filter(
    ({ id, member }) => (where === undefined || matches(where, member)) && !kept.includes(String(id)),
  );
  return [...also.map(({ value, label }) => ({ id: value, name: label })), ...members];
};

/** The name of the target, which the row takes over. */
export const borrowedName = (definition: Field, document: unknown, to: string, id: string): string | undefined =>
  lookedUp(definition, document, to).byId.get(id)?.name;

interface LookedUp {
  readonly targets: readonly TargetMember[];
  readonly byId: ReadonlyMap<string, TargetMember>;
}

const lookedUp = memoByIdentity((definition: Field, document: unknown, to: string): LookedUp => {
  if (typeof document !== 'object' || document === null || namedTarget(to).document !== undefined) return none;
  const byId = new Map<string, TargetMember>();
  // Several lists are offered as one and may contain the same id: the id means the first.
  for (const target of targetMembers(valueTexts, definition, document, to))
    if (!byId.has(String(target.id))) byId.set(String(target.id), target);
  return { targets: [...byId.values()], byId };
});

const none: LookedUp = { targets: [], byId: new Map() };
