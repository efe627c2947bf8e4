import type { Field } from './field.ts';

/** Formats a value for source lines and sentences: `8.25%`, `$20.50`, `8 people`, `On`; absent is `Not set`. */
export const describeDocument = (field: Field, value: unknown): string =>
  value === undefined || value === null ? 'Not set' : field.kind.format(field, value);
