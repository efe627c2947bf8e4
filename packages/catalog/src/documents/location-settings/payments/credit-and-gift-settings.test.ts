import { type Choice, initial, validateValue, walk } from '@commissary/schema';
import { expect, it } from 'vitest';
import { messages } from '../../../texts/messages.ts';
import { issueText } from '../../issue-text.ts';
import { leavesOf } from '../../testing/leaves.ts';
import { creditAndGiftSettings } from './credit-and-gift-settings.ts';
import { creditProcessing, giftProcessing, merchantProcessor } from './credit-processors.ts';

const optionsOf = (field: unknown) =>
  (field as { options: readonly { value: string; label: string }[] }).options.map(({ value, label }) => [value, label]);
const processorOf = (field: unknown) => (field as { shape: Record<string, unknown> }).shape.processor;

const secretKey = { $secret: 's1' };
const worldPay = { acceptorId: 'a', accountId: 'b', accountToken: secretKey, terminalId: 'd' };
const mercury = {
  cardPresentMerchantId: 'a',
  cardNotPresentMerchantId: 'b',
  password: secretKey,
  url: 'https://a.example',
  alternateUrl: 'https://b.example',
};
const cayan = { merchantKey: secretKey, merchantName: 'b', merchantSiteId: 'c' };

const said = (field: typeof creditProcessing | typeof giftProcessing, value: object) =>
  validateValue(field, { ...(initial(field) as object), ...value }).map(issue => issueText(issue));

/** The message appears while any one detail is missing, and disappears with all of them. */
const expectAllNeeded = (processor: string, at: string, all: Readonly<Record<string, unknown>>, text: string): void => {
  expect(said(creditProcessing, { processor, [at]: all })).toEqual([]);
  for (const [name, value] of Object.entries(all)) {
    const { [name]: _, ...rest } = all;
    const wanting = typeof value === 'string' ? { ...all, [name]: '' } : rest;
    expect([name, ...said(creditProcessing, { processor, [at]: wanting })]).toEqual([name, text]);
    // Another processor requires none of them.
    expect(said(creditProcessing, { processor: 'NONE', [at]: wanting })).toEqual([]);
  }
};

it('[RULE.credit.01][RULE.credit.12][RULE.credit.13][RULE.credit.14][RULE.credit.15][RULE.credit.16] WorldPay Element requires all four details', () => {
  expectAllNeeded('WORLD_PAY_ELEMENT', 'worldPayElement', worldPay, messages.processor.worldPay);
});

it('[RULE.credit.02][RULE.credit.17][RULE.credit.18][RULE.credit.19][RULE.credit.20][RULE.credit.21][RULE.credit.22] Mercury Pay requires all five details', () => {
  expectAllNeeded('MERCURY_PAY', 'mercuryPay', mercury, messages.processor.mercury);
});

it('[RULE.credit.03][RULE.credit.23][RULE.credit.24] Open Edge requires its token', () => {
  expectAllNeeded('OPEN_EDGE', 'openEdge', { accountToken: secretKey }, messages.processor.openEdge);
});

it('[RULE.credit.04][RULE.credit.25][RULE.credit.26][RULE.credit.27][RULE.credit.28] Cayan requires all three details', () => {
  expectAllNeeded('CAYAN', 'cayan', cayan, messages.processor.cayan);
});

it('[MSG.credit.*][ROUTE.locationSettings.creditAndGift.b3] reports missing details with these messages', () => {
  expect(Object.values(messages.processor)).toEqual([
    'Missing WorldPay payment details',
    'Missing Mercury payment details',
    'Missing Open Edge payment details',
    'Missing Cayan payment details',
    'Missing Valutec gift payment details',
    'Missing Mercury Pay gift payment details',
    'Missing Cayan gift payment details',
  ]);
});

