import type { certificatesDueTexts as english } from '../../people/certificates-due.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatNumber } from '../grammar/words.ts';

/** Texts of home about certifications that have expired or will soon. */
export const certificatesDueTexts: Translated<typeof english> = {
  due: count => `${formatCount(count, 'empleado')} con una certificación vencida o por vencer`,
  one: (person, certification, day) => `${person}: ${certification}, ${day}`,
  other: 'una certificación',
  more: (named, count) => (count === 0 ? named : `${named} y ${formatNumber(count)} más`),
  open: 'Abrir empleados',
};
