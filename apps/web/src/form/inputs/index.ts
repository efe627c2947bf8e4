export { CrossDocumentValue } from './options/cross-document-value.tsx';
export { type NamedOption, useOptionsOf } from './options/use-options-of.ts';
export { formatTypedValue, isTypable, offeredNames, type ParseResult, parseValue } from './text/value-codec.ts';
export { TimeOfDayWidget } from './time/time-of-day.tsx';
export { Widget } from './widget.tsx';