it('counts a detail that is about to be cleared as missing, and one that is about to be written as present', () => {
  const openEdge = (accountToken: unknown) =>
    said(creditProcessing, { processor: 'OPEN_EDGE', openEdge: { accountToken } });
  expect([{ value: 'new' }, { set: true }].map(openEdge)).toEqual([[], []]);
  expect([{ clear: true }, { set: false }].map(openEdge)).toEqual(Array(2).fill([messages.processor.openEdge]));
});

it('[RULE.credit.05][RULE.credit.06][RULE.credit.07] gift cards by Valutec, Mercury Pay or Cayan require the details of that account', () => {
  const valutec = { terminalId: 'a', clientKey: secretKey };
  const accounts: readonly [string, string, object, string][] = [
    ['VALUTEC_EXPRESS', 'valutecExpress', valutec, messages.processor.valutecGift],
    ['MERCURY_PAY', 'mercuryPay', { merchantId: 'a', password: secretKey }, messages.processor.mercuryGift],
    ['CAYAN', 'cayan', cayan, messages.processor.cayanGift],
  ];
  for (const [processor, at, all, text] of accounts) {
    expect(said(giftProcessing, { processor })).toEqual([text]);
    expect(said(giftProcessing, { processor, [at]: all })).toEqual([]);
  }
});

it('[RULE.credit.08][RULE.credit.09] gift cards by WorldPay or Open Edge require no additional details', () => {
  for (const processor of ['WORLD_PAY_ELEMENT', 'OPEN_EDGE', 'STANDALONE_STORECARD', 'NONE'])
    expect(said(giftProcessing, { processor })).toEqual([]);
});

it('[RULE.credit.10][RULE.credit.29][RULE.credit.30][MSG.builtin.PaymentProcessor.*] offers these processors', () => {
  const credit = [
    ['NONE', 'None'],
    ['WORLD_PAY_ELEMENT', 'WorldPay Element'],
    ['MERCURY_PAY', 'Mercury Pay'],
    ['OPEN_EDGE', 'Open Edge'],
    ['CAYAN', 'Cayan'],
  ];
  const gift = [
    ['STANDALONE_STORECARD', 'Standalone Store Card'],
    ['VALUTEC_EXPRESS', 'Valutec Express'],
  ];
  expect(optionsOf(processorOf(creditProcessing))).toEqual(credit);
  expect(optionsOf(processorOf(giftProcessing))).toEqual([credit[0], ...gift, ...credit.slice(1)]);
});

it('[ENT.PaymentProcessor][CONST.credit.processorMinPosVersion] has these processors with their uses', () => {
  const processors = [
    { id: 'NONE', name: 'None', giftOnly: false },
    { id: 'STANDALONE_STORECARD', name: 'Standalone Store Card', giftOnly: true, minimumPosVersion: '8.2.26' },
    { id: 'VALUTEC_EXPRESS', name: 'Valutec Express', giftOnly: true, minimumPosVersion: '8.2.26' },
    { id: 'WORLD_PAY_ELEMENT', name: 'WorldPay Element', giftOnly: false },
    { id: 'MERCURY_PAY', name: 'Mercury Pay', giftOnly: false },
    { id: 'OPEN_EDGE', name: 'Open Edge', giftOnly: false },
    { id: 'CAYAN', name: 'Cayan', giftOnly: false },
  ];
  const processorsOf = (field: unknown) => (processorOf(field) as Choice).options;
  const forCredit = new Set(processorsOf(creditProcessing).map(({ value }) => value));
  const known = processorsOf(giftProcessing).map(({ value: id, label: name, minPosVersion: minimumPosVersion }) => ({
    ...{ id, name, giftOnly: !forCredit.has(id) },
    ...(minimumPosVersion !== undefined && { minimumPosVersion }),
  }));
  expect(known).toEqual(processors);
  // An account used for both kinds of cards is reported once.
  for (const option of processorsOf(creditProcessing)) expect(processorsOf(giftProcessing)).toContainEqual(option);
});

