import type { startStripTexts as english } from '../../../levels/start-times/start-strip.ts';
import type { Translated } from '../../grammar/translated.ts';
import { formatCount } from '../../grammar/words.ts';

const locations = (count: number) => formatCount(count, 'sucursal', 'sucursales');

/** When locations start by themselves, by hour. */
export const startStripTexts: Translated<typeof english> = {
  byHour: 'Programado por hora',
  day: (date, count) => `${date}: ${locations(count)}`,
  at: (local, count) => `${local}: ${locations(count)}`,
  atOf: (local, count, own) => `${local}: ${locations(count)}, ${own} para usted`,
  between: (from, to) => `${from} a ${to}`,
  others: count => `${locations(count)} a otras horas`,
  later: count => `${locations(count)} en días posteriores`,
};
