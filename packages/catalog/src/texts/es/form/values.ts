import { formatAddress, formatPhone } from '@commissary/domain';
import type { valueTexts as english, valueTextsIn as englishIn } from '../../form/values.ts';
import { dateWords, dayNames, formatCount, formatInstant, pluralForm } from '../grammar/words.ts';

const units: Readonly<Record<'seconds' | 'minutes' | 'hours' | 'days', readonly [string, string]>> = {
  seconds: ['segundo', 'segundos'],
  minutes: ['minuto', 'minutos'],
  hours: ['hora', 'horas'],
  days: ['día', 'días'],
};

/** The words of values, in forms, previews, the history and at the terminals; an instant is told in the zone. */
export const valueTextsIn: typeof englishIn = zone => ({
  ...valueTexts,
  instant: ms => formatInstant(ms, zone),
});

/** The same for what has no instant in it: labels and names. */
export const valueTexts: typeof english = {
  notSet: 'Sin definir',
  none: 'Ninguno',
  all: 'Todo',
  emptyText: 'Vacío',
  on: 'Activado',
  off: 'Desactivado',
  noImage: 'sin imagen',
  image: 'una imagen',
  instant: ms => formatInstant(ms, 'UTC'),
  date: dateWords,
  dateRange: (from, to) => (from === '' ? `Hasta ${to}` : to === '' ? `Desde ${from}` : `${from} – ${to}`),
  weekdays: days => (days.length === 7 ? 'Todos los días' : days.map(day => dayNames[day]?.slice(0, 3)).join(', ')),
  period: (days, from, to) => `${days} ${from} – ${to}`,
  until: instant => `Hasta ${instant}`,
  untilRemoved: 'Hasta nuevo aviso',
  never: 'Nunca',
  removedTarget: 'Quitado',
  secretChanged: 'Cambiado',
  secretSet: 'Definido',
  secretEndsIn: last4 => `Termina en ${last4}`,
  unnamed: label => `Sin nombre (${label.toLowerCase()})`,
  numbered: (label, id) => `${label} ${id}`,
  withUnit: (count, unit) => (unit === '%' ? `${count}%` : `${count} ${unit}`),
  memberCount: (count, one, many) => formatCount(count, one.toLowerCase(), many.toLowerCase()),
  duration: (count, unit) => `${count} ${pluralForm(count, ...units[unit])}`,
  miles: count => formatCount(count, 'milla'),
  meters: count => `${count} m`,
  phone: formatPhone,
  address: formatAddress,
  labeled: (label, value) => `${label}: ${value}`,
  listed: values => values.join(', '),
};
