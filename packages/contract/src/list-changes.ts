/**
 * What moved in a list since it was last sent. Positions of `removed` are those of the list before, all others those of
 * the list after. A path of `changed` begins with the position of the member.
 */
export interface ListChanges {
  readonly removed: readonly number[];
  /** In ascending order; a member that has another place is removed and added. */
  readonly added: readonly (readonly [position: number, member: unknown])[];
  readonly changed: readonly (readonly [path: readonly [position: number, ...names: string[]], value: unknown])[];
}

/**
 * Compares two lists whose members are identified by the value at `memberId`, a path of names. Values are JSON; an object
 * that lost a name and an array that differs are sent whole. Null: the lists are equal.
 */
export const listChanges = (
  before: readonly unknown[],
  after: readonly unknown[],
  memberId: readonly string[],
): ListChanges | null => {
  const positions = new Map(before.map((member, position) => [valueAt(member, memberId), position]));
  const added: [number, unknown][] = [];
  const changed: ListChanges['changed'][number][] = [];
  const kept = new Set<number>();
  let last = -1;
  for (const [position, member] of after.entries()) {
    const previous = positions.get(valueAt(member, memberId));
    if (previous === undefined || previous <= last) added.push([position, member]);
    else {
      last = previous;
      kept.add(previous);
      collectChanges(before[previous], member, [position], changed);
    }
  }
  const removed = [...before.keys()].filter(position => !kept.has(position));
  return removed.length + added.length + changed.length === 0 ? null : { removed, added, changed };
};

type Path = ListChanges['changed'][number][0];

const collectChanges = (
  before: unknown,
  after: unknown,
  path: Path,
  changed: ListChanges['changed'][number][],
): void => {
  if (before === after) return;
  if (!isObject(before) || !isObject(after) || Object.keys(before).some(name => !Object.hasOwn(after, name))) {
    if (JSON.stringify(before) !== JSON.stringify(after)) changed.push([path, after]);
    return;
  }
  for (const [name, value] of Object.entries(after))
    if (value !== before[name]) collectChanges(before[name], value, [...path, name], changed);
};

/** The list after the changes. Parts that did not change are the same objects. */
export const withListChanges = (
  list: readonly unknown[],
  { removed, added, changed }: ListChanges,
): readonly unknown[] => {
  const gone = new Set(removed);
  const next = list.filter((_, position) => !gone.has(position));
  for (const [position, member] of added) next.splice(position, 0, member);
  for (const [[position, ...names], value] of changed) next[position] = withValue(next[position], names, value);
  return next;
};

const withValue = (target: unknown, [name, ...rest]: readonly string[], value: unknown): unknown =>
  name === undefined
    ? value
    : { ...(target as object), [name]: withValue(isObject(target) ? target[name] : undefined, rest, value) };

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((parent, name) => (isObject(parent) ? parent[name] : undefined), value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
