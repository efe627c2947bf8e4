import { type Field, jsonSchema, type Kind, type Meta, make, validatorOf } from '../field/index.ts';
import { hasRestrictedFields } from './has-restricted-fields.ts';

/** An ordered array whose rows have no identity, so it is replaced whole. */
export interface ArrayField<out T> extends Field<T[]> {
  readonly kind: Kind<'array', ArrayField<unknown>>;
  readonly item: Field<T>;
  readonly max: number;
  /** A new row copies the last one, which is usually closer than the initial value. */
  readonly copyLastOnAdd?: true;
}

/** Throws on a row with hidden fields: rows have no identity, so a save could not keep their hidden values. */
export const array = <T>(meta: Meta & { max?: number; copyLastOnAdd?: true }, item: Field<T>): ArrayField<T> => {
  if (hasRestrictedFields(item)) throw new Error(`Rows cannot hide anything, so "${meta.label}" has to be a list.`);
  return make<ArrayField<T>>({ max: 500, ...meta, kind: arrayKind, item });
};

const arrayKind: Kind<'array', ArrayField<unknown>> = {
  name: 'array',
  keying: 'atomic',
  initial: () => [],
  json: field => ({ type: 'array', maxItems: field.max, items: jsonSchema(field.item) }),
  format: (field, value, texts) => {
    const count = Array.isArray(value) ? value.length : 0;
    return count === 0 ? texts.none : texts.memberCount(count, field.item.label, field.label);
  },
  children: field => [['*', field.item]],
  map: (field, value, each) => {
    if (!Array.isArray(value)) return value;
    const next = value.map((row, index) => each(field.item, row, String(index)));
    return next.every((row, index) => row === value[index]) ? value : next.filter(row => row !== undefined);
  },
  check: field => (value, at) => {
    if (!Array.isArray(value)) return at.report('type');
    if (value.length > field.max) at.report('too-many', { max: field.max });
    value.forEach((row, index) => {
      at.path.push(String(index));
      validatorOf(field.item)(row, at);
      at.path.pop();
    });
  },
};
