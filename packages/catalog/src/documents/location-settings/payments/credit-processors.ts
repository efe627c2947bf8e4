import { giftProcessorMinPosVersion as minPosVersion } from '@commissary/domain';
import { choice, type Field, group, hasSecret, secret, text, type Value } from '@commissary/schema';
import { type RuleCode, rule } from '../../../rule.ts';

const none = { value: 'NONE', label: 'None' } as const;
const worldPay = { value: 'WORLD_PAY_ELEMENT', label: 'WorldPay Element' } as const;
const mercury = { value: 'MERCURY_PAY', label: 'Mercury Pay' } as const;
const openEdge = { value: 'OPEN_EDGE', label: 'Open Edge' } as const;
const cayan = { value: 'CAYAN', label: 'Cayan' } as const;
const standalone = { value: 'STANDALONE_STORECARD', label: 'Standalone Store Card', minPosVersion } as const;
const valutec = { value: 'VALUTEC_EXPRESS', label: 'Valutec Express', minPosVersion } as const;

const account = (label: string) => text({ label, max: 100 });
const key = (label: string) => secret({ label, max: 200 });
const address = (label: string) => text({ label, max: 300, pattern: 'https://\\S+' });
const shownFor = ({ value, label }: { readonly value: string; readonly label: string }) => ({
  label: `${label} account`,
  visibleWhen: { path: 'processor', equals: value },
});

/** The required details of a processor; complete when none of them is empty. */
type Details = Readonly<Record<string, unknown>>;
const isFilled = (details: Details, fields: readonly string[]): boolean =>
  fields.every(name => {
    const value = details[name];
    return typeof value === 'string' ? value.trim() !== '' : hasSecret(value);
  });

const complete = <T extends { processor: string }>(
  code: RuleCode,
  processor: string,
  detailsOf: (value: T) => Details,
  fields: readonly string[],
) => rule<T>(code, 'processor', value => value.processor !== processor || isFilled(detailsOf(value), fields));

const worldPayFields = {
  acceptorId: account('Acceptor ID'),
  accountId: account('Account ID'),
  accountToken: key('Account token'),
  terminalId: account('Terminal ID'),
};
const mercuryFields = {
  cardPresentMerchantId: account('Merchant ID, card present'),
  cardNotPresentMerchantId: account('Merchant ID, card not present'),
  password: key('Password'),
  url: address('Gateway URL'),
  alternateUrl: address('Alternate gateway URL'),
};
const openEdgeFields = { accountToken: key('Account token') };
const cayanFields = {
  merchantKey: key('Merchant key'),
  merchantName: account('Merchant name'),
  merchantSiteId: account('Merchant site ID'),
};

const creditFields = group(
  {
    label: 'Credit cards',
    help: 'Keys and passwords are encrypted and cannot be viewed later',
    layout: [{ fields: ['processor', 'worldPayElement', 'mercuryPay', 'openEdge', 'cayan'] }],
  },
  {
    processor: choice({ label: 'Credit processor', options: [none, worldPay, mercury, openEdge, cayan] }),
    worldPayElement: group(shownFor(worldPay), worldPayFields),
    mercuryPay: group(shownFor(mercury), mercuryFields),
    openEdge: group(shownFor(openEdge), openEdgeFields),
    cayan: group(shownFor(cayan), cayanFields),
  },
  [
    complete('worldpay-incomplete', worldPay.value, credit => credit.worldPayElement, Object.keys(worldPayFields)),
    complete('mercury-incomplete', mercury.value, credit => credit.mercuryPay, Object.keys(mercuryFields)),
    complete('open-edge-incomplete', openEdge.value, credit => credit.openEdge, Object.keys(openEdgeFields)),
    complete('cayan-incomplete', cayan.value, credit => credit.cayan, Object.keys(cayanFields)),
  ],
);
export interface CreditProcessing extends Value<typeof creditFields> {}
export const creditProcessing: Field<CreditProcessing> = creditFields;

const valutecFields = { terminalId: account('Terminal ID'), clientKey: key('Client key') };
const mercuryGiftFields = { merchantId: account('Merchant ID'), password: key('Password') };

const giftFields = group(
  { label: 'Gift cards', help: 'WorldPay and Open Edge use your credit card account' },
  {
    processor: choice({
      label: 'Gift processor',
      options: [none, standalone, valutec, worldPay, mercury, openEdge, cayan],
    }),
    valutecExpress: group(shownFor(valutec), valutecFields),
    mercuryPay: group(shownFor(mercury), mercuryGiftFields),
    cayan: group(shownFor(cayan), cayanFields),
  },
  [
    complete('valutec-gift-incomplete', valutec.value, gift => gift.valutecExpress, Object.keys(valutecFields)),
    complete('mercury-gift-incomplete', mercury.value, gift => gift.mercuryPay, Object.keys(mercuryGiftFields)),
    complete('cayan-gift-incomplete', cayan.value, gift => gift.cayan, Object.keys(cayanFields)),
  ],
);
export interface GiftProcessing extends Value<typeof giftFields> {}
export const giftProcessing: Field<GiftProcessing> = giftFields;

/** The companies that settle the payments of a processor, by the names that merchants use. */
const merchantNames = [
  'Fiserv',
  'Worldpay',
  'Global Payments',
  'TSYS',
  'Chase Paymentech',
  'Elavon',
  'Heartland',
  'Bank of America Merchant Services',
  'Wells Fargo Merchant Services',
  'Citi Merchant Services',
  'PNC Merchant Services',
  'U.S. Bank Merchant Services',
  'Moneris',
  'Paysafe',
  'Nuvei',
  'North American Bancard',
  'Priority Payment Systems',
  'Paya',
  'Clearent',
  'Cardconnect',
  'Evo Payments',
  'Payroc',
  'Shift4',
  'Adyen',
  'Stripe',
] as const;

const merchantChoice = choice({
  label: 'Merchant processor',
  help: 'The company that settles your card batches',
  options: [
    { value: '0', label: 'Not selected' },
    ...merchantNames.map((label, index) => ({ value: String(index + 1), label })),
  ],
});
export const merchantProcessor: Field<string> = merchantChoice;
