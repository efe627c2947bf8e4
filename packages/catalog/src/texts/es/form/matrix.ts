import { formatMoney } from '@commissary/schema';
import type { matrixTexts as english } from '../../form/matrix.ts';
import type { Translated } from '../grammar/translated.ts';

/** Texts of tables with a value for each pair of members. */
export const matrixTexts: Translated<typeof english> = {
  value: 'Valor',
  noValue: '—',
  noValueAt: 'sin valor',
  sameAs: name => `como ${name}`,
  computedFrom: (name, change) => `${name} ${change}`,
  legendInherited: 'como …: sin valor propio, se aplica ese',
  setAt: level => `definido en ${level}`,
  readOnly: 'no se puede cambiar aquí',
  notUsed: '–',
  cell: 'Valor seleccionado',
  optionOf: (option, field) => `${option}, ${field.toLowerCase()}`,
  optionIn: (column, row) => `${column}: ${row}`,
  optionKeys: 'La barra espaciadora o Enter cambian la celda seleccionada. Alt Retroceso vuelve a lo heredado.',
  optionNote: (option, label, value) => `${option}: ${label.toLowerCase()} ${value}`,
  edit: 'Editar',
  editNote: (option, label) => `Editar ${label.toLowerCase()} de ${option}`,
  showInside: name => `Mostrar lo que hay en ${name}`,
  noOptions: fields => `Aún no hay ${fields} para elegir.`,
  atLocations: 'Editar en varias sucursales',
  byLevel: 'Valor en cada nivel',
  keys: hasPrices =>
    hasPrices
      ? 'Escriba un precio, +4%, -0.50 o =.49. Ctrl D rellena hacia abajo, Supr borra, y se puede pegar una hoja de cálculo copiada.'
      : 'Escriba un valor. Ctrl D rellena hacia abajo, Supr borra, y se puede pegar una hoja de cálculo copiada.',
  resetKey: 'Alt Retroceso vuelve al valor superior.',
  formulaResult: (start, result) => `${formatMoney(start)} pasa a ${formatMoney(result)}`,
};
