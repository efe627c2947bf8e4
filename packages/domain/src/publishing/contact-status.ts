import { freshnessMs } from '../constants.ts';

export const contactStatuses = ['up-to-date', 'out-of-date', 'never-contacted'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** Instants in epoch milliseconds. A contact exactly at the limit is still up to date. */
export const contactStatus = (lastContact: number | null, now: number): ContactStatus => {
  if (lastContact === null) return 'never-contacted';
  return now - lastContact <= freshnessMs ? 'up-to-date' : 'out-of-date';
};
