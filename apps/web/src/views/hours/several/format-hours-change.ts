import { type DayHours, documents, hoursTexts, type SpecialHours } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { channels, dateWords, dayNames, type OpenTime } from '@commissary/domain';
import { pathLabelsAt } from '@commissary/schema';
import { type FormattedChange, formatChange, valueTexts } from '../../../formatting/index.ts';
import { formatOpenTimes } from '../format-open-times.ts';
import { isValidEntry } from '../week-state.ts';

const definition = documents.settings.field;
const inWeek = /^\/hours\/(\w+)\/\[[^\]]+\]$/;
const inSpecial = /^\/hours\/specialHours\/\[[^\]]+\](?:\/(\w+)(?:\/\[[^\]]+\])?)?$/;

/** A change of a special day, described with times of day; anything else as every preview formats it. */
export const formatHoursChange = (document: unknown, change: Change): FormattedChange => {
  const said = formatChange(definition, document, change);
  const [, list] = inWeek.exec(change.path) ?? [];
  if (channels.some(channel => channel === list) && change.op === 'add' && isWeekly(change.value)) {
    const label = pathLabelsAt(valueTexts, definition, document, `/hours/${list}`).at(-1) ?? '';
    const pathLabel = `${label} › ${dayNames[change.value.dayOfWeek] ?? ''}`;
    return { label: pathLabel, before: null, after: formatOpenTimes([change.value]) };
  }
  const [whole, set] = inSpecial.exec(change.path) ?? [];
  if (whole === undefined) return said;
  if (set === undefined)
    return change.op === 'add' && isDay(change.value)
      ? { ...said, label: specialDayLabel(change.value), after: dayWords(change.value) }
      : said;
  if (!channels.some(channel => channel === set)) return said;
  const pathLabel = [
    ...said.label.split(' › ').slice(1, 2),
    pathLabelsAt(valueTexts, definition, document, `/hours/${set}`).at(-1),
  ].join(' › ');
  if (change.op === 'unset') return { label: pathLabel, before: null, after: hoursTexts.regularHoursLabel };
  if (change.op === 'set' && isSet(change.value))
    return { label: pathLabel, before: null, after: formatOpenTimes(change.value) };
  if (change.op === 'add' && isTime(change.value))
    return { label: pathLabel, before: null, after: formatOpenTimes([change.value]) };
  return { ...said, label: pathLabel };
};

const isTime = (value: unknown): value is OpenTime => isValidEntry(value);
const isWeekly = (value: unknown): value is DayHours =>
  isTime(value) && 'dayOfWeek' in value && typeof value.dayOfWeek === 'number';
const isSet = (value: unknown): value is readonly OpenTime[] => Array.isArray(value) && value.every(isTime);
const isDay = (value: unknown): value is SpecialHours =>
  typeof value === 'object' && value !== null && 'dateString' in value;

const specialDayLabel = ({ dateString, label }: SpecialHours): string =>
  [dateWords(dateString), label].filter(Boolean).join(' ');

const dayWords = (day: SpecialHours): string =>
  [...new Set(channels.flatMap(channel => (day[channel] === undefined ? [] : [formatOpenTimes(day[channel])])))].join(
    '; ',
  );
