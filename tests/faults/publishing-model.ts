import { type Layers, nothing, type Path, paths, shown, type Values } from './only-this.ts';

/** What the model knows of a location. */
export interface Place {
  readonly id: string;
  readonly group: string;
  own: Values;
  live: Layers;
  /** What was pinned for later, and since when it is due. */
  waits: { workflowId: string; at: number; layers: Layers } | null;
  isFrozen: boolean;
}

/** A publish, a schedule or a rollback: what was live where it went live, before it did. */
export interface Made {
  readonly workflowId: string;
  readonly before: Map<Place, Layers>;
}

/** A company in memory: levels, locations, and all that was published. No pins, no versions, no numbers. */
export interface Model {
  base: Values;
  readonly groups: Map<string, Values>;
  readonly places: readonly Place[];
  readonly made: Made[];
}

export const savedAt = (model: Model, { group, own }: Place): Layers => ({
  base: model.base,
  group: model.groups.get(group) ?? nothing,
  own,
});

export const looksSame = (one: Layers, other: Layers): boolean =>
  paths.every(path => shown(one, path) === shown(other, path));

/** What goes live at a place, by a publish that is known or not. */
export const goesLive = (model: Model, place: Place, layers: Layers, workflowId: string): void => {
  let made = model.made.find(one => one.workflowId === workflowId);
  if (made === undefined) {
    made = { workflowId, before: new Map() };
    model.made.push(made);
  }
  made.before.set(place, place.live);
  place.live = layers;
};

/** What is due goes live, but where a place is frozen. */
export const passTo = (model: Model, now: number): void => {
  for (const place of model.places) {
    const { waits } = place;
    if (waits === null || place.isFrozen || waits.at > now) continue;
    place.waits = null;
    goesLive(model, place, waits.layers, waits.workflowId);
  }
};

/** The levels that a revert of some places discards, and those with unpublished changes that stay, by tenant. */
export const revertOf = (model: Model, companyId: string, selected: ReadonlySet<Place>) => {
  const levels = [
    ...['base' as const].map(level => ({ level, tenantId: companyId, users: model.places, saved: model.base })),
    ...[...model.groups].map(([tenantId, saved]) => ({
      ...{ level: 'group' as const, tenantId, saved },
      users: model.places.filter(({ group }) => group === tenantId),
    })),
    ...model.places.map(place => ({ level: 'own' as const, tenantId: place.id, users: [place], saved: place.own })),
  ];
  const discarded: { readonly level: 'base' | 'group' | 'own'; readonly tenantId: string; readonly to: Values }[] = [];
  const staying: string[] = [];
  for (const { level, tenantId, users, saved } of levels) {
    const chosen = users.filter(one => selected.has(one));
    const live = chosen.map(one => one.live[level]);
    const [first] = live;
    if (first === undefined || live.every(values => isSame(level, values, saved))) continue;
    if (chosen.length === users.length && live.every(values => isSame(level, values, first)))
      discarded.push({ level, tenantId, to: first });
    else staying.push(tenantId);
  }
  return { discarded, staying };
};

/** The company's document has every value; a list has those that it sets. */
const isSame = (level: 'base' | 'group' | 'own', one: Values, other: Values): boolean => {
  const at = (values: Values, path: Path): unknown =>
    level === 'base' ? shown({ base: values, group: nothing, own: nothing }, path) : values.get(path);
  return paths.every(path => at(one, path) === at(other, path));
};
