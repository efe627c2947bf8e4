/**
 * Where to look: sums of what locations sold, by day and by month: `kept.ts`; which have to be made, and by whom: `due.ts`;
 * days as they were closed: `closed.ts`; which file has a closed day: `filed.ts`,
 * and whether ClickHouse has it: `sent.ts`; sums of a company and its groups, made of those of locations: `scopes.ts`, and how
 * they are read: `scope-sums.ts`.
 * A trigger marks the days of every ticket that is written: migration 0065.
 */
export { findClosedDay, type LocationDay, openDays, putClosedDay } from './closed.ts';
export { claimRollup, type DueRollup, dueRollups, storeRollup } from './due.ts';
export {
  fileDays,
  filedDays,
  filedInMonth,
  moveDays,
  type UnfiledDay,
  unfiledDays,
  unusedFiles,
  usedFiles,
} from './filed.ts';
export { type AskedSpans, type KeptRollup, keptRollups, rollupsOfMonth } from './kept.ts';
export { scopeSums } from './scope-sums.ts';
export {
  claimScope,
  type DueScope,
  dueScopes,
  endMoves,
  markScopes,
  membersOfScope,
  movedCompanies,
  storeScope,
} from './scopes.ts';
export { forgetSent, markSent, sentDays, sentMonths, type UnsentDay, unsentDays } from './sent.ts';
