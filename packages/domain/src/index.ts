export * from './accounts/index.ts';
export * from './address.ts';
export * from './audit.ts';
export * from './certification.ts';
export * from './constants.ts';
export * from './contrast.ts';
export * from './employee-import/index.ts';
export {
  addMoney,
  applyPriceFormula,
  compareMoney,
  csvOf,
  delimiterOf,
  emailLength,
  emailPattern,
  type FileNumber,
  formatCount,
  formatList,
  formatNumber,
  formatPhone,
  formatWholePercent,
  fromCents,
  hasOrHave,
  isMoney,
  isOrAre,
  type Noun,
  numberFormatsOf,
  outliersIn,
  type PriceFormula,
  type PriceSearch,
  parsePriceFormula,
  parsePriceSearch,
  pluralForm,
  type TableProblem,
  tableText,
  toCents,
  typedLines,
  withoutFormulaGuard,
} from './formats/index.ts';
export * from './hours/index.ts';
export * from './image-search.ts';
export * from './images.ts';
export * from './imported-table/index.ts';
export * from './labor/index.ts';
export * from './language/index.ts';
export * from './level.ts';
export * from './licensing.ts';
export * from './menu/index.ts';
export * from './menu-layout/index.ts';
export * from './news.ts';
export * from './offers/index.ts';
export * from './permissions/index.ts';
export * from './pricing/index.ts';
export * from './publishing/index.ts';
export * from './push/index.ts';
export * from './record-of.ts';
export * from './restriction.ts';
export * from './scheduling.ts';
export * from './shifts/index.ts';
export * from './shown-menu/index.ts';
export * from './tickets/index.ts';
export * from './zones/index.ts';
