import { type AuditChange, type ColumnHeaders, type FileColumn, headerKey } from '@commissary/domain';
import {
  type Block,
  describeDocument,
  displayNameOf,
  type Field,
  fieldAt,
  type Group,
  group,
  type Issue,
  isList,
  isRecord,
  isReference,
  isSecret,
  isSet,
  keyToken,
  type List,
  own,
  type Rule,
  required,
  type Shape,
  type ShapeValue,
  splitPath,
} from '@commissary/schema';
import { recordTexts, valueTexts } from '../texts/index.ts';
import { type AnsweredValues, type CalledValues, enteredShape, isMembers } from './members.ts';

/**
 * What people enter about one kind of record. The schemas of its calls, the permission of each field, what the audit
 * says of a change, and its form are derived from it. The values are those of the calls: null is an empty value, and a
 * text that cannot be null is required.
 */
export interface RecordKind<S extends Shape = Shape> {
  /** The record inside a sentence, after "the": location. */
  readonly noun: string;
  readonly field: Group<ShapeValue<S>> & { readonly shape: S };
  /** What is still needed while the field of that key has no valid value, as the button of its form says it. */
  readonly needs: Readonly<Partial<Record<keyof S, string>>>;
  /** The same while the rule of that code does not hold, in place of what its field needs. */
  readonly ruleNeeds?: Readonly<Record<string, string>>;
  /** What files call the column of that field, beside its label. */
  readonly headers?: Readonly<Partial<Record<keyof S, ColumnHeaders>>>;
}

export type RecordValue<R extends RecordKind> = R['field']['T'];

/** The rule of a text that may not be empty: said beside the button of a form, never while somebody types. */
export const missingRule = 'missing';

export const recordKind = <const S extends Shape>(
  {
    noun,
    label,
    layout,
    needs,
    ...facts
  }: Pick<RecordKind<S>, 'noun' | 'needs' | 'ruleNeeds' | 'headers'> & { label: string; layout: readonly Block[] },
  shape: S,
  rules: readonly Rule<ShapeValue<S>>[] = [],
): RecordKind<S> => {
  const field = group({ label, layout }, shape, [...requiredTexts(shape), ...rules]);
  return { noun, field: { ...field, shape }, needs, ...facts };
};

/** The rules of the texts that cannot be null. */
const requiredTexts = (shape: Shape) =>
  Object.entries(shape).flatMap(([key, { kind, nullable }]) =>
    kind.name === 'text' && !nullable ? [required(key, missingRule)] : [],
  );

/** The keys of its fields, in their order. */
export const recordKeys = <R extends RecordKind>({ field }: R): readonly (keyof RecordValue<R> & string)[] =>
  // The keys of a value are those of its shape.
  Object.keys(field.shape) as (keyof RecordValue<R> & string)[];

/** A record whose values are made one by one. */
export const buildRecord = <S extends Shape>(
  shape: S,
  make: (field: Field, key: keyof S & string) => unknown,
): ShapeValue<S> => mapRecord(shape, make);

/** The record before anything is entered. */
export const emptyRecord = <R extends RecordKind>({ field }: R): RecordValue<R> =>
  mapRecord(field.shape, one => (one.nullable ? null : one.kind.initial(one)));

/** The values of a record in an answer, which has more than these. */
export const recordValueOf = <S extends Shape>({ field }: RecordKind<S>, answer: AnsweredValues<S>): ShapeValue<S> =>
  mapRecord(field.shape, (one, key) => answered(one, own(answer, key)));

const answered = (field: Field, value: unknown): unknown => {
  if (!isMembers(field) || !Array.isArray(value)) return value;
  const { keyedBy, members } = field;
  return value.map(member => ({
    ...(keyedBy && { id: keyedBy.map(key => own(member, key)).join('-') }),
    ...mapRecord<object>(members, (one, key) => answered(one, own(member, key))),
  }));
};

/**
 * The same values as a call takes them: no spaces around texts, null for an empty one, of members what a user enters, and a
 * new secret as text.
 */
export const sentRecord = <S extends Shape>({ field }: RecordKind<S>, value: ShapeValue<S>): CalledValues<S> =>
  sentValues(field.shape, value);

const sentValues = <T>(shape: Shape, value: unknown): T => mapRecord(shape, (one, key) => sent(one, own(value, key)));

const sent = (field: Field, value: unknown): unknown => {
  if (isSecret(field)) return sentSecret(value);
  if (isMembers(field) && Array.isArray(value))
    return value.map(member => sentValues(enteredShape(field.members), member));
  if (typeof value === 'string') return value.trim() === '' && field.nullable ? null : value.trim();
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, trimmed(part)]));
  return Array.isArray(value) ? value.map(trimmed) : value;
};

/** One that was typed, or removed; absent: as it is stored. */
const sentSecret = (value: unknown): string | null | undefined => {
  if (!isRecord(value)) return undefined;
  if (typeof value.value === 'string' && value.value !== '') return value.value;
  return value.clear === true ? null : undefined;
};

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** The fields of `after` that differ from those of `before`. */
export const changedFields = <T extends object>(before: object, after: T): Partial<T> =>
  Object.fromEntries(Object.entries(after).filter(([key, value]) => !isSame(own(before, key), value))) as Partial<T>;

