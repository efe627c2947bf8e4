import type { publishPreviewTexts as english } from '../../levels/publish-preview.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatNumber } from '../grammar/words.ts';

/** Texts of what a publish would change, and of the locations that it leaves out. */
export const publishPreviewTexts: Translated<typeof english> = {
  noChanges: 'Sin cambios.',
  people: 'Empleados',
  employedAs: (name, jobs, location) => `${name}: ${jobs} en ${location}`,
  noLongerAt: (name, location) => `${name}: ya no en ${location}`,
  employedBefore: jobs => `Antes: ${jobs}`,
  withoutJob: 'sin puesto',
  moreChanges: count => `Y ${formatCount(count, 'cambio más', 'cambios más')}.`,
  showMore: 'Mostrar más cambios',
  unchangedAt: where => `Sin cambios en ${where}.`,
  whyNot: 'Por qué, y quién puede otorgarlo',
  sameAt: (changes, count) =>
    `${changes === 1 ? 'El mismo cambio' : `Los mismos ${formatCount(changes, 'cambio')}`} en ${formatCount(count, 'sucursal', 'sucursales')}`,
  more: count => `${formatNumber(count)} más`,
  moreAt: (more, name) => `${more} en ${name}`,
  leftOut: (name, reason) => `${name} queda fuera: ${reason}`,
  repair: 'Corregir',
};
