import { extendedSwatches, highlightColors, inputsTexts, labeledColors } from '@commissary/catalog';
import {
  type Duration,
  type DurationUnit,
  type Field,
  type FieldKinds,
  isCrossDocument,
  isRecord,
  isReference,
  isSet,
  type NumberField,
  readDecimal,
  secondsIn,
  validateValue,
} from '@commissary/schema';
import { formatIssue } from '../../../formatting/index.ts';
import { offeredTargets, type ReferenceTarget } from '../../state/index.ts';
import { optionsOf, tokensFrom } from '../options/set-options.ts';
import * as calendar from './calendar-text.ts';
import * as typed from './parse-values.ts';

/** The context of a text: references use the names in the document, a duration the unit that a neighbor sets. */
export interface ParseContext {
  readonly definition: Field;
  readonly document: unknown;
  readonly path: string;
}

export type ParseResult = { readonly value: unknown } | { readonly reason: string };

/** The codec of one kind for a line of text. What `print` returns is parsed to the same value. */
interface ValueText<F extends Field = Field> {
  print(field: F, value: unknown, context: ParseContext): string;
  parse(field: F, text: string, context: ParseContext): ParseResult;
  /** The names of the options, where not every text is valid. */
  offered?(field: F, context: ParseContext): readonly ReferenceTarget[] | undefined;
}

const checkedResult = (field: Field, value: unknown): ParseResult => {
  const [issue] = validateValue(field, value);
  return issue === undefined ? { value } : { reason: formatIssue(field, issue) };
};

const plain = <F extends Field>(
  read: (field: F, text: string, context: ParseContext) => unknown,
  print: (field: F, value: unknown, context: ParseContext) => string = (_, value) => typed.plainText(value),
): ValueText<F> => ({ print, parse: (field, text, context) => checkedResult(field, read(field, text, context)) });

const chosen = <F extends Field>(
  offered: (field: F, context: ParseContext) => readonly ReferenceTarget[],
): ValueText<F> => {
  const apart = (field: F, context: ParseContext) => namesApart(offered(field, context));
  return {
    offered: apart,
    print: (field, value, context) => nameAmong(apart(field, context), value),
    parse: (field, text, context) => {
      const found = named(apart(field, context), text);
      return found === undefined ? { reason: inputsTexts.nameNotFound } : { value: found.id };
    },
  };
};

const choices = chosen<FieldKinds['choice']>(({ options }) =>
  options.map(({ value, label }) => ({ id: value, name: label })),
);
const targets = chosen<FieldKinds['reference']>((field, { definition, document, path }) =>
  offeredTargets(definition, document, field, path),
);
const numbers = chosen<NumberField>(({ options = [] }) =>
  options.map(({ value, label }) => ({ id: value, name: label })),
);
const colors = [...labeledColors, ...extendedSwatches, ...highlightColors];

const onOff: ValueText = {
  offered: () => switches,
  print: (_, value) =>
    typeof value === 'boolean' ? (value ? inputsTexts.on : inputsTexts.off) : typed.plainText(value),
  parse: (field, text) => {
    const isAmong = (words: readonly string[]) => words.some(word => same(word, text));
    return checkedResult(
      field,
      isAmong(['on', 'yes', 'true', '1', 'x']) || (isAmong(['off', 'no', 'false', '0']) ? false : text),
    );
  },
};
const switches = [inputsTexts.on, inputsTexts.off].map(name => ({ id: name, name }));

const membersOf = (
  item: Field,
  { definition, document, path }: ParseContext,
): readonly ReferenceTarget[] | undefined => {
  const offered = isReference(item) ? offeredTargets(definition, document, item, path) : optionsOf(item);
  return offered && namesApart(offered);
};

