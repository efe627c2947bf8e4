import { formatCount, formatNumber } from '@commissary/domain';

/** Texts of home about certifications that have expired or will soon. */
export const certificatesDueTexts = {
  due: (count: number) => `${formatCount(count, 'employee')} with a certification that has expired or will soon`,
  one: (person: string, certification: string, day: string) => `${person}: ${certification}, ${day}`,
  other: 'a certification',
  more: (named: string, count: number) => (count === 0 ? named : `${named}, and ${formatNumber(count)} more`),
  open: 'Open employees',
};
