import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { choose, row, save } from '../testing/form-fields.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { expectNoText } from '../testing/screen-parts.ts';

const fill = async (path: string, text: string): Promise<void> => {
  const input = (await row(path)).querySelector('input');
  if (input === null) throw new Error(`There is nothing to type into at ${path}.`);
  await userEvent.fill(page.elementLocator(input), text);
};

const details: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'credit/worldPayElement': { acceptorId: 'a', accountId: 'b', accountToken: 'c', terminalId: 'd' },
  'credit/mercuryPay': {
    cardPresentMerchantId: 'a',
    cardNotPresentMerchantId: 'b',
    password: 'c',
    url: 'https://a.example',
    alternateUrl: 'https://b.example',
  },
  'credit/openEdge': { accountToken: 'a' },
  'credit/cayan': { merchantKey: 'a', merchantName: 'b', merchantSiteId: 'c' },
  'gift/valutecExpress': { terminalId: 'a', clientKey: 'b' },
  'gift/mercuryPay': { merchantId: 'a', password: 'b' },
  'gift/cayan': { merchantKey: 'a', merchantName: 'b', merchantSiteId: 'c' },
};

it.each([
  [
    '[RULE.credit.01] [RULE.credit.12] [RULE.credit.13] [RULE.credit.14] [RULE.credit.15] [RULE.credit.16]',
    'credit/worldPayElement',
    'WorldPay Element',
    'Missing WorldPay payment details',
  ],
  [
    '[RULE.credit.02] [RULE.credit.17] [RULE.credit.18] [RULE.credit.19] [RULE.credit.20] [RULE.credit.21] [RULE.credit.22]',
    'credit/mercuryPay',
    'Mercury Pay',
    'Missing Mercury payment details',
  ],
  [
    '[RULE.credit.03] [RULE.credit.23] [RULE.credit.24]',
    'credit/openEdge',
    'Open Edge',
    'Missing Open Edge payment details',
  ],
  [
    '[RULE.credit.04] [RULE.credit.25] [RULE.credit.26] [RULE.credit.27] [RULE.credit.28]',
    'credit/cayan',
    'Cayan',
    'Missing Cayan payment details',
  ],
  ['[RULE.credit.05]', 'gift/valutecExpress', 'Valutec Express', 'Missing Valutec gift payment details'],
  ['[RULE.credit.06]', 'gift/mercuryPay', 'Mercury Pay', 'Missing Mercury Pay gift payment details'],
  ['[RULE.credit.07]', 'gift/cayan', 'Cayan', 'Missing Cayan gift payment details'],
])('%s %s is incomplete until each of its details is there', async (_, account, processor, text) => {
  await openScreen({ permissions: ['configureCreditCards'] }, '/locationSettings/creditAndGift', { at: null });
  const at = `/creditAndGiftSettings/${account}`;
  const processorAt = `/creditAndGiftSettings/${account.split('/')[0]}/processor`;
  const isMissing = async () => (await row(processorAt)).textContent?.includes(text);
  await choose(processorAt, processor);
  const all = Object.entries(details[account] ?? {});
  await expect.poll(isMissing).toBe(true);
  for (const [name, value] of all) await fill(`${at}/${name}`, value);
  await expect.poll(isMissing).toBe(false);
  for (const [name, value] of all) {
    await fill(`${at}/${name}`, '');
    await expect.poll(isMissing).toBe(true);
    await fill(`${at}/${name}`, value);
    await expect.poll(isMissing).toBe(false);
  }
});

it.each([
  ['[RULE.credit.08]', 'WorldPay Element'],
  ['[RULE.credit.09]', 'Open Edge'],
])('%s gift cards by %s need no details of their own', async (_, processor) => {
  await openScreen({ permissions: ['configureCreditCards'] }, '/locationSettings/creditAndGift', { at: null });
  await choose('/creditAndGiftSettings/gift/processor', processor);
  await save();
  await expect.element(page.getByText(/have been saved correctly/).first()).toBeVisible();
  await expectNoText(/gift payment details/);
});