it('[RULE.credit.31][CONST.credit.merchantProcessors] offers twenty-five merchant processors under the numbers 1 to 25', () => {
  const [none, ...rest] = optionsOf(merchantProcessor);
  expect(none?.[0]).toBe('0');
  expect(rest.map(([value]) => value)).toEqual(Array.from({ length: 25 }, (_, index) => String(index + 1)));
  expect(new Set(rest.map(([, label]) => label)).size).toBe(25);
});

it('[ENT.CreditAndGiftSettings] has these fields and no other', () => {
  const leaves = leavesOf(creditAndGiftSettings);
  const others = Object.entries(leaves).filter(([path]) => !/^(credit|gift)\./.test(path));
  expect(Object.fromEntries(others)).toEqual({
    merchantProcessor: 'choice',
    onlineMobileWallet: 'toggle',
    'convenienceFee.enabled': 'toggle',
    'convenienceFee.amount': 'money',
    'surcharge.enabled': 'toggle',
    'surcharge.percent': 'percent',
    cashDiscount: 'toggle',
    'securitySettings.cvvKeyed': 'toggle',
    'securitySettings.cvvWeb': 'toggle',
    'securitySettings.cvvGift': 'toggle',
    'securitySettings.archive': 'number',
    'securitySettings.minimumAvsResultAllowed': 'choice',
    'securitySettings.minimumAvsResultAllowedWeb': 'choice',
    'securitySettings.minimumCvvResultAllowed': 'choice',
    'securitySettings.signatureRequirement': 'choice',
    'securitySettings.signatureThreshold': 'money',
    'securitySettings.allowableExcessMultiplier': 'number',
    'printSettings.creditReceipts': 'number',
    'printSettings.giftReceipts': 'number',
    'printSettings.tipLines': 'toggle',
    'printSettings.tipCalculator': 'toggle',
    'printSettings.creditFontSize': 'choice',
    'printSettings.printDeliveryReceipt': 'choice',
    'printSettings.presetPercentages': 'rows of percent',
  });
  const secrets = Object.entries(leaves).filter(([, kind]) => kind === 'secret');
  expect(secrets.map(([path]) => path.split('.').at(-1)).sort()).toEqual(
    ['accountToken', 'accountToken', 'clientKey', 'merchantKey', 'merchantKey', 'password', 'password'].sort(),
  );
});

it('[CONST.credit.convenienceFeeAmount][CONST.credit.print.*][CONST.credit.security.*][CONST.credit.surchargePercent] has the initial values of the specification', () => {
  expect(initial(creditAndGiftSettings)).toMatchObject({
    convenienceFee: { enabled: false, amount: '1.00' },
    surcharge: { enabled: false, percent: '1.00' },
    securitySettings: {
      cvvKeyed: true,
      cvvWeb: true,
      cvvGift: false,
      archive: 1,
      minimumAvsResultAllowed: 'UNKNOWN',
      minimumAvsResultAllowedWeb: 'UNKNOWN',
      minimumCvvResultAllowed: 'UNKNOWN',
      signatureRequirement: 'DEFAULT',
      allowableExcessMultiplier: 0.5,
    },
    printSettings: { creditReceipts: 1, giftReceipts: 1, creditFontSize: 'LARGE', printDeliveryReceipt: 'BOTH' },
  });
  expect(validateValue(creditAndGiftSettings, initial(creditAndGiftSettings))).toEqual([]);
});

it('surcharge and cash discount are never on together', () => {
  const start = initial(creditAndGiftSettings);
  const both = { ...start, cashDiscount: true, surcharge: { ...start.surcharge, enabled: true } };
  expect(validateValue(creditAndGiftSettings, both)).toMatchObject([
    { rule: 'surcharge-or-discount', path: '/cashDiscount' },
  ]);
});

it('requires the permission to configure cards for every field', () => {
  walk(creditAndGiftSettings, field => {
    expect([undefined, 'configureCreditCards']).toContain(field.permission);
  });
});
