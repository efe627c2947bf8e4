import { formatNumber } from '@commissary/domain';

/** The terminals of a location by their state. */
export const terminalFloorTexts = {
  tiles: 'State of each terminal',
  words: {
    live: 'Live',
    fetching: 'Runs an earlier version',
    empty: 'Runs nothing yet',
    trouble: 'Could not take what is live',
  },
  silentSince: (when: string) => `No contact since ${when}`,
  counts: {
    live: (count: number) => `${formatNumber(count)} live`,
    fetching: (count: number) => `${formatNumber(count)} with an earlier version`,
    empty: (count: number) => `${formatNumber(count)} with nothing yet`,
    silent: (count: number) => `${formatNumber(count)} without contact`,
    trouble: (count: number) => `${formatNumber(count)} with a problem`,
  },
};
