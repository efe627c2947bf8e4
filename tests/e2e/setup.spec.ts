import { expectReadable, keepScreenshot } from '../fixtures/accessible.ts';
import { expect } from '../fixtures/browser-test.ts';
import { countInteractions } from '../fixtures/interaction-counter.ts';
import { limits } from '../time-limits.ts';
import { startTerminal } from './journey-terminal.ts';
import { save, saveBar } from './settings-form.ts';
import { test } from './setup-test.ts';

const mostClicks = 25;
const mostFields = 15;

test('[RULE.home.30] [RULE.home.31] from an empty database to the first publish on a terminal, and a first order there', async ({
  page,
  link,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const spent = await countInteractions(page);
  let fields = 0;
  const type = async (label: string | RegExp, text: string) => {
    fields += 1;
    await page.getByLabel(label, typeof label === 'string' ? { exact: true } : {}).fill(text);
  };
  /** The main action of a screen is in view without scrolling. */
  const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    const target = page.getByRole(role, { name });
    await expect(target).toBeInViewport();
    await target.click();
  };

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Your company' })).toBeVisible();
  await press('Next: first location');
  await expect(page.getByText('Enter the name of the company.')).toBeVisible();
  await type('Company name', 'Sorrel & Salt');
  await press('Next: first location');
  await type('Name', 'Elm St.');
  await expectReadable(page, 'the first location');
  await keepScreenshot(page, 'accounts/setup-location');
  await page.reload();
  await expect(page.getByLabel('Company name')).toHaveValue('Sorrel & Salt');
  await press('Next: first location');
  await press('Next: your sign-in');
  await type('Your name', 'Lena Ortiz');
  await type('Email', 'lena@example.com');
  await type('New password', 'kitchen 42');
  await type('Repeat new password', 'kitchen 42');
  await expectReadable(page, 'the owner');
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const late = await other.newPage();
  await late.goto(link);
  await late.getByLabel('Company name').fill('Too late');
  await press('Create the company');
  await expect(page.getByRole('heading', { level: 1, name: /, Lena$/ })).toBeVisible();

  // The other browser is told; nothing that was typed reaches the database.
  await late.reload();
  await expect(late.getByText('This database has a company already.')).toBeVisible();
  await other.close();

  await press('Start One item on the menu', 'link');
  await press('Add item');
  await expect(page.getByRole('heading', { level: 1, name: 'Unnamed item' })).toBeVisible();
  await type('Name', 'Margherita');
  await page.getByRole('tab', { name: 'Prices' }).click();
  await page.getByRole('grid', { name: 'Prices' }).getByRole('gridcell').first().click();
  fields += 1;
  await page.keyboard.type('14.50');
  await page.keyboard.press('Enter');
  await press('Save and publish…');
  await press('Publish to 1 location');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { clicks } = await spent();
  expect(clicks).toBeLessThanOrEqual(mostClicks);
  expect(fields).toBeLessThanOrEqual(mostFields);

  await page.goto('/home');
  // Letter by letter: a change of the "Sales Tax" may be in a list beside the step "Sales tax".
  const step = (name: string) => page.getByRole('listitem').filter({ hasText: new RegExp(name) });
  await expect(step('One item on the menu')).toContainText('done');
  for (const name of ['Sales tax', 'A printer', 'Somebody with a PIN', 'First publish'])
    await expect(step(name)).not.toContainText('done');
  await page.getByRole('button', { name: 'Start First publish' }).click();
  const first = page.getByRole('dialog', { name: 'First publish to Elm St.' });
  await expect(first.getByRole('region', { name: 'Menu and settings' })).toBeVisible();
  await expect(first.getByRole('region', { name: 'Employment' })).toContainText('Employees');
  await expectReadable(page, 'the first publish');
  await keepScreenshot(page, 'accounts/first-publish');
  await first.getByRole('button', { name: 'Publish everything' }).click();
  await expect(first).toHaveCount(0);
  await expect(step('First publish')).toContainText('done', { timeout: limits.background });
  const toTerminal = page.getByRole('link', { name: 'Start One terminal connected' });
  await page.goto((await toTerminal.getAttribute('href')) ?? '');
  await page.getByRole('button', { name: 'Connect terminal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect terminal' });
  await dialog.getByLabel('Terminal name').fill('Front counter');
  await dialog.getByRole('button', { name: 'Create credential' }).click();
  const command = await dialog.getByText(/npm run terminal/).innerText();
  const [, address = '', credential = ''] = /--server (\S+) --credential (\S+)$/.exec(command) ?? [];
  const terminal = await startTerminal(address, credential);
  try {
    await expect(dialog.getByText('The terminal has checked in')).toBeVisible();
    await expect
      .poll(async () => JSON.stringify(await terminal.show('/departments')), { timeout: limits.background })
      .toContain('Margherita');

    await page.goto('/home');
    await expect(page.getByRole('listitem').filter({ hasText: 'One terminal connected' })).toContainText('done');
    await expect(page.getByRole('listitem').filter({ hasText: 'Your first order' })).toContainText(/--ticket/);
    await expectReadable(page, 'the first order');
    await keepScreenshot(page, 'accounts/first-order');
    expect(await terminal.ticket()).toMatchObject({
      location: 'Elm St.',
      orderType: 'Dine In',
      lines: [{ name: 'Margherita', price: '14.50', kitchen: [] }],
      subtotal: '14.50',
      taxes: [],
      total: '14.50',
    });
  } finally {
    await terminal.stop();
  }
  await page.getByRole('link', { name: 'Start Sales tax' }).click();
  await page.getByRole('button', { name: 'Sales Tax', exact: true }).click();
  await page.getByLabel('Rate', { exact: true }).fill('8.25');
  await save(page);
  await expect(saveBar(page)).toHaveCount(0);
  await page.goto('/home');
  await expect(step('Sales tax')).toContainText('done');
});
