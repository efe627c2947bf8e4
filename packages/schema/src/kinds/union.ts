import {
  createFieldPredicate,
  type Each,
  type Field,
  jsonSchema,
  type Kind,
  type Meta,
  make,
  optional,
  validatorOf,
} from '../field/index.ts';
import { isKeyToken, keyToken, tokenKey } from '../path/index.ts';
import { isRecord, memoByIdentity, own } from '../value/index.ts';
import { choice } from './choice.ts';
import type { Group } from './group.ts';

/**
 * A group with one of several shapes: its discriminator names the active case, and each case that was ever filled in is
 * stored under its own key, so that switching back restores its values. Only the active case is validated, counted and
 * published. Changes address its values as those of any group.
 */
export interface Union<out T> extends Group<T> {
  /** The key of the field that names the active case; its options are the keys of the cases. */
  readonly discriminator: string;
  readonly cases: Cases;
  /** The active case of a new value. */
  readonly initialCase: string;
}

type Cases = Readonly<Record<string, Group<unknown>>>;
type Flat<T> = { [K in keyof T]: T[K] };

/** The value of a union: the active case is present, the others may be. */
type UnionValue<D extends string, C extends Cases> = {
  [K in keyof C & string]: Flat<
    Record<D, K> & { [J in K]: C[J]['T'] } & { [J in Exclude<keyof C & string, K>]?: C[J]['T'] }
  >;
}[keyof C & string];

/** Returns a union. The label of a case is that of its option; the discriminator has the union's own label and help. */
export const union = <D extends string, C extends Cases>(
  meta: Meta,
  of: { readonly discriminator: D; readonly cases: C; readonly initial: keyof C & string },
): Union<UnionValue<D, C>> => {
  const { discriminator, cases, initial } = of;
  const [first, ...others] = Object.entries(cases).map(([value, { label }]) => ({ value, label }));
  if (first === undefined || Object.hasOwn(cases, discriminator))
    throw new Error(`A union needs cases, and none with the key of its discriminator: ${discriminator}`);
  const { label, help } = meta;
  const shape: Record<string, Field> = {
    [discriminator]: choice({
      label,
      ...(help !== undefined && { help }),
      omitFromPath: true,
      options: [first, ...others],
      initial,
    }),
  };
  for (const [key, inside] of Object.entries(cases))
    shape[key] = optional({ ...inside, visibleWhen: { path: discriminator, equals: key } });
  return make<Union<UnionValue<D, C>>>({
    layout: [],
    documentRules: [],
    rules: [],
    ...meta,
    kind: unionKind,
    shape,
    discriminator,
    cases,
    initialCase: initial,
  });
};

/** Narrows to a union, for traversals that leave out inactive cases. */
export const isUnion = (field: Field): field is Union<unknown> => field.kind === unionKind;

/** Returns the key of the active case of a union's value; undefined where the value names none of them. */
export const activeCase = (field: Union<unknown>, value: unknown): string | undefined => {
  const key = own(value, field.discriminator);
  return typeof key === 'string' && Object.hasOwn(field.cases, key) ? key : undefined;
};

/** Returns the keys of the cases that have values and are not active. */
export const inactiveCases = (field: Union<unknown>, value: unknown): readonly string[] => {
  const active = activeCase(field, value);
  return Object.keys(field.cases).filter(key => key !== active && own(value, key) !== undefined);
};

/**
 * Returns the value without the values of inactive cases: what counts, and what terminals get. The same object when
 * there are none. Kept by identity: it is asked for the same document again.
 */
export const published = (field: Field, value: unknown): unknown =>
  containsUnion(field) ? strip(field, value) : value;

const strip: (field: Field, value: unknown) => unknown = memoByIdentity((field: Field, value: unknown): unknown => {
  if (value === undefined || !containsUnion(field)) return value;
  const stale = new Set(isUnion(field) ? inactiveCases(field, value).map(keyToken) : []);
  const inside: Each = (child, inner, token) => (stale.has(token) ? undefined : strip(child, inner));
  return field.kind.map?.(field, value, inside) ?? value;
});

const containsUnion = createFieldPredicate(isUnion);

const unionKind: Kind<'union', Union<unknown>> = {
  name: 'union',
  keying: 'group',
  initial: field => {
    const { discriminator, initialCase, cases } = field;
    const shape = cases[initialCase];
    return { [discriminator]: initialCase, ...(shape && { [initialCase]: shape.kind.initial(shape) }) };
  },
  // The values of inactive cases may be anything: only the active one is validated.
  json: field => ({
    type: 'object',
    oneOf: Object.entries(field.cases).map(([key, shape]) => ({
      properties: {
        ...Object.fromEntries(Object.keys(field.cases).map(other => [other, true])),
        [field.discriminator]: { const: key, title: shape.label },
        [key]: jsonSchema(shape),
      },
      required: [field.discriminator, key],
      additionalProperties: false,
    })),
  }),
  format: (field, value, texts) => {
    const active = activeCase(field, value);
    const shape = active === undefined ? undefined : field.cases[active];
    if (active === undefined || shape === undefined) return texts.notSet;
    const inside = shape.kind.format(shape, own(value, active), texts);
    return inside === '' || inside === shape.label ? shape.label : texts.labeled(shape.label, inside);
  },
  children: field => Object.entries(field.shape).map(([key, child]) => [keyToken(key), child] as const),
  child: (field, token) => {
    const key = tokenKey(token);
    return isKeyToken(token) && Object.hasOwn(field.shape, key) ? field.shape[key] : undefined;
  },
  // The active case is passed as required, so that whatever completes a value fills it in.
  map: (field, value, each) => {
    if (!isRecord(value)) return value;
    const active = activeCase(field, value);
    let next: Record<string, unknown> | undefined;
    for (const [key, child] of Object.entries(field.shape)) {
      const before = own(value, key);
      const after = each((key === active && field.cases[key]) || child, before, keyToken(key));
      if (after === before) continue;
      next ??= { ...value };
      if (after === undefined) delete next[key];
      else next[key] = after;
    }
    return next ?? value;
  },
  check: field => (value, at) => {
    if (!isRecord(value)) return at.report('type');
    const active = activeCase(field, value);
    for (const key of new Set([field.discriminator, ...(active === undefined ? [] : [active])])) {
      const child = field.shape[key];
      const inner = own(value, key);
      at.path.push(keyToken(key));
      if (inner === undefined) at.report('missing');
      else if (child !== undefined) validatorOf(child)(inner, at);
      at.path.pop();
    }
    for (const key of Object.keys(value)) {
      if (Object.hasOwn(field.shape, key)) continue;
      at.path.push(keyToken(key));
      at.report('unknown-field');
      at.path.pop();
    }
  },
};
