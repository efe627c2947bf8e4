import type { DocumentKind } from '@commissary/catalog';
import { apply, type Change, diff, normalize } from '@commissary/document';
import { keepRestrictions, liftedRestrictions, mayRestrict } from '@commissary/schema';
import { definitions } from './definitions.ts';

/**
 * A list as it is stored, so that what is removed above or below it later changes nothing about what it says of
 * restrictions. A set that it empties it also empties of what stands for nothing: the level wants no restriction, and not
 * what is left of one. A set that a group narrows keeps it beside the others: locations are below the group.
 */
export const withRestrictions = (
  kind: DocumentKind,
  below: unknown,
  list: readonly Change[],
  level: 'group' | 'location',
): readonly Change[] => {
  const { field } = definitions[kind];
  if (!list.some(({ path }) => mayRestrict(field, path))) return list;
  const applied = apply(below, [...list]);
  if (applied === below) return list;
  const known = new Set(list.map(({ op, path }) => `${op} ${path}`));
  const lifted = liftedRestrictions(field, below, applied)
    .map((path): Change => ({ op: 'remove', path }))
    .filter(({ op, path }) => !known.has(`${op} ${path}`));
  const kept = level === 'group' ? keepRestrictions(field, below, applied) : applied;
  const narrowed = kept === applied ? [] : diff(applied, kept, { field });
  return lifted.length + narrowed.length === 0 ? list : normalize([...list, ...lifted, ...narrowed]);
};
