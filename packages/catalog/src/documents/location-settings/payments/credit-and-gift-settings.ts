import { array, choice, type Field, group, money, number, percent, toggle, type Value } from '@commissary/schema';
import { rule } from '../../../rule.ts';
import { creditProcessing, giftProcessing, merchantProcessor } from './credit-processors.ts';

const whenOn = { path: 'enabled', equals: true } as const;

const result = (label: string) =>
  choice({
    label,
    options: [
      { value: 'UNKNOWN', label: 'Unknown' },
      { value: 'NO_MATCH', label: 'No match' },
      { value: 'PARTIAL', label: 'Partial match' },
      { value: 'MATCH', label: 'Match' },
    ],
  });

const securityFields = group(
  { label: 'Security' },
  {
    cvvKeyed: toggle({ label: 'Require CVV for keyed cards', initial: true }),
    cvvWeb: toggle({ label: 'Require CVV online', initial: true }),
    cvvGift: toggle({ label: 'Require CVV for gift cards' }),
    archive: number({ label: 'Keep card transaction archive for', unit: 'years', initial: 1, min: 1, max: 10 }),
    minimumAvsResultAllowed: result('Minimum AVS result'),
    minimumAvsResultAllowedWeb: result('Minimum AVS result, online'),
    minimumCvvResultAllowed: result('Minimum CVV result'),
    signatureRequirement: choice({
      label: 'Signature requirement',
      options: [
        { value: 'DEFAULT', label: 'Processor default' },
        { value: 'ALWAYS', label: 'Always' },
        { value: 'NEVER', label: 'Never' },
        { value: 'ABOVE_THRESHOLD', label: 'Above threshold' },
      ],
    }),
    signatureThreshold: money({
      label: 'Signature threshold',
      visibleWhen: { path: 'signatureRequirement', equals: 'ABOVE_THRESHOLD' },
    }),
    allowableExcessMultiplier: number({
      label: 'Charge above the hold',
      help: 'How far a final amount may exceed the authorization (0.5 = 50%)',
      initial: 0.5,
      min: 0,
      max: 5,
      step: 0.01,
    }),
  },
);
export interface CardSecurity extends Value<typeof securityFields> {}
const cardSecurity: Field<CardSecurity> = securityFields;

const printFields = group(
  { label: 'Printing' },
  {
    creditReceipts: number({ label: 'Credit receipt copies', initial: 1, min: 0, max: 5 }),
    giftReceipts: number({ label: 'Gift receipt copies', initial: 1, min: 0, max: 5 }),
    tipLines: toggle({ label: 'Print tip line' }),
    tipCalculator: toggle({ label: 'Print tip suggestions', help: 'Shows the dollar amount for each percentage' }),
    presetPercentages: array(
      { label: 'Preset tip percentages', max: 6, visibleWhen: { path: 'tipCalculator', equals: true } },
      percent({ label: 'Percentage', max: '100.00' }),
    ),
    creditFontSize: choice({
      label: 'Credit receipt font size',
      initial: 'LARGE',
      options: [
        { value: 'SMALL', label: 'Small' },
        { value: 'NORMAL', label: 'Normal' },
        { value: 'LARGE', label: 'Large' },
      ],
    }),
    printDeliveryReceipt: choice({
      label: 'Delivery receipt copies',
      initial: 'BOTH',
      options: [
        { value: 'NONE', label: 'None' },
        { value: 'MERCHANT', label: 'Merchant' },
        { value: 'CUSTOMER', label: 'Customer' },
        { value: 'BOTH', label: 'Both' },
      ],
    }),
  },
);
export interface CardPrinting extends Value<typeof printFields> {}
const cardPrinting: Field<CardPrinting> = printFields;

const fields = group(
  {
    label: 'Credit and gift',
    help: 'Processors, fees, security and card receipts',
    permission: 'configureCreditCards',
    layout: [
      { fields: ['credit', 'gift'] },
      { title: 'Processor and wallets', fields: ['merchantProcessor', 'onlineMobileWallet'] },
      { fields: ['convenienceFee', 'surcharge', 'cashDiscount'] },
      { fields: ['securitySettings', 'printSettings'] },
    ],
  },
  {
    credit: creditProcessing,
    gift: giftProcessing,
    merchantProcessor,
    onlineMobileWallet: toggle({ label: 'Accept mobile wallets online' }),
    convenienceFee: group(
      { label: 'Convenience fee' },
      {
        enabled: toggle({ label: 'Convenience fee', help: 'On card payments online' }),
        amount: money({ label: 'Amount', initial: '1.00', visibleWhen: whenOn }),
      },
    ),
    surcharge: group(
      { label: 'Surcharge' },
      {
        enabled: toggle({
          label: 'Surcharge',
          help: 'Added to credit card payments. Turns off the cash discount',
          exclusiveWith: '/creditAndGiftSettings/cashDiscount',
        }),
        percent: percent({ label: 'Percent', initial: '1.00', max: '100.00', visibleWhen: whenOn }),
      },
    ),
    cashDiscount: toggle({
      label: 'Cash discount',
      help: 'Discount for paying cash. Turns off the surcharge',
      exclusiveWith: '/creditAndGiftSettings/surcharge/enabled',
    }),
    securitySettings: cardSecurity,
    printSettings: cardPrinting,
  },
  [
    rule<{ surcharge: { enabled: boolean }; cashDiscount: boolean }>(
      'surcharge-or-discount',
      'cashDiscount',
      ({ surcharge, cashDiscount }) => !(surcharge.enabled && cashDiscount),
    ),
  ],
);

export interface CreditAndGiftSettings extends Value<typeof fields> {}
export const creditAndGiftSettings: Field<CreditAndGiftSettings> = fields;