const set: ValueText<FieldKinds['set']> = {
  print: ({ item }, value, context) => {
    const offered = membersOf(item, context) ?? [];
    return Array.isArray(value) ? formatTokens(value.map(one => nameAmong(offered, one))) : typed.plainText(value);
  },
  parse: (field, text, context) => {
    const offered = membersOf(field.item, context);
    const words = same(text, 'none') ? [] : parseTokens(text);
    if (offered === undefined) return wordSet(field, words, context);
    const whole = named(offered, text);
    const found = whole ? [whole] : words.map(word => named(offered, word) ?? word);
    const missing = found.find(one => typeof one === 'string');
    if (missing !== undefined) return { reason: inputsTexts.optionNotFound(missing) };
    const ids = found.flatMap(one => (typeof one === 'string' ? [] : one.id));
    return checkedResult(field, [...new Map(ids.map(id => [String(id), id])).values()]);
  },
};

const wordSet = (field: FieldKinds['set'], words: readonly string[], context: ParseContext): ParseResult => {
  const read = tokensFrom(words).map(word => parseValue(field.item, word, context));
  const [wrong] = read.filter(one => 'reason' in one);
  return (
    wrong ??
    checkedResult(
      field,
      read.flatMap(one => ('value' in one ? [one.value] : [])),
    )
  );
};

const durations: ValueText<Duration> = plain(
  (field, text, { document, path }) => {
    const [, count = text, word] = /^\s*([\d.,]+)\s*([a-z]+)\.?\s*$/i.exec(text) ?? [];
    const unit = word === undefined ? typed.durationUnit(field, document, path) : unitNamed(word);
    // Printed with its unit when the number in the shown unit cannot express it.
    const exact = word === undefined ? field : { ...field, displayMin: 0 };
    return unit === undefined ? text : typed.durationFrom(exact, count, unit);
  },
  (field, value, { document, path }) => {
    const unit = typed.durationUnit(field, document, path);
    const text = typed.durationText(field, value, unit);
    // A number that is rounded for display would be parsed to another value.
    if (typeof value === 'number' && typed.durationFrom(field, text, unit) !== value)
      return inputsTexts.secondsCount(value);
    return field.unitFrom === undefined || text === '' ? text : `${text} ${unit}`;
  },
);

const unitNamed = (word: string): DurationUnit | undefined => {
  const units = Object.keys(secondsIn) as DurationUnit[];
  // "mi" means miles, not minutes.
  if (/^mi$/i.test(word)) return undefined;
  return units.find(unit =>
    unit.startsWith(
      word
        .toLowerCase()
        .replace(/^hrs?$/, 'h')
        .replace(/^(min|sec)s$/, '$1'),
    ),
  );
};

const distances: ValueText<FieldKinds['distance']> = plain(
  (field, text) => {
    const meters = readDecimal(/^(.*\d)\s*m(?:eters?)?\s*$/i.exec(text)?.[1] ?? '');
    if (meters === undefined) return typed.distanceFrom(field, text);
    return String(Number(meters)) === meters ? Number(meters) : text;
  },
  (field, value) => {
    const miles = typed.distanceText(value);
    return typeof value === 'number' && typed.distanceFrom(field, miles) !== value ? `${value} m` : miles;
  },
);

/** One `language: text` for each language, separated and quoted like the words of a set. */
const localized: ValueText<FieldKinds['localized-text']> = plain(
  (_, text) => {
    const entries = parseTokens(text).map(word => /^\s*([\w-]+)\s*: ?(.*)$/s.exec(word));
    return entries.every(entry => entry !== null)
      ? Object.fromEntries(entries.map(([, tag, words]) => [tag, words]))
      : text;
  },
  (_, value) =>
    isRecord(value)
      ? formatTokens(Object.entries(value).map(([tag, words]) => `${tag}: ${typed.plainText(words)}`))
      : typed.plainText(value),
);

/**
 * A kind without a codec does not compile; null = not a value that may be written in a line of text. A secret never is.
 */
