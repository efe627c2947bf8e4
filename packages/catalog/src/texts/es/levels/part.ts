import type { partTexts as english } from '../../levels/part.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatNumber } from '../grammar/words.ts';

/** Texts of a publish of some of the changes that its preview shows. */
export const partTexts: Translated<typeof english> = {
  all: 'Todos los cambios',
  include: change => `Incluir ${change}`,
  publish: (count, total) => `Publicar ${formatNumber(count)} de ${formatNumber(total)} cambios`,
  staysUnpublished: 'Los demás cambios quedan sin publicar. Lo programado se mantiene.',
  onlyNow: 'Parte de los cambios solo se puede publicar ahora. Elija todos para programar una publicación.',
  changed: 'los valores cambiados',
  comesAlong: change => `“${change}” también entraría en vigor. Elíjalo, o deje fuera lo que lo trae.`,
  losesTarget: change =>
    `“${change}” se refiere a algo que no está en vigor. Elija también eso, o deje fuera este cambio.`,
};
