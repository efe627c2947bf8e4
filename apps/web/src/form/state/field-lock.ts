import { permissionLabel } from '@commissary/catalog';
import {
  conditionPaths,
  fieldAt,
  fieldsTo,
  groupAround,
  joinPath,
  matches,
  memberToken,
  permissionsOf,
  type Touch,
  valueAt,
} from '@commissary/schema';
import { type LoadedSnapshot, parentOf } from '../../snapshot/index.ts';

/** Why a value cannot be edited here. */
export type FieldLock =
  /** The missing permission, by its label. */
  | { readonly why: 'right'; readonly needs: string }
  /** Another field of the same group decides: `because` is its label. */
  | { readonly why: 'follows'; readonly because: string }
  /** The company has no value; groups and locations have. */
  | { readonly why: 'below' }
  /** One of several is on: turning on another one turns this one off. */
  | { readonly why: 'exclusive' }
  /** Written by the product, never by hand. */
  | { readonly why: 'kept' };

/** Why the user may not set the value at a path, or `undefined`. */
export const fieldLockAt = (opened: LoadedSnapshot, value: unknown, path: string): FieldLock | undefined => {
  const passed = fieldsTo(opened.definition, path);
  const target = passed?.at(-1);
  if (passed === undefined || target === undefined || passed.some(field => field.systemManaged)) return { why: 'kept' };
  if (opened.level === 'company' && passed.some(({ overrideOnly }) => overrideOnly)) return { why: 'below' };
  const needs = missingPermission(opened, { op: 'set', path });
  if (needs !== undefined) return { why: 'right', needs };
  const parent = groupAround(path);
  if (target.exclusiveWith?.includes('/[?') && valueAt(value, path) === true) return { why: 'exclusive' };
  const condition = [...(target.forced?.when ?? []), ...(target.readOnlyWhen ? [target.readOnlyWhen] : [])].find(one =>
    matches(one, value, parent),
  );
  if (condition === undefined) return undefined;
  const [decides = path] = conditionPaths(condition, parent);
  return { why: 'follows', because: fieldAt(opened.definition, decides)?.label ?? decides };
};

/** The label of the first permission that the action needs and the user lacks for this tenant. */
export const missingPermission = (opened: LoadedSnapshot, touch: Touch): string | undefined => {
  const level = opened.level === 'company' ? 'base' : 'override';
  const holds = (name: string) => opened.permissions.has(name);
  const isLocal = (path: string) => opened.level === 'location' && valueAt(parentOf(opened), path) === undefined;
  const missingFor = (one: Touch): string | undefined =>
    permissionsOf(opened.definition, one, level, holds, isLocal)?.find(name => !holds(name));
  // A user with the permissions for everything at or below the path needs no check of the values.
  const missing = missingFor({ op: touch.op, path: touch.path }) && missingFor(touch);
  return missing === undefined ? undefined : permissionLabel(missing);
};

/** The label of the first permission that adding a member to a list needs and the user lacks. */
export const missingToAdd = (opened: LoadedSnapshot, list: string): string | undefined =>
  missingPermission(opened, { op: 'add', path: joinPath(list, memberToken('new')) });
