import { complete } from '../computed/index.ts';
import { createFieldPredicate, type Field } from '../field/index.ts';
import { isList, isSecret } from '../kinds/index.ts';
import { createMemberLookup } from '../permissions/index.ts';

/**
 * Returns a value as a file may contain it: secrets are left out, set or not, and a list marked `exported: 'empty'` has
 * no members. The same object when nothing is removed.
 */
export const toExport = (field: Field, value: unknown): unknown => {
  if (value === undefined || isSecret(field)) return undefined;
  if (isEmptied(field)) return [];
  if (!holdsBack(field)) return value;
  return field.kind.map?.(field, value, toExport) ?? value;
};

/**
 * Returns the current value with the values of a file merged in: `received(f, here, exported(f, here))` equals `here`.
 * Values that no file contains stay as they are, whatever the file says; so does a field that the file lacks, unless it
 * is optional. Members are matched by id; new ones are completed.
 */
export const mergeImport = (field: Field, here: unknown, file: unknown): unknown => {
  if (isHeldBack(field)) return here;
  // The author of the file may have had no permission to see the field.
  if (file === undefined) return field.optional && field.read === undefined ? undefined : here;
  if (here === undefined || here === null) return complete(field, toExport(field, file));
  const find = createMemberLookup(here);
  return field.kind.map?.(field, file, (child, inner, token) => mergeImport(child, find(token), inner)) ?? file;
};

const isEmptied = (field: Field): boolean => isList(field) && field.exported === 'empty';
const isHeldBack = (field: Field): boolean => isSecret(field) || isEmptied(field);
const holdsBack = createFieldPredicate(isHeldBack);
