import type { Check, Field } from './field.ts';

const compiled = new WeakMap<Field, Check>();

/** The check of a field, compiled once a field object: fields are module constants. */
export const checkOf = (field: Field): Check => {
  const known = compiled.get(field);
  if (known !== undefined) return known;
  const check = claiming(field, sparing(field, field.kind.check(field)));
  compiled.set(field, check);
  return check;
};

const sparing = (field: Field, check: Check): Check =>
  field.nullable ? (value, at) => (value === null ? undefined : check(value, at)) : check;

const claiming = (field: Field, check: Check): Check => {
  const space = field.unique;
  if (space === undefined) return check;
  return (value, at) => {
    check(value, at);
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : '';
    if (text !== '') at.claim(space, text);
  };
};
