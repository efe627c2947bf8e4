/**
 * Where to look: sums of what locations sold, by day and by month: `kept.ts`; which have to be made, and by whom: `due.ts`.
 * A trigger marks the days of every ticket that is written: migration 0065.
 */
export { claimRollup, type DueRollup, dueRollups, storeRollup } from './due.ts';
export { keptRollups, rollupsOfMonth } from './kept.ts';
