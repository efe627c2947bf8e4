import type { IssueCode, IssueParams } from '@commissary/schema';
import type { RuleCode } from '../../rule.ts';
import { messages } from '../messages.ts';
import { valueTexts } from './values.ts';

/** What a broken rule of a document says. */
export const ruleTexts: Readonly<Record<RuleCode, string>> = {
  unnamed: 'Enter a name.',
  'not-one-default-scheme': 'One pricing scheme is the default, no more and no less.',
  'default-scheme-inactive': 'The default pricing scheme is always active.',
  'title-missing': 'Enter a title.',
  'several-default-schemes': 'Only one pricing scheme can be the default.',
  'choice-of-nothing': 'Choose what this means.',
  'combo-of-nothing': 'Choose the item groups.',
  'multi-buy-range': 'No more items can be reduced than the guest buys.',
  'coupon-code-missing': 'Enter the coupon code.',
  'dates-reversed': 'The last day is before the first.',
  'choices-range': 'The maximum must be at least the minimum.',
  'choices-required': 'A required choice has a minimum of at least 1.',
  'choices-included': 'No more choices can be included than the maximum allows.',
  'payment-range': 'The maximum payment must be at least the minimum.',
  'lead-time-range': 'The minimum lead time is longer than orders are taken in advance.',
  'stars-order': 'Each star must come after at least as many orders as the one before it.',
  'ticket-number-range': 'Numbers cannot start above the maximum ticket number.',
  'late-before-warning': 'Late must come after the warning.',
  'scheme-follows-itself': 'This scheme follows itself. Choose another one.',
  'gift-only': 'Only the Gift tender can require a gift certificate.',
  'department-unnamed': messages.department.unnamed,
  'job-type-unnamed': 'Enter a name for the job type.',
  'job-type-without-department': 'Choose a department for the job type.',
  'salary-total': 'The salary allocations of the seven days must add up to 100.00%.',
  'no-date': 'Choose a date.',
  'promise-order': 'The default must be between the minimum and the maximum.',
  'kitchen-on-receipt': 'A kitchen printer needs a receipt-type physical printer.',
  'drawer-not-assigned': 'Choose a default drawer that is assigned to this station.',
  'zone-not-drawn': 'Draw the zone on the map.',
  'one-time': 'Enter both a start and an end time, or leave both blank.',
  'worldpay-incomplete': messages.processor.worldPay,
  'mercury-incomplete': messages.processor.mercury,
  'open-edge-incomplete': messages.processor.openEdge,
  'cayan-incomplete': messages.processor.cayan,
  'valutec-gift-incomplete': messages.processor.valutecGift,
  'mercury-gift-incomplete': messages.processor.mercuryGift,
  'cayan-gift-incomplete': messages.processor.cayanGift,
  'surcharge-or-discount': 'Choose the surcharge or the cash discount, not both.',
  'support-day-missing': 'Choose the last day on which support may change settings.',
  UNKNOWN_IMAGE: messages.image.gone,
};

/** What to enter when the text in a field of this kind could not be read. */
export const parseHints: Readonly<Record<string, string>> = {
  'time-of-day': 'Enter hours, minutes and AM or PM, such as 09:30 AM.',
  image: 'This image was not uploaded here. Choose it again.',
  phone: 'Enter 10 digits.',
  money: 'Enter an amount such as 12.50.',
  point: 'Enter a latitude and a longitude, such as 41.8838, -87.6411.',
  percent: 'Enter a percentage such as 8.25.',
  color: 'Enter a color as # and six digits from 0 to f, such as #306090.',
  duration: 'Enter a number.',
  number: 'Enter a number.',
  distance: 'Enter a number of miles, such as 2.5.',
  date: 'Enter a date such as 2026-05-01.',
  'date-range': 'Enter two dates such as 2026-05-01 – 2026-05-31.',
  'weekly-schedule': 'Enter days and times such as Mon-Fri 11:00 AM-02:00 PM.',
  'rich-text': 'This text has elements that are not allowed here.',
  'localized-text': 'Enter a language and a text such as en: Soup.',
};

/** The same for a text of this format. */
export const formatHints: Readonly<Record<string, string>> = { EMAIL: 'Enter an email address.' };

/** A limit of a field with a unit: `15 minutes`. */
const limit = (value: IssueParams[string] | undefined, unit: IssueParams[string] | undefined): string => {
  if (typeof value !== 'number') return String(value);
  switch (unit) {
    case 'seconds':
    case 'minutes':
    case 'hours':
    case 'days':
      return valueTexts.duration(value, unit);
    case 'miles':
      return valueTexts.miles(value);
    case 'meters':
      return valueTexts.meters(value);
    default:
      return String(value);
  }
};

/** What each check of a value says. */
export const issueTexts: Readonly<Record<Exclude<IssueCode, 'rule'>, (params: IssueParams) => string>> = {
  type: () => 'This value is not valid for this field.',
  missing: () => 'Enter a value.',
  'unknown-field': () => 'Unknown field.',
  'too-long': ({ max }) => `Use at most ${max} characters.`,
  'too-small': ({ min, unit }) => `Enter ${limit(min, unit)} or more.`,
  'too-large': ({ max, unit }) => `Enter ${limit(max, unit)} or less.`,
  'too-many': ({ max }) => `There can be at most ${max} of these.`,
  'too-few': ({ min }) => `There must be at least ${min} of these.`,
  'not-a-step': ({ step }) => (step === 1 ? 'Enter a whole number.' : `Enter a multiple of ${step}.`),
  format: () => 'Check the format of this value.',
  'not-an-option': () => 'Choose one of the options.',
  'bad-id': () => 'This ID cannot be used.',
  'duplicate-id': ({ id }) => `Duplicate ID: ${id}.`,
  'out-of-scope': ({ parent }) => `This belongs to another ${String(parent).toLowerCase()}. Choose one of the same.`,
  'ends-before-start': () => 'The end is before the start.',
  overlap: () => 'Another one is in these cells. Move one of them.',
  'outside-grid': ({ columns }) => `The grid has ${columns} columns. Move this to the left, or make it smaller.`,
  'fixed-member': () => 'Built-in items cannot be deleted. Disable it instead.',
  'kept-member': () => 'This cannot be deleted because past orders use it. Disable it instead.',
  'not-unique': ({ value }) => `“${value}” is already in use.`,
  'empty-secret': () => 'Enter a new value or clear it.',
  'needs-newer-pos': ({ min, version }) =>
    `This needs POS ${min}, and the location runs ${version}. Choose another option.`,
  'override-only': () => 'This is set for a group or a location, never for the company.',
  'card-number': () => 'This looks like a card number. Do not store card numbers here.',
};
