import { type Field, jsonSchema, type Kind, type Meta, make, validatorOf } from '../field/index.ts';
import { isKeyToken, keyToken } from '../path/index.ts';
import { isRecord } from '../value/index.ts';
import { isId } from './id.ts';

/** An object whose keys are ids and whose values all have one field; the order of keys does not matter. */
export interface MapField<out T> extends Field<Record<string, T>> {
  readonly kind: Kind<'map', MapField<unknown>>;
  readonly item: Field<T>;
  readonly max: number;
}

export const map = <T>(meta: Meta & { max?: number }, item: Field<T>): MapField<T> =>
  make<MapField<T>>({ max: 1000, ...meta, kind: mapKind, item });

const mapKind: Kind<'map', MapField<unknown>> = {
  name: 'map',
  keying: 'group',
  initial: () => ({}),
  json: field => ({ type: 'object', maxProperties: field.max, additionalProperties: jsonSchema(field.item) }),
  format: (field, value, texts) => {
    const entries = isRecord(value) ? Object.entries(value) : [];
    return entries.length === 0
      ? texts.none
      : texts.listed(
          entries.map(([key, entry]) => texts.labeled(key, field.item.kind.format(field.item, entry, texts))),
        );
  },
  children: field => [['*', field.item]],
  child: (field, token) => (isKeyToken(token) ? field.item : undefined),
  map: (field, value, each) => {
    if (!isRecord(value)) return value;
    let next: Record<string, unknown> | undefined;
    for (const [key, before] of Object.entries(value)) {
      const after = each(field.item, before, keyToken(key));
      if (after === before) continue;
      next ??= { ...value };
      if (after === undefined) delete next[key];
      else next[key] = after;
    }
    return next ?? value;
  },
  check: field => (value, at) => {
    if (!isRecord(value)) return at.report('type');
    const entries = Object.entries(value);
    if (entries.length > field.max) at.report('too-many', { max: field.max });
    for (const [key, entry] of entries) {
      at.path.push(keyToken(key));
      if (isId(key)) validatorOf(field.item)(entry, at);
      else at.report('bad-id');
      at.path.pop();
    }
  },
};
