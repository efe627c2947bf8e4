// More than 25 files: one for each kind of field.
/**
 * Where to look:
 * - Parsing and formatting of input: typing, paste, copy: `text/value-codec.ts`, `parse-values.ts`; every typed number
 *   is read by `readDecimal` in `packages/schema/src/value/decimal.ts`.
 * - Options of a reference into another document: `options/cross-document-multi-select.tsx`, `use-reference-options.ts`;
 *   `apps/server/src/services/references/reference-options.ts`.
 */

export { labelsItsInputs } from './labels-its-inputs.ts';
export { CrossDocumentValue } from './options/cross-document-value.tsx';
export { type NamedOption, useOptionsOf } from './options/use-options-of.ts';
export { commitTyped } from './text/pending-commits.ts';
export { formatTypedValue, isTypable, offeredNames, type ParseResult, parseValue } from './text/value-codec.ts';
export { TimeOfDayWidget } from './time/time-of-day-input.tsx';
export { Widget } from './widget.tsx';
export type { WidgetProps } from './widget-props.ts';
