import type { Context } from '../services/context/index.ts';
import { compareSent, sendClosedDays } from '../services/reports/index.ts';
import { noWork, type RunningJob, startRepeated } from './repeated.ts';

/** Once a minute; so many turns are a day. */
const [everyMs, turnsADay] = [60_000, 1_440];

/** Sends what was sold on closed days to ClickHouse, where there is one, and compares what is there at the start and once a day. */
export const startDaySender = (context: Context): RunningJob => {
  if (context.clickHouse === null) return noWork;
  let turns = 0;
  return startRepeated(context, {
    everyMs,
    failed: 'Sending what was sold to ClickHouse failed; it is tried again.',
    work: async isStopped => {
      await sendClosedDays(context, isStopped);
      if (turns % turnsADay === 0 && !isStopped()) await compareSent(context);
      turns += 1;
    },
  });
};
