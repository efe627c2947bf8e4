import { memoByIdentity } from '../value/index.ts';
import type { Check, Field } from './field.ts';

/** The validator of a field, compiled once per field object: fields are module constants. */
export const validatorOf = memoByIdentity(
  (field: Field): Check => withUniqueValues(field, withoutUnchanged(field, field.kind.check(field))),
);

const withoutUnchanged = (field: Field, check: Check): Check =>
  field.nullable ? (value, at) => (value === null ? undefined : check(value, at)) : check;

const withUniqueValues = (field: Field, check: Check): Check => {
  const space = field.unique;
  if (space === undefined) return check;
  return (value, at) => {
    check(value, at);
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : '';
    if (text !== '') at.reportUnique(space, text);
  };
};
