/**
 * Where to look:
 * - What the numbers of reports are: `measures.ts`, their words `packages/catalog/src/texts/reports.ts`; what a ticket
 *   counts for: `packages/domain/src/tickets/postings-of.ts`; `docs/adr/0098-postings.md`.
 * - The reports, as data: `reports.ts` and a file for each; what is asked and how it is answered `ask.ts`, from what is
 *   kept of longer periods `rollups.ts`; which days a person chooses and compares `period.ts`.
 */
export {
  type Answer,
  /** @public */ answer,
  /** @public */ answerFrom,
  type Period,
  type Question,
  /** @public */ sumsFor,
  /** @public */ unanswerable,
} from './ask.ts';
export {
  /** @public */ dimensionsOf,
  type MeasureKey,
  /** @public */ measures,
  /** @public */ measureValue,
  reportDimensions,
} from './measures.ts';
export {
  type Comparison,
  /** @public */ comparedWith,
  dayCount,
  daysIn,
  type PeriodChoice,
  /** @public */ periodOf,
} from './period.ts';
export type { Report, ReportTable } from './report.ts';
export { reports } from './reports.ts';
export {
  type RollupKey,
  type RollupSpan,
  /** @public */ rollUp,
  /** @public */ rollupFor,
  /** @public */ rollups,
  /** @public */ wholeMonths,
} from './rollups.ts';
