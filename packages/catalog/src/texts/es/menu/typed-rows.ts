import type { typedRowsTexts as english } from '../../menu/typed-rows.ts';
import type { Translated } from '../grammar/translated.ts';
import { formatCount, formatList, formatNumber, pluralForm } from '../grammar/words.ts';

/** How many names are listed; the others are counted. */
const mostNames = 6;

/** Texts of members that are typed or pasted as lines. */
export const typedRowsTexts: Translated<typeof english> = {
  open: many => `Escribir o pegar ${many}`,
  lines: 'Uno en cada línea',
  names: 'Se pueden pegar filas de una hoja de cálculo.',
  namesAndValues: 'Un nombre, y después su precio. Se pueden pegar filas de una hoja de cálculo.',
  example: 'Margherita 14.50\nDiavola 16.50',
  cancel: 'Cancelar',
  add: (count, one, many) => `Agregar ${formatCount(count, one, many)}`,
  added: (count, one, many) =>
    `Se ${pluralForm(count, 'agregó', 'agregaron')} ${formatCount(count, one, many)}. Todavía sin guardar.`,
  known: names => {
    const others = names.length - mostNames;
    const listed = others < 2 ? names : [...names.slice(0, mostNames), `${formatNumber(others)} más`];
    return `Ya están en la lista, y no se agregan dos veces: ${formatList(listed)}.`;
  },
  tooMany: max => `La lista puede tener ${formatCount(max, 'fila')} como máximo.`,
  wrong: (line, amount, reason) => `Línea ${formatNumber(line)}, “${amount}”: ${reason}`,
};
