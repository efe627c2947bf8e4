import type { IssueCode, IssueParams } from '@commissary/schema';
import type { RuleCode } from '../documents/rule.ts';
import { messages } from './messages.ts';

/** What a broken rule of a document says. */
export const ruleTexts: Readonly<Record<RuleCode, string>> = {
  unnamed: 'Enter a name.',
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
  UNKNOWN_IMAGE: messages.image.gone,
};

/** What each check of a value says. */
export const issueTexts: Readonly<Record<Exclude<IssueCode, 'rule'>, (params: IssueParams) => string>> = {
  type: () => 'This value is not valid for this field.',
  missing: () => 'Enter a value.',
  'unknown-field': () => 'Unknown field.',
  'too-long': ({ max }) => `Use at most ${max} characters.`,
  'too-small': ({ min }) => `Enter ${min} or more.`,
  'too-large': ({ max }) => `Enter ${max} or less.`,
  'too-many': ({ max }) => `There can be at most ${max} of these.`,
  'not-a-step': ({ step }) => (step === 1 ? 'Enter a whole number.' : `Enter a multiple of ${step}.`),
  format: () => 'Check the format of this value.',
  'not-an-option': () => 'Choose one of the options.',
  'bad-id': () => 'This ID cannot be used.',
  'duplicate-id': ({ id }) => `Duplicate ID: ${id}.`,
  'fixed-member': () => 'Built-in entries cannot be deleted. Disable it instead.',
  'kept-member': () => 'This cannot be deleted because past orders use it. Disable it instead.',
  'not-unique': ({ value }) => `“${value}” is already in use.`,
  'empty-secret': () => 'Enter a new value or clear it.',
  'needs-newer-pos': ({ min, version }) =>
    `This needs POS ${min}, and the location runs ${version}. Choose another option.`,
  'card-number': () => 'This looks like a card number. Do not store card numbers here.',
};
