import {
  type Field,
  fieldAt,
  type Id,
  isList,
  matches,
  namedTarget,
  type Reference,
  type TargetMember,
  targetMembers,
} from '@commissary/schema';

export interface ReferenceTarget {
  readonly id: Id;
  readonly name: string;
}

/** What a reference may point at: looked up once for each state of a document, because every row that borrows a name asks. */
export const targetsIn = (definition: Field, document: unknown, to: string): readonly TargetMember[] =>
  lookedUp(definition, document, to).targets;

/** What a form offers for a reference: what is always there, then the members that fit and that people know. */
export const offeredTargets = (definition: Field, document: unknown, field: Reference): readonly ReferenceTarget[] => {
  const { filter: where, extraOptions: also } = field;
  const list = fieldAt(definition, namedTarget(field.to).path);
  const kept = list !== undefined && isList(list) ? list.internalIds.map(String) : [];
  const members = targetsIn(definition, document, field.to).filter(
    ({ id, member }) => (where === undefined || matches(where, member)) && !kept.includes(String(id)),
  );
  return [...also.map(({ value, label }) => ({ id: value, name: label })), ...members];
};

/** The name that the row of a target lends. */
export const borrowedName = (definition: Field, document: unknown, to: string, id: string): string | undefined =>
  lookedUp(definition, document, to).byId.get(id)?.name;

interface LookedUp {
  readonly targets: readonly TargetMember[];
  readonly byId: ReadonlyMap<string, TargetMember>;
}

const lookedUp = (definition: Field, document: unknown, to: string): LookedUp => {
  if (typeof document !== 'object' || document === null || namedTarget(to).document !== undefined) return none;
  const ofDocument = found.get(document) ?? new Map<string, LookedUp>();
  found.set(document, ofDocument);
  const known = ofDocument.get(to);
  if (known !== undefined) return known;
  const byId = new Map<string, TargetMember>();
  // Lists of several members are offered as one, and may use an id twice: the first one is what the id means.
  for (const target of targetMembers(definition, document, to))
    if (!byId.has(String(target.id))) byId.set(String(target.id), target);
  const result = { targets: [...byId.values()], byId };
  ofDocument.set(to, result);
  return result;
};

const none: LookedUp = { targets: [], byId: new Map() };
const found = new WeakMap<object, Map<string, LookedUp>>();
