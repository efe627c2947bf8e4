import { permissionLabel } from '@commissary/catalog';
import { conditionPaths, fieldAt, fieldsTo, groupAround, matches, permissionsOf, type Touch } from '@commissary/schema';
import type { LoadedSnapshot } from '../../snapshot/index.ts';

/** Why a value cannot be edited here. */
export type FieldLock =
  /** The missing permission, by its label. */
  | { readonly why: 'right'; readonly needs: string }
  /** Another field of the same group decides: `because` is its label. */
  | { readonly why: 'follows'; readonly because: string }
  /** Written by the product, never by hand. */
  | { readonly why: 'kept' };

/** Why the user may not set the value at a path, or `undefined`. */
export const fieldLockAt = (opened: LoadedSnapshot, value: unknown, path: string): FieldLock | undefined => {
  const passed = fieldsTo(opened.definition, path);
  const target = passed?.at(-1);
  if (passed === undefined || target === undefined || passed.some(field => field.systemManaged)) return { why: 'kept' };
  const needs = missingPermission(opened, { op: 'set', path });
  if (needs !== undefined) return { why: 'right', needs };
  const around = groupAround(path);
  const condition = [...(target.forced?.when ?? []), ...(target.readOnlyWhen ? [target.readOnlyWhen] : [])].find(one =>
    matches(one, value, around),
  );
  if (condition === undefined) return undefined;
  const [decides = path] = conditionPaths(condition, around);
  return { why: 'follows', because: fieldAt(opened.definition, decides)?.label ?? decides };
};

/** The label of the first permission that the action needs and the user lacks for this tenant. */
export const missingPermission = (opened: LoadedSnapshot, touch: Touch): string | undefined => {
  const level = opened.level === 'company' ? 'base' : 'override';
  const holds = (name: string) => opened.permissions.has(name);
  const missingFor = (one: Touch): string | undefined =>
    permissionsOf(opened.definition, one, level, holds)?.find(name => !holds(name));
  // A user with the permissions for everything at or below the path needs no check of the values.
  const missing = missingFor({ op: touch.op, path: touch.path }) && missingFor(touch);
  return missing === undefined ? undefined : permissionLabel(missing);
};
