import { choice, type Field, group, money, number, percent, rows, toggle, type Value } from '@commissary/schema';
import { rule } from '../rule.ts';
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
    cvvKeyed: toggle({ label: 'Ask for the code of keyed cards', initial: true }),
    cvvWeb: toggle({ label: 'Ask for the code online', initial: true }),
    cvvGift: toggle({ label: 'Ask for the code of gift cards' }),
    archive: number({ label: 'Keep payment records', unit: 'years', initial: 1, min: 1, max: 10 }),
    minimumAvsResultAllowed: result('Weakest address match'),
    minimumAvsResultAllowedWeb: result('Weakest address match online'),
    minimumCvvResultAllowed: result('Weakest code match'),
    signatureRequirement: choice({
      label: 'Signature',
      options: [
        { value: 'DEFAULT', label: "By the processor's rules" },
        { value: 'ALWAYS', label: 'Always' },
        { value: 'NEVER', label: 'Never' },
        { value: 'ABOVE_THRESHOLD', label: 'Above an amount' },
      ],
    }),
    signatureThreshold: money({
      label: 'Signature above',
      visibleWhen: { path: 'signatureRequirement', equals: 'ABOVE_THRESHOLD' },
    }),
    allowableExcessMultiplier: number({
      label: 'Allowed excess',
      help: 'Share by which a payment may exceed what was authorised',
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
    creditReceipts: number({ label: 'Credit receipts', initial: 1, min: 0, max: 5 }),
    giftReceipts: number({ label: 'Gift receipts', initial: 1, min: 0, max: 5 }),
    tipLines: toggle({ label: 'Lines for the tip' }),
    tipCalculator: toggle({ label: 'Suggested tips', help: 'Prints what each percentage comes to' }),
    presetPercentages: rows(
      { label: 'Percentages', max: 6, visibleWhen: { path: 'tipCalculator', equals: true } },
      percent({ label: 'Percentage', max: '100.00' }),
    ),
    creditFontSize: choice({
      label: 'Letters',
      initial: 'LARGE',
      options: [
        { value: 'SMALL', label: 'Small' },
        { value: 'NORMAL', label: 'Normal' },
        { value: 'LARGE', label: 'Large' },
      ],
    }),
    printDeliveryReceipt: choice({
      label: 'Receipt of deliveries',
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
    help: 'Card payments, what they cost guests, and their receipts',
    permission: 'configureCreditCards',
    layout: [
      { fields: ['credit', 'gift'] },
      { title: 'Settlement and wallets', fields: ['merchantProcessor', 'onlineMobileWallet'] },
      { fields: ['convenienceFee', 'surcharge', 'cashDiscount'] },
      { fields: ['securitySettings', 'printSettings'] },
    ],
  },
  {
    credit: creditProcessing,
    gift: giftProcessing,
    merchantProcessor,
    onlineMobileWallet: toggle({ label: 'Mobile wallets online' }),
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
          help: 'On credit cards; turns the cash discount off',
          turnsOff: '/creditAndGiftSettings/cashDiscount',
        }),
        percent: percent({ label: 'Percent', initial: '1.00', max: '100.00', visibleWhen: whenOn }),
      },
    ),
    cashDiscount: toggle({
      label: 'Cash discount',
      help: 'Cash costs less than cards; turns the surcharge off',
      turnsOff: '/creditAndGiftSettings/surcharge/enabled',
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
