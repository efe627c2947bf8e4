import { formatCount, formatList, formatNumber } from '@commissary/domain';
import type { Finding, FindingCode } from '../../finding.ts';

interface FindingTexts {
  /** What the findings of this code have in common. */
  readonly title: string;
  readonly sentence: (finding: Finding) => string;
  /** The link to the field, or the act that repairs it. */
  readonly action: (finding: Finding) => string;
}

const activate: FindingTexts['action'] = ({ names: [name = ''] }) => `Make ${name} active`;

const soldWhere = (channel: string): string => (channel === 'ONLINE' ? 'online' : 'at the point of sale');

const forOrderTypes = (names: Finding['orderTypes']): string =>
  names === undefined ? '' : `, for ${formatList(names)} orders`;

const hoursOf = {
  inStore: 'in-store hours',
  online: 'online hours',
  delivery: 'delivery hours',
  onlineDelivery: 'online delivery hours',
};

/** Texts of what is most likely a mistake in a document. */
const ofCode: Readonly<Record<FindingCode, FindingTexts>> = {
  'price-missing': {
    title: 'Without a price',
    sentence: ({ names: [name = '', ...schemes], orderTypes }) =>
      `${name} has no price in ${formatList(schemes)}${forOrderTypes(orderTypes)}.`,
    action: () => 'Enter the price',
  },
  'below-nothing': {
    title: 'Prices below zero',
    sentence: ({ names: [scheme = '', item = ''], count = 0, orderTypes }) =>
      `${scheme} takes more off ${item}${count > 1 ? ` and ${formatCount(count - 1, 'other item')}` : ''} than the price${forOrderTypes(orderTypes)}: sold for $0.00.`,
    action: () => 'Change the difference',
  },
  'tax-missing': {
    title: 'Without tax',
    sentence: ({ names: [name = ''] }) => `No tax is charged for ${name}.`,
    action: () => 'Choose a tax',
  },
  'no-tax-rate': {
    title: 'No tax rate',
    sentence: ({ names: [name = ''], count = 0 }) =>
      `Nothing on the menu is taxed: ${count > 1 ? `the rates of all ${formatNumber(count)} taxes are` : `the rate of ${name} is`} 0.00 %.`,
    action: () => 'Enter the rate',
  },
  'inactive-department': {
    title: 'Active, but not sold',
    sentence: ({ names: [name = ''], count = 0 }) =>
      `${formatCount(count, 'active item')} cannot be ordered: the department ${name} is inactive.`,
    action: activate,
  },
  'inactive-category': {
    title: 'Active, but not sold',
    sentence: ({ names: [name = ''], count = 0 }) =>
      `${formatCount(count, 'active item')} cannot be ordered: the category ${name} is inactive.`,
    action: activate,
  },
  'no-channel': {
    title: 'Active, but not sold',
    sentence: ({ names: [name = ''] }) => `${name} is sold nowhere: neither at the point of sale nor online.`,
    action: () => 'Choose where',
  },
  'not-online': {
    title: 'Not shown online',
    sentence: ({ names: [name = ''], count = 0 }) =>
      `${formatCount(count, 'item')} of ${name} ${count === 1 ? 'is' : 'are'} sold online, and in no online category.`,
    action: () => 'Show an item',
  },
  'offer-on-nothing': {
    title: 'Offers without items',
    sentence: ({ names: [name = ''] }) => `No item on the menu is part of the offer ${name}.`,
    action: () => 'Choose items',
  },
  'limited-to-nothing': {
    title: 'Limited to what was removed',
    sentence: ({ names: [name = '', label = ''] }) =>
      `${name} applies to nothing: what it was limited to under ${label} was removed.`,
    action: () => 'Choose again',
  },
  'too-few-options': {
    title: 'Questions that cannot be answered',
    sentence: ({ names: [name = ''], count = 0, needed = 0 }) =>
      `A guest has to choose ${needed} of ${name}, and there ${count === 1 ? 'is' : 'are'} ${formatCount(count, 'active modifier')}.`,
    action: ({ repair, count = 0 }) => (repair === undefined ? 'Change the minimum' : `Ask for ${count}`),
  },
  'too-few-on-sale': {
    title: 'Questions that cannot be answered',
    sentence: ({ names: [name = '', channel = ''], count = 0 }) =>
      `${formatCount(count, 'active item')} cannot be ordered ${soldWhere(channel)}: fewer modifiers of ${name} are on sale there than a guest has to choose.`,
    action: () => 'Change the minimum',
  },
  'more-than-maximum': {
    title: 'Questions that cannot be answered',
    sentence: ({ names: [name = ''], count = 0 }) =>
      `${formatCount(count, 'active item')} cannot be ordered: more of ${name} is included than a guest may choose.`,
    action: () => 'Change the maximum',
  },
  'slot-without-choice': {
    title: 'Combos that cannot be ordered',
    sentence: ({ names: [slot = '', channel = '', name = ''] }) =>
      `${name} cannot be ordered ${soldWhere(channel)}: nothing on sale there can be chosen for ${slot}.`,
    action: () => 'Add a choice',
  },
  'no-hours': {
    title: 'Without hours',
    sentence: () => 'It is never open: no channel has hours.',
    action: () => 'Enter hours',
  },
  'channel-without-hours': {
    title: 'Without hours',
    sentence: ({ names: types, channel = 'inStore' }) =>
      `${formatList(types)} ${types.length === 1 ? 'is' : 'are'} offered, and there are no ${hoursOf[channel]}.`,
    action: () => 'Enter hours',
  },
  'zone-without-fee': {
    title: 'Zones without a fee',
    sentence: ({ names: [name = ''] }) => `Delivery to ${name} costs nothing.`,
    action: () => 'Enter the fee',
  },
  'drawer-without-station': {
    title: 'Cash drawers without a station',
    sentence: ({ names: [name = ''] }) => `No station opens ${name}.`,
    action: () => 'Choose a station',
  },
  'kitchen-without-printer': {
    title: 'Kitchen printers without a printer',
    sentence: ({ names: [name = ''] }) => `Tickets for ${name} are printed nowhere.`,
    action: ({ names: [, printer = ''], repair }) =>
      repair === undefined ? 'Choose a printer' : `Print on ${printer}`,
  },
  'equal-names': {
    title: 'Equal names',
    sentence: ({ names: [name = ''] }) => `There is another ${name} beside it.`,
    action: () => 'Rename',
  },
  'job-without-department': {
    title: 'Job types without a department',
    sentence: ({ names: [name = ''] }) => `${name} has no department.`,
    action: () => 'Choose a department',
  },
  'pin-missing': {
    title: 'Without a PIN',
    sentence: ({ names: [name = ''] }) => `${name} has a job and no PIN, and cannot log on at terminals.`,
    action: () => 'Set a PIN',
  },
  'certification-ended': {
    title: 'Expired certifications',
    sentence: ({ names: [name = '', requirement = ''] }) => `${requirement} of ${name} has expired.`,
    action: () => 'Renew it',
  },
};

export const findingsTexts = {
  of: (finding: Finding): FindingTexts => ofCode[finding.code],
  actionFor: (action: string, sentence: string) => `${action}: ${sentence}`,
  none: {
    menu: 'Nothing found. Every active item has a price and a tax and can be ordered.',
    settings: 'Nothing found. What is offered has hours, and every printer, drawer and zone is in use.',
    employment: 'Nothing found. Every job type has a department, and no two have the same name.',
  },
  found: (count: number) => `${formatCount(count, 'thing')} to check`,
  more: (count: number) => `Show ${formatNumber(count)} more`,
  beforePublish: (count: number) => `${formatCount(count, 'thing')} to check before publishing`,
  hidden: (count: number) => `and ${formatNumber(count)} more. Correct these, and the preview shows the next.`,
};
