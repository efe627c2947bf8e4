import type { Field, JsonSchema } from './field.ts';

/** JSON Schema (2020-12) of the stored form, titled and described by label and help. */
export const jsonSchema = (field: Field): JsonSchema => ({
  title: field.label,
  ...(field.help === undefined ? {} : { description: field.help }),
  ...(field.nullable ? { anyOf: [field.kind.json(field), { type: 'null' }] } : field.kind.json(field)),
});
