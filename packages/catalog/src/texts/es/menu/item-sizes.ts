import type { itemSizesTexts as english } from '../../menu/item-sizes.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatList } from '../grammar/words.ts';

/** Texts of the sizes of an item, where it is priced. */
export const itemSizesTexts: Translated<typeof english> = {
  title: 'Tamaños',
  none: 'Tiene un solo tamaño.',
  all: names => formatList(names),
  label: 'Tamaño',
  example: 'Grande',
  about: department => `Para todos los artículos de ${department}, cada uno con su propio precio`,
  add: 'Agregar un tamaño',
  taken: 'Ya hay un tamaño con este nombre.',
  /** The name of the style that has the sizes of a department. */
  style: 'Tamaño',
};
