import type { Field, ValueTexts } from '../field/index.ts';

/** Formats a value for source lines and sentences: `8.25%`, `$20.50`, `8 people`, `On`; absent is `Not set`. */
export const describeDocument = (texts: ValueTexts, field: Field, value: unknown): string =>
  value === undefined || value === null ? texts.notSet : field.kind.format(field, value, texts);
