import { type Field, type Id, targetMembers, targetOf } from '@commissary/schema';

export interface Target {
  readonly id: Id;
  readonly name: string;
}

/** What a reference may point at: looked up once for each state of a document, because every row that borrows a name asks. */
export const targetsIn = (definition: Field, document: unknown, to: string): readonly Target[] =>
  lookedUp(definition, document, to).targets;

/** The name that the row of a target lends. */
export const lentName = (definition: Field, document: unknown, to: string, id: string): string | undefined =>
  lookedUp(definition, document, to).byId.get(id)?.name;

interface LookedUp {
  readonly targets: readonly Target[];
  readonly byId: ReadonlyMap<string, Target>;
}

const lookedUp = (definition: Field, document: unknown, to: string): LookedUp => {
  if (typeof document !== 'object' || document === null || targetOf(to).document !== undefined) return none;
  const ofDocument = found.get(document) ?? new Map<string, LookedUp>();
  found.set(document, ofDocument);
  const known = ofDocument.get(to);
  if (known !== undefined) return known;
  const byId = new Map<string, Target>();
  // Lists of several members are offered as one, and may use an id twice: the first one is what the id means.
  for (const target of targetMembers(definition, document, to))
    if (!byId.has(String(target.id))) byId.set(String(target.id), target);
  const result = { targets: [...byId.values()], byId };
  ofDocument.set(to, result);
  return result;
};

const none: LookedUp = { targets: [], byId: new Map() };
const found = new WeakMap<object, Map<string, LookedUp>>();
