import { formatCount, formatList, formatNumber } from '@commissary/domain';
import { formatMoney } from '@commissary/schema';

type Counts = readonly (readonly [name: string, count: number])[];

/** How many names are listed; the others are counted. */
const mostNames = 6;

/** The largest counts, each behind its name, and how many names there are besides. */
const countsOf = (counts: Counts): string => {
  const ordered = counts.toSorted(([, a], [, b]) => b - a).map(([name, count]) => `${name} ${formatNumber(count)}`);
  const others = ordered.length - mostNames;
  return formatList(others < 2 ? ordered : [...ordered.slice(0, mostNames), `${formatNumber(others)} others`]);
};

/** Texts of changing many prices at once. */
export const pricesTexts = {
  title: 'Change prices',
  formula: 'Change',
  formulaHelp: 'An amount, a percentage, an ending, or several: +0.50, -5%, .95, +4% to .49.',
  notAFormula: 'Enter a change such as +4%, -0.50, .49 or +4% to .49.',
  which: 'Which prices',
  selected: (count: number, lowerCase: string) => `The ${formatNumber(count)} selected ${lowerCase}`,
  shown: (count: number, lowerCase: string) => `The ${formatNumber(count)} ${lowerCase} shown here`,
  allIn: (name: string, lowerCase: string) => `All ${lowerCase} of ${name}`,
  all: (lowerCase: string) => `All ${lowerCase}`,
  withoutSize: 'Without sizes',
  part: (label: string) => `${label} too`,
  choices: ['Pricing schemes', 'Sizes'],
  changing: (prices: number) => formatCount(prices, 'price changes', 'prices change'),
  changingOf: (prices: number, members: string) =>
    prices === 0 ? 'No price changes.' : `${pricesTexts.changing(prices)}, of ${members}.`,
  byLocation: 'At each location',
  staying: (count: number) => formatCount(count, 'stays', 'stay'),
  otherLocations: (count: number, isOther: boolean) => formatCount(count, isOther ? 'other location' : 'location'),
  unchanged: (count: number) => `${formatCount(count, 'price stays', 'prices stay')} the same.`,
  largest: 'Largest changes',
  nameOf: (member: string, names: readonly string[]) => [member, ...names].join(', '),
  becomes: (from: string, to: string) => `${formatMoney(from)} → ${formatMoney(to)}`,
  share: (thousandths: number) => `${thousandths < 0 ? '−' : '+'}${(Math.abs(thousandths) / 10).toFixed(1)}%`,
  follow: (counts: Counts) => `Prices that follow change with them: ${countsOf(counts)}.`,
  keptBelow: (counts: Counts) => `Prices set below stay as they are: ${countsOf(counts)}.`,
  locked: (count: number) => `${formatCount(count, 'price')} cannot be changed by you here.`,
  refused: (count: number) =>
    `${formatCount(count, 'price')} would be below $0.00 or too high. Nothing is changed before these are left out:`,
  members: (count: number, label: string, lowerCase: string) =>
    `${formatNumber(count)} ${count === 1 ? label : lowerCase}`,
  cancel: 'Cancel',
  apply: (count: number) => `Change ${formatCount(count, 'price')}`,
  changed: (count: number) => `${formatCount(count, 'price')} changed, not saved yet.`,
};
