import type { dragTexts as english } from '../../form/drag.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatNumber } from '../grammar/words.ts';

/** Texts of changing the order of rows by pointer, touch or keyboard: what is announced while one is on its way. */
export const dragTexts: Translated<typeof english> = {
  reorder: name => `Reordenar ${name}`,
  rows: count => formatCount(count, 'fila'),
  lifted: (what, at, of) =>
    `${what}, posición ${formatNumber(at)} de ${formatNumber(of)}. Las flechas mueven, la barra espaciadora suelta, Esc devuelve al lugar anterior.`,
  at: (what, at, of) => `${what}, posición ${formatNumber(at)} de ${formatNumber(of)}.`,
  onto: (what, where) => `${what}, sobre ${where}.`,
  dropped: (what, at, of) => `${what} queda en la posición ${formatNumber(at)} de ${formatNumber(of)}.`,
  canceled: (what, at, of) => `${what} sigue en la posición ${formatNumber(at)} de ${formatNumber(of)}.`,
};
