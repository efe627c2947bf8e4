export * from './csv.ts';
export { emailLength, emailPattern } from './email.ts';
export {
  formatCount,
  formatList,
  formatNumber,
  formatPhone,
  formatWholePercent,
  numberFormatsOf,
  pad,
  pluralForm,
} from './formats.ts';
export * from './money.ts';
export * from './noun.ts';
export { outliersIn } from './outliers.ts';
export { applyPriceFormula, type PriceFormula, parsePriceFormula } from './price-formula.ts';
export { type PriceSearch, parsePriceSearch } from './price-search.ts';
export { delimiterOf, type TableProblem, tableText } from './table-text.ts';
export { typedLines } from './typed-lines.ts';
