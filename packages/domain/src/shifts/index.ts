/**
 * Where to look:
 * - What a shift is, as terminals send it and the server stores it: `shift.ts`; which are kept, and what is noted of them:
 *   `judge-shift.ts`.
 * - What it is paid by, and what a week of shifts pays: `shift-pay.ts`, by the rules of `../labor`; what they count for in
 *   reports: `shift-postings.ts`, the only place that decides it; `docs/adr/0104-shifts.md`.
 */
export { judgeShift, type ShiftFlag, shiftFlags } from './judge-shift.ts';
export * from './shift.ts';
export {
  laborWeekOf,
  type PaidShift,
  type ShiftTerms,
  shiftDay,
} from './shift-pay.ts';
export { /** @public */ shiftNames, /** @public */ shiftPostings } from './shift-postings.ts';
