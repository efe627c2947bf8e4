import { type AnsweredValue, type CalledValue, enteredShape, isMembers } from '@commissary/catalog';
import { fromCents, isMoney, toCents } from '@commissary/domain';
import {
  type AddressField,
  addressLimits,
  type Choice,
  type Duration,
  type Field,
  type FieldKinds,
  type Group,
  type List,
  type NumberField,
  phonePattern,
  postalCodePattern,
  type Secret,
  type SetField,
  type Shape,
  type TenantField,
  type Text,
} from '@commissary/schema';
import * as z from 'zod';
import { epochMs, idSchema, nameSchema } from './schemas.ts';

/** A schema for each field of a record, by key. */
type CallSchemas<S extends Shape> = { readonly [K in keyof S]: Schema<S[K], CalledValue<S[K]>> };
type AnswerSchemas<S extends Shape> = { readonly [K in keyof S]: Schema<S[K], AnsweredValue<S[K]>> };
type Schema<F extends Field, T> = F extends { optional: true } ? z.ZodOptional<z.ZodType<T, T>> : z.ZodType<T, T>;

/**
 * The schemas of the fields of a record, as its calls take them. A text is trimmed and not empty; null is an empty value
 * where the field is nullable, or removes a secret.
 */
export const recordSchemas = <S extends Shape>(shape: S): CallSchemas<S> => schemasOf(shape, schemaOf);

/**
 * The schemas of the same fields as answers have them: what is stored, also from before a limit or a format was. Their
 * texts are not compared with what is entered. No answer has a secret.
 */
export const answeredSchemas = <S extends Shape>(shape: S): AnswerSchemas<S> => schemasOf(shape, answeredSchemaOf);

/** The type of what it returns is that of the shape, which the compiler cannot follow. */
const schemasOf = <T>(shape: Shape, make: (field: Field) => z.ZodType): T =>
  Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, make(field)])) as T;

const answeredSchemaOf = (field: Field): z.ZodType => {
  if (isMembers(field)) return emptyOr(field, z.array(z.object(answeredSchemas(field.members))));
  return isText(field) ? emptyOr(field, z.string()) : schemaOf(field);
};

/** The paths of what answers have of these fields and no call takes. */
export const answeredOnly = (shape: Shape): readonly string[] =>
  Object.entries(shape).flatMap(([key, field]) => {
    if (isMembers(field)) return answeredOnly(field.members).map(path => `${key}/[]/${path}`);
    return field.systemManaged ? [key] : [];
  });

const isText = ({ kind }: Field): boolean => kind.name === 'text' || kind.name === 'phone';

const emptyOr = ({ nullable, optional }: Field, schema: z.ZodType): z.ZodType => {
  const full = nullable ? schema.nullable() : schema;
  return optional ? full.optional() : full;
};

const schemaOf = (field: Field): z.ZodType => {
  const make = kinds[field.kind.name as keyof FieldKinds];
  if (make === undefined) throw new Error(`A record has no field of the kind ${field.kind.name}.`);
  return emptyOr(field, make(field as never));
};

const listSchema = (field: List<unknown>): z.ZodType => {
  if (!isMembers(field)) throw new Error(`The members of ${field.label} are no part of a record.`);
  return z.array(z.strictObject(recordSchemas(enteredShape(field.members)))).max(field.max);
};

/** Dollars with at most two decimals; stored and returned with two. */
export const moneySchema = z
  .string()
  .max(12)
  .refine(text => isMoney(text) && !text.startsWith('-'), { message: 'MONEY', abort: true })
  .transform(text => fromCents(toCents(text)));

const secretSchema = ({ max, format }: Secret): z.ZodType =>
  (format?.pattern === undefined ? z.string().min(1).max(max) : z.string().regex(format.pattern)).nullable();

/** Everywhere has an empty id. */
const tenantSchema = ({ types }: TenantField): z.ZodType =>
  z.object({ type: z.enum(types), id: types.includes('GLOBAL') ? z.string().max(64) : idSchema });

/** A text that has one spelling is taken as it is: its format says which texts there are. So does its pattern. */
const textSchema = ({ max, pattern, format }: Text): z.ZodType => {
  if (format?.spelling !== undefined)
    return z.string().max(max).refine(format.accepts, { message: format.code, abort: true }).overwrite(format.spelling);
  if (format?.pattern !== undefined) return z.string().trim().max(max).regex(format.pattern);
  const bounded = z.string().trim().min(1).max(max);
  const matching = pattern === undefined ? bounded : bounded.regex(new RegExp(`^(?:${pattern})$`, 'u'));
  return format === undefined ? matching : matching.refine(format.accepts, format.code);
};

const addressSchema = ({ states }: AddressField): z.ZodType =>
  z.strictObject({
    street: nameSchema(addressLimits.street),
    city: nameSchema(addressLimits.city),
    state: z.enum(states),
    postalCode: z.string().regex(postalCodePattern),
  });

const numberSchema = ({ min, max, step, options }: NumberField): z.ZodType => {
  if (options !== undefined) return z.literal(options.map(({ value }) => value));
  const bounded = step === 1 ? z.int().min(min).max(max) : z.number().min(min).max(max);
  return step === 1 || step === 'any' ? bounded : bounded.multipleOf(step);
};

/** The kinds that fields of records have. */
const kinds: { readonly [Kind in keyof FieldKinds]?: (field: FieldKinds[Kind]) => z.ZodType } = {
  address: addressSchema,
  choice: ({ options }: Choice) => z.enum(options.map(({ value }) => value)),
  date: () => z.iso.date(),
  duration: ({ min, max }: Duration) => z.int().min(min).max(max),
  id: () => idSchema,
  list: listSchema,
  money: () => moneySchema,
  secret: secretSchema,
  tenant: tenantSchema,
  timestamp: () => epochMs,
  group: ({ shape }: Group<unknown>) => z.strictObject(recordSchemas(shape)),
  number: numberSchema,
  phone: () => z.string().regex(phonePattern),
  reference: () => idSchema,
  set: ({ item, max }: SetField<unknown>) => z.array(schemaOf(item)).max(max),
  text: textSchema,
  toggle: () => z.boolean(),
};
