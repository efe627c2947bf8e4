import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../store/database/tables.ts';

/** The same database, whose results arrive up to so much later, so that calls interleave in different ways. */
export const delayed = (db: Db, longestMs: number, random: () => number): Db =>
  db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await pause(random() * longestMs);
      return result;
    },
  });
