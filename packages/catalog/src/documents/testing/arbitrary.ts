import fc from 'fast-check';

type Schema = Readonly<Record<string, unknown>>;

const id = fc.oneof(fc.nat({ max: 30 }), fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/));
const decimal = fc.integer({ min: 1, max: 10_000 }).map(cents => (cents / 100).toFixed(2));

/**
 * Random values of a JSON Schema in the subset that the field language writes: an independent generator of valid
 * documents.
 */
export const documentArbitrary = (schema: Schema): fc.Arbitrary<unknown> => {
  const shapes = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(shapes)) return fc.oneof(...shapes.map(documentArbitrary));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.type === 'null') return fc.constant(null);
  if (Array.isArray(schema.type)) return id;
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (schema.format === 'decimal') return decimal;
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer')
    return fc.integer({ min: Number(schema.minimum ?? 0), max: Number(schema.maximum ?? 1e12) });
  if (schema.type === 'number') {
    const step = Number(schema.multipleOf ?? 0.001);
    const most = Math.min(1_000, Math.floor(Number(schema.maximum ?? 1e9) / step));
    return fc.integer({ min: Math.ceil(Number(schema.minimum ?? 0) / step), max: most }).map(steps => steps * step);
  }
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'array') return arrayOf(schema.items as Schema);
  if (schema.properties !== undefined) return objectOf(schema);
  const values = documentArbitrary(schema.additionalProperties as Schema);
  return fc.dictionary(keysOf(schema), values, { maxKeys: 3, noNullPrototype: true });
};

const keysOf = ({ propertyNames }: Schema): fc.Arbitrary<string> =>
  propertyNames === undefined ? fc.stringMatching(/^[a-z0-9]{1,3}$/) : fc.constantFrom('en', 'es-MX', 'zh-Hant');

const textOf = (schema: Schema): fc.Arbitrary<string> =>
  typeof schema.pattern === 'string'
    ? fc.stringMatching(new RegExp(schema.pattern)).map(text => text.slice(0, Number(schema.maxLength)))
    : fc.string({ minLength: Number(schema.minLength ?? 0), maxLength: Math.min(10, Number(schema.maxLength ?? 10)) });

const objectOf = (schema: Schema): fc.Arbitrary<unknown> => {
  // An inactive case of a union may be anything: left out.
  const properties = Object.entries(schema.properties as Readonly<Record<string, Schema | true>>);
  const known: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [key, inner] of properties) if (inner !== true) known[key] = documentArbitrary(inner);
  return fc.record(known, {
    requiredKeys: schema.required as string[],
    noNullPrototype: true,
  });
};

/** Members with an id, and primitive values, are unique; rows may repeat. */
const arrayOf = (items: Schema): fc.Arbitrary<unknown> => {
  const member = documentArbitrary(items);
  const selector = (value: unknown) =>
    typeof value === 'object' && value !== null && 'id' in value
      ? String(value.id)
      : JSON.stringify(value).replaceAll('"', '');
  return fc.uniqueArray(member, { maxLength: 3, selector });
};
