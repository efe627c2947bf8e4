import {
  type Field,
  group,
  type Id,
  idField,
  type List,
  list,
  type Rule,
  type Secret,
  type Shape,
  type ShapeValue,
} from '@commissary/schema';

/** A list of a record, with the fields of its members. */
export interface Members<S extends Shape = Shape> extends List<ShapeValue<S> & { readonly id: Id }> {
  readonly members: S;
}

type Options = Parameters<typeof list>[0];

/**
 * A list of a record: what a user enters of each member, and what only answers say of it (`managed`), its id among that
 * where the server gives it one. Of others, the values named by `keyedBy` are the id.
 */
export const members = <const S extends Shape>(
  { member, ...meta }: Options & { readonly member: string },
  shape: S,
  rules: readonly Rule<ShapeValue<S>>[] = [],
): Members<S> => {
  // Members have an id beside these fields, which the compiler cannot add to a shape that it does not know.
  const item: Field = group({ label: member }, { id: idField(), ...shape }, rules as readonly Rule<unknown>[]);
  return { ...(list(meta, item as Field<{ id: Id }>) as Members<S>), members: shape };
};

/** A field that answers have and no call takes. */
export const managed = <F extends Field>(field: F): F & Managed => ({ ...field, systemManaged: true });

export interface Managed {
  readonly systemManaged: true;
}

export const isMembers = (field: Field): field is Members => 'members' in field;

/** What a call takes of a member. */
export const enteredShape = <S extends Shape>(shape: S): Entered<S> =>
  // The type knows the fields that are managed by their mark.
  Object.fromEntries(Object.entries(shape).filter(([, { systemManaged }]) => !systemManaged)) as Entered<S>;

/** The fields that a user enters of each member, by key: all but some that a form has controls of its own for. */
export const enteredKeys = (
  { members }: Pick<Members, 'members'>,
  without: readonly string[] = [],
): readonly string[] => Object.keys(enteredShape(members)).filter(key => !without.includes(key));

/** A value as calls take it: of members what a user enters, a new secret as text. */
export type CalledValue<F extends Field> = F extends { readonly members: infer S extends Shape }
  ? readonly CalledValues<Entered<S>>[]
  : F extends Secret
    ? string | null
    : F['T'];

/** The same as answers have it. */
export type AnsweredValue<F extends Field> = F extends { readonly members: infer S extends Shape }
  ? AnsweredValues<S>[]
  : F['T'];

export type CalledValues<S extends Shape> = Flat<Optional<S, { [K in keyof S]: CalledValue<S[K]> }>>;
export type AnsweredValues<S extends Shape> = Flat<Optional<S, { [K in keyof S]: AnsweredValue<S[K]> }>>;

/** Optional fields are optional properties. */
type Optional<S extends Shape, V extends Record<keyof S, unknown>> = {
  [K in keyof S as S[K] extends { optional: true } ? never : K]: V[K];
} & { [K in keyof S as S[K] extends { optional: true } ? K : never]?: V[K] | undefined };
type Flat<T> = { [K in keyof T]: T[K] };
type Entered<S extends Shape> = { readonly [K in keyof S as S[K] extends Managed ? never : K]: S[K] };
