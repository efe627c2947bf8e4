import { type Field, fieldsTo, type Meta, walk } from '../field/index.ts';
import { isList } from '../kinds/index.ts';
import { joinTokens, splitPath } from '../path/index.ts';
import { equal, memoByIdentity } from '../value/index.ts';

/** Whether the company's document is edited, or an override of a group or location. */
export type EditLevel = 'base' | 'override';

/**
 * One change, as far as permissions need it. `before` is the value at the path in the changed document; where it or
 * `value` is not given, every possible value there counts as touched.
 */
export interface Touch {
  readonly op: 'set' | 'unset' | 'add' | 'remove' | 'move' | 'reset';
  readonly path: string;
  readonly value?: unknown;
  readonly before?: unknown;
}

/**
 * Returns the permissions that a change requires: those of every field on the path, of the field itself, and of every
 * field inside that the change touches; a field with `resetsInheritedPermissions` replaces those on the path to it. A
 * new subtree touches its differences from the initial values. For a user with the permissions of `holds`, a field with
 * an alternative permission requires that one if it is held. `isLocal` tells of the path of a member whether the edited
 * location's own list added it. `undefined`: no such field.
 */
export const permissionsOf = (
  field: Field,
  touch: Touch,
  level: EditLevel,
  holds: (permission: string) => boolean = () => false,
  isLocal: (path: string) => boolean = () => false,
): readonly string[] | undefined => {
  const passed = fieldsTo(field, touch.path);
  const target = passed?.at(-1);
  if (passed === undefined || target === undefined) return undefined;
  const local = localPermission(passed, touch.path, isLocal);
  if (local !== undefined && holds(local)) return [local];
  const rights = new Set<string>();
  const asking: PermissionQuery = { level, holds, rights };
  for (const one of passed) {
    if (one.resetsInheritedPermissions || alternativeOf(one, asking) !== undefined) rights.clear();
    addPermission(one, asking);
  }
  if (touch.op === 'move') return [...rights];
  const added = touch.op === 'add' || touch.op === 'set';
  const known = added ? touch.op === 'add' || touch.before !== undefined : touch.before !== undefined;
  if (!known || (added && touch.value === undefined))
    for (const guard of guardsInside(target)) addPermission(guard, asking);
  else collect(target, touch.before, added ? touch.value : undefined, asking);
  return [...rights];
};

/** Returns the permission of a field itself at a level, without inherited ones. */
export const ownPermission = (field: Guard, level: EditLevel): string | undefined =>
  level === 'override' ? (field.overridePermission ?? field.permission) : field.permission;

/** The properties of a field that determine who may change it. */
type Guard = Pick<
  Meta,
  'permission' | 'overridePermission' | 'alternativePermission' | 'alternativeOverridePermission'
>;

/** The permission that is enough inside a member that the edited location's own list added. */
const localPermission = (
  passed: readonly Field[],
  path: string,
  isLocal: (path: string) => boolean,
): string | undefined => {
  const tokens = splitPath(path);
  for (const [depth, list] of passed.entries())
    if (isList(list) && list.localPermission !== undefined && depth < tokens.length)
      if (isLocal(joinTokens(tokens.slice(0, depth + 1)))) return list.localPermission;
  return undefined;
};

/** Returns every permission that a field itself names, for a change at any level. */
export const namedPermissions = (field: Field): readonly string[] => {
  const named = [
    ...[field.permission, field.overridePermission, field.alternativePermission, field.alternativeOverridePermission],
    isList(field) ? field.localPermission : undefined,
  ];
  return named.filter(name => name !== undefined);
};

/** The user's permissions, the level, and the permissions collected so far. */
interface PermissionQuery {
  readonly level: EditLevel;
  readonly holds: (permission: string) => boolean;
  readonly rights: Set<string>;
}

/** The alternative permission of a field that the user holds. */
const alternativeOf = (guard: Guard, { level, holds }: PermissionQuery): string | undefined =>
  [guard.alternativePermission, level === 'override' ? guard.alternativeOverridePermission : undefined].find(
    one => one !== undefined && holds(one),
  );

const permissionOf = (guard: Guard, asking: PermissionQuery): string | undefined =>
  alternativeOf(guard, asking) ?? ownPermission(guard, asking.level);

const addPermission = (guard: Guard, asking: PermissionQuery): void => {
  const right = permissionOf(guard, asking);
  if (right !== undefined) asking.rights.add(right);
};

/** The distinct guards of a field and all fields inside it; computed once per field object. */
const guardsInside = memoByIdentity((field: Field): readonly Guard[] => {
  const guards = new Map<string, Guard>();
  walk(field, inner => {
    const { permission, overridePermission, alternativePermission, alternativeOverridePermission } = inner;
    const said = [permission, overridePermission, alternativePermission, alternativeOverridePermission];
    if (said.some(right => right !== undefined)) guards.set(said.join(), inner);
  });
  return [...guards.values()];
});

const collect = (field: Field, before: unknown, after: unknown, asking: PermissionQuery): void => {
  // If nothing inside can add a permission, the value is not walked: a department of five thousand items has one
  // permission.
  const isKnown = (right: string | undefined) => right === undefined || asking.rights.has(right);
  if (guardsInside(field).every(guard => isKnown(permissionOf(guard, asking))) || equal(before, after)) return;
  if (before === undefined && !field.optional && equal(after, field.kind.initial(field))) return;
  addPermission(field, asking);
  for (const [, { child, before: was, after: is }] of childrenOf(field, before, after)) collect(child, was, is, asking);
};

type Pair = { child: Field; before: unknown; after: unknown };

const childrenOf = (field: Field, before: unknown, after: unknown): Map<string, Pair> => {
  const pairs = new Map<string, Pair>();
  field.kind.map?.(field, before, (child, value, token) => {
    pairs.set(token, { child, before: value, after: undefined });
    return value;
  });
  field.kind.map?.(field, after, (child, value, token) => {
    pairs.set(token, { child, before: pairs.get(token)?.before, after: value });
    return value;
  });
  return pairs;
};
