import type { CloneSummary } from '@commissary/contract';
import { formatCount } from '@commissary/domain';

const titles = { settings: 'in the settings', menu: 'in the menu', employment: 'in employment' } as const;

/** How many values a new location starts with that is made like another, and how many it does not take over. */
export const cloneSummaryText = (likeness: readonly CloneSummary[]): string => {
  const taken = likeness.filter(({ taken }) => taken > 0);
  const total = taken.reduce((sum, { taken }) => sum + taken, 0);
  const left = likeness.reduce((sum, { left }) => sum + left, 0);
  const where = taken.map(({ kind, taken }) => `${taken} ${titles[kind]}`).join(', ');
  const starts =
    total === 0 ? 'It has no overrides to copy.' : `Starts with ${formatCount(total, 'value')} of its own: ${where}.`;
  if (left === 0) return starts;
  return `${starts} ${formatCount(left, 'value is', 'values are')} left out: secrets, and what you may not set.`;
};
