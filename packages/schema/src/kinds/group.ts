import {
  type Check,
  type Each,
  type Field,
  jsonSchema,
  type Kind,
  type Layout,
  type Meta,
  make,
  type Rule,
  type ValidationContext,
  validatorOf,
  type WholeDocumentRule,
} from '../field/index.ts';
import { isKeyToken, keyToken, splitPath, tokenKey } from '../path/index.ts';
import { isRecord, memoByIdentity, own } from '../value/index.ts';

export type Shape = Readonly<Record<string, Field>>;
type Flat<T> = { [K in keyof T]: T[K] };

/** The value of a shape: optional fields are optional properties. */
export type ShapeValue<S extends Shape> = Flat<
  { -readonly [K in keyof S as S[K] extends { optional: true } ? never : K]: S[K]['T'] } & {
    -readonly [K in keyof S as S[K] extends { optional: true } ? K : never]?: S[K]['T'];
  }
>;

export interface Group<out T> extends Field<T> {
  readonly kind: Kind<'group' | 'union', Group<unknown>>;
  readonly shape: Shape;
  readonly rules: readonly Rule<never>[];
  /** The rules of a whole document, on the group that is the document. */
  readonly documentRules: readonly WholeDocumentRule[];
  /** How a form arranges the fields; unnamed fields follow in the order of the shape. */
  readonly layout: Layout;
  /**
   * Keys that only a published or answered form has: computed from others or kept elsewhere, never stored, and ignored in
   * a save.
   */
  readonly computedKeys?: readonly string[];
  /**
   * The key of the instant from which the group counts for nothing, as if it were absent; while it is null, the group
   * counts until somebody removes it.
   */
  readonly endsAt?: string;
}

export const group = <S extends Shape>(
  meta: Meta & Partial<Pick<Group<unknown>, 'layout' | 'documentRules' | 'computedKeys' | 'endsAt'>>,
  shape: S,
  rules: readonly Rule<ShapeValue<S>>[] = [],
): Group<ShapeValue<S>> =>
  make<Group<ShapeValue<S>>>({ layout: [], documentRules: [], ...meta, kind: groupKind, shape, rules });

/** Narrows to a group or a union, for the traversals that need its shape or layout. */
export const isGroup = (field: Field): field is Group<unknown> =>
  field.kind.name === 'group' || field.kind.name === 'union';

/** Whether a field is a group that ends by itself. */
export const endsByItself = (field: Field): field is Group<unknown> & { readonly endsAt: string } =>
  isGroup(field) && field.endsAt !== undefined;

/** Whether a value of such a group still counts at an instant, in epoch milliseconds. */
export const stillCounts = (field: Field, value: unknown, now: number): boolean => {
  if (value === undefined) return false;
  const end = endsByItself(field) ? own(value, field.endsAt) : undefined;
  return typeof end !== 'number' || end > now;
};

const groupKind: Kind<'group', Group<unknown>> = {
  name: 'group',
  keying: 'group',
  initial: field => {
    const value: Record<string, unknown> = {};
    for (const [key, child] of Object.entries(field.shape)) if (!child.optional) value[key] = child.kind.initial(child);
    return value;
  },
  json: field => ({
    type: 'object',
    properties: Object.fromEntries(Object.entries(field.shape).map(([key, child]) => [key, jsonSchema(child)])),
    required: Object.keys(field.shape).filter(key => !field.shape[key]?.optional),
    additionalProperties: false,
  }),
  format: (field, value, texts) => {
    if (!isRecord(value)) return field.label;
    const end = field.endsAt === undefined ? undefined : value[field.endsAt];
    if (end === null) return texts.untilRemoved;
    if (typeof end === 'number') return texts.until(texts.instant(end));
    const parts = Object.entries(field.shape).filter(([key]) => value[key] !== undefined);
    return texts.listed(
      parts.map(([key, child]) => texts.labeled(child.label, child.kind.format(child, value[key], texts))),
    );
  },
  children: field => Object.entries(field.shape).map(([key, child]) => [keyToken(key), child] as const),
  child: (field, token) => {
    const key = tokenKey(token);
    return isKeyToken(token) && Object.hasOwn(field.shape, key) ? field.shape[key] : undefined;
  },
  map: (field, value, each) => (isRecord(value) ? mapShape(field.shape, value, each) : value),
  rules: field => (value, at) => {
    if (isRecord(value)) for (const rule of field.rules) checkRule(rule, value, at);
  },
  check: field => {
    const children = Object.entries(field.shape).map(
      ([key, child]): CheckedChild => ({
        ...{ key, token: keyToken(key), child, check: undefined },
      }),
    );
    const rules = groupKind.rules?.(field);
    return (value, at) => {
      if (!isRecord(value)) return at.report('type');
      const before = at.count;
      let known = 0;
      for (const one of children) {
        const { key, token, child } = one;
        const isThere = Object.hasOwn(value, key);
        if (isThere) known += 1;
        const inner = isThere ? value[key] : undefined;
        if (inner === undefined && child.optional) continue;
        at.path.push(token);
        if (inner === undefined) at.report('missing');
        else {
          one.check ??= validatorOf(child);
          one.check(inner, at);
        }
        at.path.pop();
      }
      const keys = Object.keys(value);
      if (keys.length > known) for (const key of keys) if (!Object.hasOwn(field.shape, key)) reportIn(at, key);
      // A rule may rely on the types of the values it reads, so it runs only where they are valid.
      if (at.count === before) rules?.(value, at);
    };
  },
};

/** A child of a group, with its check once a value of it was checked: a definition may contain itself. */
interface CheckedChild {
  readonly key: string;
  readonly token: string;
  readonly child: Field;
  check: Check | undefined;
}

const reportIn = (at: ValidationContext, key: string): void => {
  at.path.push(keyToken(key));
  at.report('unknown-field');
  at.path.pop();
};

const checkRule = (rule: Rule<never>, value: unknown, at: ValidationContext): void => {
  if (rule.holds(value as never)) return;
  const inside = splitPath(rule.at === undefined ? '' : `/${rule.at}`);
  at.path.push(...inside);
  at.report('rule', undefined, rule.code);
  at.path.length -= inside.length;
};

/** Its fields with their tokens, made once: documents of thousands of members are mapped at once. */
const entriesOf = memoByIdentity((shape: Shape) =>
  Object.entries(shape).map(([key, child]) => ({ key, child, token: keyToken(key) })),
);

const mapShape = (shape: Shape, value: Readonly<Record<string, unknown>>, each: Each): unknown => {
  let next: Record<string, unknown> | undefined;
  for (const { key, child, token } of entriesOf(shape)) {
    const before = Object.hasOwn(value, key) ? value[key] : undefined;
    const after = each(child, before, token);
    if (after === before) continue;
    next ??= { ...value };
    if (after === undefined) delete next[key];
    else next[key] = after;
  }
  return next ?? value;
};
