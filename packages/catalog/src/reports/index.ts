/**
 * Where to look:
 * - What the numbers of reports are: `measures.ts`, their words `packages/catalog/src/texts/reports.ts`; what a ticket
 *   counts for: `packages/domain/src/tickets/postings-of.ts`; `docs/adr/0098-postings.md`.
 * - What a screen and its files make of an answer: beside another period `compared.ts`, in which order `report-order.ts`,
 *   as text `report-words.ts`, as cells of a file `report-sheet.ts`; `docs/adr/0100-report-screens.md`.
 * - The reports, as data: `reports.ts` and a file for each; what is asked and how it is answered `ask.ts`, from what is
 *   kept of longer periods `rollups.ts`; which days a person chooses and compares `period.ts`, what else it is restricted to
 *   `report-filters.ts`, what is below a row `drill.ts`; `docs/adr/0106-below-a-figure.md`.
 */
export {
  type Answer,
  /** @public */ answer,
  /** @public */ answerFrom,
  isAsked,
  type Period,
  type Question,
  /** @public */ sumsFor,
  /** @public */ unanswerable,
} from './ask.ts';
export {
  type AskableReport,
  type AskedReport,
  askedReport,
  type ChosenComparison,
  type ChosenPeriod,
  chosenPeriod,
  comparisonChoices,
  periodChoices,
} from './asked-report.ts';
export { type AskedShifts, doubtfulShiftsText, shiftsIn } from './asked-shifts.ts';
export type {
  ComparedRow,
  ComparedTable,
  ComparedValue,
} from './compared.ts';
export { isTitled } from './dashboard-title.ts';
export { type Drill, type DrilledReport, drillOf } from './drill.ts';
export {
  /** @public */ dimensionsOf,
  isOfTickets,
  type MeasureKey,
  /** @public */ measures,
  /** @public */ measureValue,
  reportDimensions,
} from './measures.ts';
export {
  type Comparison,
  dayCount,
  daysIn,
  type PeriodChoice,
} from './period.ts';
export {
  mostDaysOfShifts,
  mostDoubts,
  questionsOf,
  type Report,
  type ReportFolder,
  type ReportRights,
  type ReportTable,
} from './report.ts';
export { fileNameOf, headRows, type ReportFileHead, reportCsv } from './report-file.ts';
export {
  countedIn,
  countedText,
  knownValues,
  type ReportFilters,
  reportViewMembers,
  valueIn,
  valueText,
  viewQueryOf,
} from './report-filters.ts';
export { firstOrder, orderedRows, type RowOrder } from './report-order.ts';
export { type ReportSheet, reportSheets, type SheetCell, tableTitle } from './report-sheet.ts';
export {
  changeText,
  dimensionWords,
  filterWords,
  measureText,
  measureUnit,
  periodWords,
  type ReportNames,
  rowWords,
  valuesWords,
} from './report-words.ts';
export { type ReportKey, reports } from './reports.ts';
export {
  asksShifts,
  asksTickets,
  isAnsweredByRollups,
  isAnsweredByScopes,
  mostDaysOf,
  mostDaysOfSums,
  mostDaysOfTickets,
  /** @public */ partOfMonth,
  type RollupKey,
  type RollupSpan,
  /** @public */ rollUp,
  /** @public */ rollUpScope,
  /** @public */ rollupFor,
  rollupOfScope,
  /** @public */ rollups,
  /** @public */ rollupsOf,
  ticketAmountsOf,
  /** @public */ wholeMonths,
} from './rollups.ts';
export { beginWords, comparedWords, reportHead, type ShownTables, shownTables } from './shown-report.ts';