/** Whether two values are equal, whatever the order of the keys of an object. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (!isRecord(a) || !isRecord(b)) return JSON.stringify(a) === JSON.stringify(b);
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every(key => isSame(a[key], b[key]));
};

/** What is still needed, in the order of the form. */
export const recordNeeds = (
  { field, needs, ruleNeeds = {} }: RecordKind,
  issues: readonly Issue[],
): readonly string[] => {
  const wrong = Map.groupBy(issues, ({ path }) => splitPath(path)[0]);
  return Object.keys(field.shape).flatMap(key => {
    const found = wrong.get(keyToken(key))?.map(({ rule }) => ruleNeeds[rule ?? ''] ?? needs[key] ?? []) ?? [];
    return [...new Set(found.flat())];
  });
};

/** The permission that a field of the record needs beside that of the call; undefined: none. */
export const permissionOf = ({ field }: RecordKind, key: string): string | undefined =>
  fieldAt(field, `/${keyToken(key)}`)?.permission;

/** The columns of files that say its fields: those of our own files have the labels of the fields. */
export const fileColumns = <S extends Shape>({
  field: { shape },
  headers,
}: RecordKind<S>): { readonly [K in keyof S]: FileColumn } =>
  mapRecord(shape, ({ label, kind }, key) => {
    const own = headerKey(label);
    const { usual = own, ...others }: ColumnHeaders = headers?.[key] ?? {};
    return {
      label,
      headers: { Commissary: own, usual: `${own}, ${usual}`, ...others },
      hasDates: kind.name === 'date',
    };
  });

/** The cells of a record in a file, as an import reads them again. */
export const fileCells = <R extends RecordKind>({ field }: R, value: RecordValue<R>): readonly string[] =>
  Object.entries(field.shape).map(([key, one]) => cellOf(one, own(value, key)));

const cellOf = (field: Field, value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : describeDocument(valueTexts, field, value);
};

/** The permissions that these fields need where they differ: who sends back what was answered needs none. */
export const permissionsOfChange = (kind: RecordKind, before: object, fields: object): readonly string[] =>
  Object.keys(fields)
    .filter(key => !isSame(own(before, key), own(fields, key)))
    .flatMap(key => permissionOf(kind, key) ?? []);

/**
 * Old and new of the given fields as text, where they differ; null is no value. `nameOf` returns the name of what a
 * reference means.
 */
export const recordChanges = (
  { field }: RecordKind,
  before: object,
  after: object,
  nameOf: (id: string) => string = id => id,
): readonly AuditChange[] =>
  Object.entries(field.shape).flatMap(([key, one]) => {
    if (!Object.hasOwn(after, key)) return [];
    if (isSet(one) && isReference(one.item)) return entryChanges(one.item, own(before, key), own(after, key));
    if (isList(one)) return memberChanges(one, own(before, key), own(after, key));
    const [was, now] = [textOf(one, own(before, key), nameOf), textOf(one, own(after, key), nameOf)];
    return was === now ? [] : [{ what: one.label, was, now }];
  });

/** The references that a set gained and lost, each by name. */
const entryChanges = (item: Field, before: unknown, after: unknown): readonly AuditChange[] => {
  const [was, now] = [before, after].map(entries => (Array.isArray(entries) ? entries : []));
  const missingIn = (entries: readonly unknown[] = [], others: readonly unknown[] = []) =>
    entries.filter(entry => !others.includes(entry)).map(entry => describeDocument(valueTexts, item, entry));
  return [
    ...missingIn(now, was).map(what => ({ what, was: null, now: recordTexts.given })),
    ...missingIn(was, now).map(what => ({ what, was: recordTexts.given, now: null })),
  ];
};

/** The members of a list that were added, changed or removed, by name. */
const memberChanges = (field: List<unknown>, before: unknown, after: unknown): readonly AuditChange[] => {
  const [was, now] = [membersById(before), membersById(after)];
  const nameIn = (members: ReadonlyMap<unknown, unknown>, id: unknown): string | null =>
    members.has(id) ? displayNameOf(valueTexts, field, undefined, field, { member: members.get(id) }) : null;
  return [...new Set([...was.keys(), ...now.keys()])]
    .filter(id => !isSame(was.get(id), now.get(id)))
    .map(id => ({ what: field.item.label, was: nameIn(was, id), now: nameIn(now, id) }));
};

const membersById = (members: unknown): ReadonlyMap<unknown, unknown> =>
  new Map(Array.isArray(members) ? members.map(member => [own(member, 'id'), member]) : []);

/** Each field with its value as text; null is no value. */
export const describeRecord = (
  { field }: RecordKind,
  value: object,
): readonly { readonly key: string; readonly field: Field; readonly text: string | null }[] =>
  Object.entries(field.shape).map(([key, one]) => ({ key, field: one, text: textOf(one, own(value, key)) }));

const textOf = (field: Field, value: unknown, nameOf = (id: string) => id): string | null => {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return null;
  return isReference(field) ? nameOf(String(value)) : describeDocument(valueTexts, field, value);
};

/** Without what is absent. The type of what it returns is that of the shape, which the compiler cannot follow. */
const mapRecord = <T>(shape: Shape, value: (field: Field, key: string) => unknown): T =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([key, field]) => {
      const one = value(field, key);
      return one === undefined ? [] : [[key, one]];
    }),
  ) as T;
