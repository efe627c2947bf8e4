import {
  type Choice,
  check,
  type Duration,
  describe,
  type Field,
  fieldAt,
  isReference,
  type Money,
  type NumberField,
  type Percent,
  type Reference,
  type TimeOfDay,
} from '@commissary/schema';
import { issueWords } from '../../form/issue-words.ts';
import { offeredTargets } from '../../form/targets.ts';
import { durationFrom, durationText } from '../../form/widgets/duration.tsx';
import { moneyFrom } from '../../form/widgets/money.tsx';
import { numberFrom } from '../../form/widgets/number.tsx';
import { percentFrom } from '../../form/widgets/percent.tsx';
import { timeOfDayFrom } from '../../form/widgets/time-of-day.tsx';

/** Where a text stands: references are known by the names that the document has. */
export interface Around {
  readonly definition: Field;
  readonly document: unknown;
}

/** One way to say a value in a cell: what is chosen from, or undefined where it is typed. */
export const optionsOf = (field: Field, { definition, document }: Around): readonly string[] | undefined => {
  if (field.kind.name === 'toggle') return ['On', 'Off'];
  if (field.kind.name === 'choice') return (field as Choice).options.map(({ label }) => label);
  const { names } = field as Partial<NumberField>;
  if (field.kind.name === 'number' && names !== undefined) return names;
  if (isReference(field)) return offeredTargets(definition, document, field).map(({ name }) => name);
  return undefined;
};

type Read = (field: Field, text: string, around: Around) => unknown;

/** How each kind is read from a text; the kinds that are missing here do not fit into a cell. */
const readers: Readonly<Record<string, Read>> = {
  choice: (field, text) =>
    (field as Choice).options.find(({ label, value }) => same(text, label) || same(text, value))?.value ?? text,
  duration: (field, text) => durationFrom(field as Duration, text.replace(/[a-z\s.]+$/i, '')),
  money: (field, text) => moneyFrom(field as Money, text),
  number: (field, text) => {
    const { names, min, optional } = field as NumberField;
    const place = names?.findIndex(name => same(text, name)) ?? -1;
    return place < 0 ? numberFrom(text.replaceAll(',', ''), optional === true) : place + min;
  },
  percent: (field, text) => percentFrom(field as Percent, text),
  reference: (field, text, { definition, document }) => {
    const targets = offeredTargets(definition, document, field as Reference);
    return targets.find(({ id, name }) => same(text, name) || same(text, String(id)))?.id ?? text;
  },
  text: (field, text) => (text === '' && field.optional === true ? undefined : text),
  'time-of-day': (field, text) => timeOfDayFrom(field as TimeOfDay, text),
  toggle: (_, text) => {
    if (['on', 'yes', 'true', '1', 'x'].some(word => same(text, word))) return true;
    return ['off', 'no', 'false', '0'].some(word => same(text, word)) ? false : text;
  },
};

/** Whether a field fits into a cell. A duration whose unit its neighbour says does not: a cell has no neighbour. */
export const fitsCell = (field: Field): boolean =>
  Object.hasOwn(readers, field.kind.name) && !field.managed && (field as Partial<Duration>).unitFrom === undefined;

export type Reading = { readonly value: unknown } | { readonly reason: string };

/** The value that a text stands for, as the field's own control reads it; or why it stands for none. */
export const readCell = (path: string, text: string, around: Around): Reading => {
  const field = fieldAt(around.definition, path);
  const read = field && readers[field.kind.name];
  if (field === undefined || read === undefined) return { reason: 'This cannot be typed into a cell.' };
  const value = read(field, text.trim(), around);
  if (value === undefined) return { value };
  const [issue] = check(field, value);
  if (issue !== undefined) return { reason: issueWords(field, issue) };
  if (isReference(field) && value === text.trim() && !isTarget(field, value, around))
    return { reason: 'There is nothing of that name.' };
  return { value };
};

const isTarget = (field: Reference, value: unknown, { definition, document }: Around): boolean =>
  value === '' || offeredTargets(definition, document, field).some(({ id }) => String(id) === String(value));

/** What is typed to get a value back: the other way round. */
export const writeCell = (path: string, value: unknown, around: Around): string => {
  const field = fieldAt(around.definition, path);
  if (field === undefined || value === undefined || value === null) return '';
  if (isReference(field))
    return (
      offeredTargets(around.definition, around.document, field).find(({ id }) => String(id) === String(value))?.name ??
      String(value)
    );
  if (field.kind.name === 'duration') return durationText(field as Duration, value);
  return ['money', 'percent', 'text'].includes(field.kind.name) || optionsOf(field, around) === undefined
    ? field.kind.name === 'time-of-day'
      ? describe(field, value)
      : String(value)
    : describe(field, value);
};

/** The cells of a block that was copied from a spreadsheet. */
export const readBlock = (text: string): readonly (readonly string[])[] =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map(line => line.split('\t'));

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