const texts: { readonly [Kind in keyof FieldKinds]: ValueText<FieldKinds[Kind]> | null } = {
  choice: choices,
  color: plain((field, text) => {
    if (field.allowEmpty && (same(text, 'none') || same(text, ''))) return '';
    const known = colors.find(one => 'label' in one && same(one.label, text));
    return known?.value ?? typed.colorFrom(text);
  }),
  date: plain((_, text) => calendar.dateFrom(text)),
  'date-range': plain(
    (_, text) => calendar.dateRangeFrom(text),
    (_, value) => calendar.dateRangeText(value),
  ),
  distance: distances,
  duration: durations,
  address: null,
  group: null,
  id: null,
  image: plain((_, text) => text.trim()),
  list: null,
  'localized-text': localized,
  map: null,
  money: plain(typed.moneyFrom, (_, value) => typed.moneyText(value)),
  number: {
    offered: (field, context) => (field.options === undefined ? undefined : numbers.offered?.(field, context)),
    print: (field, value, context) => numbers.print(field, value, context),
    parse: (field, text, context) => {
      const name = numbers.parse(field, text, context);
      return 'value' in name && field.options !== undefined
        ? name
        : checkedResult(field, typed.numberFrom(field, text));
    },
  },
  percent: plain(typed.percentFrom),
  phone: null,
  tenant: null,
  point: plain(typed.pointFrom, (_, value) => typed.pointText(value)),
  reference: {
    ...targets,
    parse: (field, text, context) =>
      text.trim() === '' ? { value: field.initial } : targets.parse(field, text, context),
  },
  array: null,
  'rich-text': plain((_, text) => text),
  secret: null,
  set,
  text: plain((_, text) => text),
  'time-of-day': plain(typed.timeOfDayFrom, typed.timeOfDayText),
  timestamp: null,
  toggle: onOff,
  union: null,
  'weekly-schedule': plain(
    (_, text) => calendar.scheduleFrom(text),
    (_, value) => calendar.scheduleText(value),
  ),
};

const textOf = (field: Field): ValueText<never> | null => {
  const { name } = field.kind;
  return Object.hasOwn(texts, name) ? texts[name as keyof FieldKinds] : null;
};

/** Whether a value of the field can be written in a line of text. Names of another document are not loaded here. */
export const isTypable = (field: Field): boolean => {
  const { item } = isSet(field) ? field : { item: field };
  return textOf(field) !== null && !(isReference(item) && isCrossDocument(item));
};

/** The value of a text, or why the text has none. */
export const parseValue = (field: Field, text: string, context: ParseContext): ParseResult => {
  const how = textOf(field);
  if (how === null || !isTypable(field)) return { reason: inputsTexts.notTypeable };
  const isBlank = (field.kind.name === 'text' ? text : text.trim()) === '';
  if (isBlank && (field.nullable || field.optional)) return { value: field.nullable ? null : undefined };
  return how.parse(field as never, text, context);
};

/** The text that is parsed to this value. */
export const formatTypedValue = (field: Field, value: unknown, context: ParseContext): string =>
  value === undefined || value === null ? '' : (textOf(field)?.print(field as never, value, context) ?? '');

/** The names of the options; undefined where the value is typed. */
export const offeredNames = (field: Field, context: ParseContext): readonly string[] | undefined =>
  textOf(field)
    ?.offered?.(field as never, context)
    ?.map(({ name }) => name);

/** Members with the same name are distinguished by their ids. */
const namesApart = (all: readonly ReferenceTarget[]): readonly ReferenceTarget[] => {
  const counts = Map.groupBy(all, ({ name }) => name.toLowerCase());
  return all.map(one =>
    (counts.get(one.name.toLowerCase())?.length ?? 0) > 1 ? { ...one, name: `${one.name} #${one.id}` } : one,
  );
};

const nameAmong = (offered: readonly ReferenceTarget[], id: unknown): string =>
  offered.find(one => String(one.id) === String(id))?.name ?? typed.plainText(id);

const named = (offered: readonly ReferenceTarget[], text: string): ReferenceTarget | undefined =>
  offered.find(({ name }) => same(name, text)) ?? offered.find(({ id }) => same(String(id), text));

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Words as one line of text; a word that contains a separator is put in quotation marks, as in a spreadsheet. */
const formatTokens = (words: readonly string[]): string =>
  words.map(word => (/[,;"\n]|^\s|\s$/.test(word) ? `"${word.replaceAll('"', '""')}"` : word)).join(', ');

/** The words of a line, between commas, semicolons or line ends. */
const parseTokens = (text: string): readonly string[] =>
  [...text.matchAll(/\s*"((?:[^"]|"")*)"\s*(?=[,;\n]|$)|([^,;\n]+)/g)]
    .map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim())
    .filter(word => word !== '');
