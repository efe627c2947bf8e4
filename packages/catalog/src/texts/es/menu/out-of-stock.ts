import type { outOfStockTexts as english } from '../../menu/out-of-stock.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatList, formatNumber } from '../grammar/words.ts';

/** Texts of taking items off for a while, and of putting them back. */
export const outOfStockTexts: Translated<typeof english> = {
  take: 'Agotado…',
  back: 'De nuevo disponible',
  backNamed: name => `De nuevo disponible: ${name}`,
  title: what => `Agotado: ${what}`,
  /** A size or another option of one item. */
  optionOf: (item, option) => `${item}, ${option}`,
  /** What is said of an item of which something is out of stock. */
  optionOut: (option, label) => `${option}: ${label}`,
  rows: count => formatCount(count, 'fila'),
  about: 'Entra en vigor de inmediato, y nada más de lo guardado ahí.',
  what: 'Qué',
  allOfIt: 'Todo',
  someOptions: 'Tamaños y opciones…',
  options: 'Tamaños y opciones',
  nothingChosen: 'Elija qué está agotado.',
  howLong: 'Cuánto tiempo',
  untilClosing: 'Hasta el cierre',
  untilTime: 'Hasta…',
  untilPutBack: 'Hasta que lo reactive',
  backOn: times => `De nuevo disponible: ${formatList(times)}.`,
  backFrom: (first, last) => `De nuevo disponible de ${first} a ${last}.`,
  where: 'Dónde',
  all: count => `Todas (${formatNumber(count)})`,
  groupOf: (name, count) => `${name}, ${formatNumber(count)}`,
  chosen: 'Elegir…',
  locationTime: 'Hasta (hora de la sucursal)',
  day: 'El',
  noPlace: 'Ninguna sucursal seleccionada tiene este menú y una primera publicación.',
  ended: 'Esta hora ya pasó.',
  endedAt: count => `Se omite donde esta hora ya pasó: ${formatCount(count, 'sucursal', 'sucursales')}.`,
  places: 'Cuánto tiempo y dónde',
  accept: where => `Agotado en ${where}`,
  done: (what, where) => `Agotado en ${where}: ${what}`,
  backDone: (what, where) => `De nuevo disponible en ${where}: ${what}`,
  inStock: 'esto disponible',
  cancel: 'Cancelar',
  undo: 'Deshacer',
  undone: 'Se deshizo en todas las sucursales.',
};
