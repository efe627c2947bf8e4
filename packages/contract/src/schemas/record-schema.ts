import {
  type AddressField,
  addressLimits,
  type Choice,
  type Duration,
  type Field,
  type FieldKinds,
  type Group,
  type NumberField,
  phonePattern,
  postalCodePattern,
  type SetField,
  type Shape,
  type Text,
} from '@commissary/schema';
import * as z from 'zod';
import { idSchema, nameSchema } from './schemas.ts';

/** A schema for each field of a record, by key. */
type FieldSchemas<S extends Shape> = { readonly [K in keyof S]: z.ZodType<S[K]['T'], S[K]['T']> };

/**
 * The schemas of the fields of a record, as its calls take them. A text is trimmed and not empty; null is an empty value
 * where the field is nullable.
 */
export const recordSchemas = <S extends Shape>(shape: S): FieldSchemas<S> =>
  Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, schemaOf(field)])) as unknown as FieldSchemas<S>;

/**
 * The schemas of the same fields as answers have them: what is stored, also from before a limit or a format was. Their
 * texts are not compared with what is entered.
 */
export const answeredSchemas = <S extends Shape>(shape: S): FieldSchemas<S> =>
  Object.fromEntries(
    Object.entries(shape).map(([key, field]) => [key, isText(field) ? nullableOf(field, z.string()) : schemaOf(field)]),
  ) as unknown as FieldSchemas<S>;

const isText = ({ kind }: Field): boolean => kind.name === 'text' || kind.name === 'phone';

const nullableOf = ({ nullable }: Field, schema: z.ZodType): z.ZodType => (nullable ? schema.nullable() : schema);

const schemaOf = (field: Field): z.ZodType => {
  const make = kinds[field.kind.name as keyof FieldKinds];
  if (make === undefined) throw new Error(`A record has no field of the kind ${field.kind.name}.`);
  return nullableOf(field, make(field as never));
};

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
  group: ({ shape }: Group<unknown>) => z.strictObject(recordSchemas(shape)),
  number: numberSchema,
  phone: () => z.string().regex(phonePattern),
  reference: () => idSchema,
  set: ({ item, max }: SetField<unknown>) => z.array(schemaOf(item)).max(max),
  text: textSchema,
  toggle: () => z.boolean(),
};
