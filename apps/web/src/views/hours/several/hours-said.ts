import { type DayHours, documents, type SpecialHours } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { channels, dateWords, dayNames, formatOpenTimes, type OpenTime } from '@commissary/domain';
import { labelsAt } from '@commissary/schema';
import { type ChangeSaid, changeSaid } from '../../../form/change-said.ts';
import { isSound } from '../week-state.ts';

const definition = documents.settings.field;
const inWeek = /^\/hours\/(\w+)\/\[[^\]]+\]$/;
const inSpecial = /^\/hours\/specialHours\/\[[^\]]+\](?:\/(\w+)(?:\/\[[^\]]+\])?)?$/;

/** A change of a special day in the words of a clock; of anything else as every preview says it. */
export const hoursSaid = (document: unknown, change: Change): ChangeSaid => {
  const said = changeSaid(definition, document, change);
  const [, list] = inWeek.exec(change.path) ?? [];
  if (channels.some(channel => channel === list) && change.op === 'add' && isWeekly(change.value)) {
    const label = labelsAt(definition, document, `/hours/${list}`).at(-1) ?? '';
    const place = `${label} › ${dayNames[change.value.dayOfWeek] ?? ''}`;
    return { place, before: null, after: formatOpenTimes([change.value]) };
  }
  const [whole, set] = inSpecial.exec(change.path) ?? [];
  if (whole === undefined) return said;
  if (set === undefined)
    return change.op === 'add' && isDay(change.value)
      ? { ...said, place: placeOf(change.value), after: dayWords(change.value) }
      : said;
  if (!channels.some(channel => channel === set)) return said;
  const place = [...said.place.split(' › ').slice(1, 2), labelsAt(definition, document, `/hours/${set}`).at(-1)].join(
    ' › ',
  );
  if (change.op === 'unset') return { place, before: null, after: 'Usual hours' };
  if (change.op === 'set' && isSet(change.value)) return { place, before: null, after: formatOpenTimes(change.value) };
  if (change.op === 'add' && isTime(change.value))
    return { place, before: null, after: formatOpenTimes([change.value]) };
  return { ...said, place };
};

const isTime = (value: unknown): value is OpenTime => isSound(value);
const isWeekly = (value: unknown): value is DayHours =>
  isTime(value) && 'dayOfWeek' in value && typeof value.dayOfWeek === 'number';
const isSet = (value: unknown): value is readonly OpenTime[] => Array.isArray(value) && value.every(isTime);
const isDay = (value: unknown): value is SpecialHours =>
  typeof value === 'object' && value !== null && 'dateString' in value;

const placeOf = ({ dateString, label }: SpecialHours): string =>
  [dateWords(dateString), label].filter(Boolean).join(' ');

const dayWords = (day: SpecialHours): string =>
  [...new Set(channels.flatMap(channel => (day[channel] === undefined ? [] : [formatOpenTimes(day[channel])])))].join(
    '; ',
  );
