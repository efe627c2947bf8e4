import { formatMoney } from '@commissary/schema';

/** Texts of tables with a value for each pair of members. */
export const matrixTexts = {
  value: 'Value',
  noValue: '—',
  noValueAt: 'no value',
  inherited: 'inherited',
  sameAs: (name: string) => `as ${name}`,
  legendInherited: 'as …: no value of its own, that one applies',
  setAt: (level: string) => `set at ${level}`,
  readOnly: 'cannot be changed here',
  notUsed: '–',
  cell: 'Selected value',
  byLevel: 'Value at each level',
  keys: (hasPrices: boolean) =>
    hasPrices
      ? 'Type a price, +4%, -0.50 or =.49. Ctrl D fills down, Delete removes, and a copied spreadsheet can be pasted.'
      : 'Type a value. Ctrl D fills down, Delete removes, and a copied spreadsheet can be pasted.',
  resetKey: 'Alt Backspace goes back to the value above.',
  noStart: 'There is no price to compute this from.',
  formulaResult: (start: string, result: string) => `${formatMoney(start)} becomes ${formatMoney(result)}`,
};
