import { formatMoney } from '@commissary/schema';

/** Texts of tables with a value for each pair of members. */
export const matrixTexts = {
  value: 'Value',
  noValue: '—',
  noValueAt: 'no value',
  sameAs: (name: string) => `as ${name}`,
  computedFrom: (name: string, change: string) => `${name} ${change}`,
  legendInherited: 'as …: no value of its own, that one applies',
  setAt: (level: string) => `set at ${level}`,
  readOnly: 'cannot be changed here',
  notUsed: '–',
  cell: 'Selected value',
  optionOf: (option: string, field: string) => `${option}, ${field.toLowerCase()}`,
  optionIn: (column: string, row: string) => `${column}: ${row}`,
  optionKeys: 'Space or Enter switches the selected cell. Alt Backspace goes back to what is inherited.',
  optionNote: (option: string, label: string, value: string) => `${option}: ${label.toLowerCase()} ${value}`,
  edit: 'Edit',
  editNote: (option: string, label: string) => `Edit the ${label.toLowerCase()} of ${option}`,
  showInside: (name: string) => `Show what is inside ${name}`,
  noOptions: (fields: string) => `There are no ${fields} to choose from yet.`,
  atLocations: 'Edit at several locations',
  byLevel: 'Value at each level',
  keys: (hasPrices: boolean) =>
    hasPrices
      ? 'Type a price, +4%, -0.50 or =.49. Ctrl D fills down, Delete removes, and a copied spreadsheet can be pasted.'
      : 'Type a value. Ctrl D fills down, Delete removes, and a copied spreadsheet can be pasted.',
  resetKey: 'Alt Backspace goes back to the value above.',
  formulaResult: (start: string, result: string) => `${formatMoney(start)} becomes ${formatMoney(result)}`,
};
