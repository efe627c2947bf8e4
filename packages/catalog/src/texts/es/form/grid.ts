import type { gridTexts as english } from '../../form/grid.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatList, formatNumber, pluralForm } from '../grammar/words.ts';

/** Texts of lists whose members stand in the cells of a grid. */
export const gridTexts: Translated<typeof english> = {
  place: (row, column) => `fila ${row}, columna ${column}`,
  span: (columns, rows) => `${formatCount(columns, 'columna')} por ${formatCount(rows, 'fila')}`,
  member: (name, place, span) => `${name}, ${place}, ${span}`,
  empty: place => `Celda vacía, ${place}`,
  hint: 'Las flechas van de celda en celda. La barra espaciadora levanta y suelta. Enter abre una celda, o agrega en una vacía.',
  hintWithSizes:
    'Las flechas van de celda en celda. La barra espaciadora levanta y suelta, Mayús y una flecha cambian el tamaño, Mayús y la barra espaciadora seleccionan varias, Supr quita. Enter abre una celda, o agrega en una vacía.',
  lifted: name =>
    `Se levantó ${name}. Las flechas mueven, la barra espaciadora suelta, Esc devuelve al lugar anterior.`,
  at: (name, place) => `${name}, ${place}.`,
  taken: (name, place, other) => `${name}, ${place}, lugar ocupado por ${other}.`,
  dropped: (name, place) => `${name} queda en ${place}.`,
  canceled: (name, place) => `${name} sigue en ${place}.`,
  noRoom: (name, other) => `Aquí no hay espacio para ${name}: ${other} estorba.`,
  outside: name => `Aquí no hay espacio para ${name}: la cuadrícula termina.`,
  noRoomToGrow: (name, other) => `${name} no puede ser más grande: ${other} estorba.`,
  resized: (name, span) => `${name} ocupa ${span}.`,
  swaps: (name, place, other) => `${name}, ${place}, cambia de lugar con ${other}.`,
  swapped: (name, other) => `${name} y ${other} cambiaron de lugar.`,
  makesRoom: (name, place, others) =>
    `${name}, ${place}. ${formatList(others)} ${pluralForm(others.length, 'haría', 'harían')} espacio.`,
  madeRoom: (name, place, others) =>
    `${name} queda en ${place}. Para hacer espacio, se ${pluralForm(others.length, 'movió', 'movieron')} ${formatList(others)}.`,
  removed: names => `Se ${pluralForm(names.length, 'quitó', 'quitaron')} ${formatList(names)}.`,
  several: count => formatCount(count, 'seleccionado'),
  selected: (name, count) => `Se seleccionó ${name}, ${formatNumber(count)} en total.`,
  notSelected: name => `${name} ya no está en la selección.`,
  close: name => `Cerrar ${name}`,
};
