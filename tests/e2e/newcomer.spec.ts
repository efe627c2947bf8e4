import { expect } from '../fixtures/browser-test.ts';
import { timeInteractions } from '../fixtures/interaction-counter.ts';
import { limits } from '../time-limits.ts';
import { startTerminal } from './journey-terminal.ts';
import { test } from './setup-test.ts';

/** Eight minutes by the keystroke-level model: twelve for somebody who reads the screens for the first time. */
const mostSeconds = 480;

const menu = ['Margherita 14.50', 'Marinara 12.50', 'Diavola 16.50', 'House salad 9.00', 'Tiramisu 8.50'];

test('[RULE.home.33] who has never seen it comes from an empty database to a ticket with tax on a terminal by what the screens offer', async ({
  page,
  link,
}) => {
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await page.goto(link);
  const spent = await timeInteractions(page);
  const { keyboard } = page;
  const press = (name: string | RegExp, role: 'button' | 'link' = 'button') => page.getByRole(role, { name }).click();
  const title = (name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // Letter by letter, as in setup.spec.ts: a change of the "Sales Tax" is no step.
  const step = (name: string) => page.getByRole('listitem').filter({ hasText: new RegExp(name) });
  const backHome = async (done: string) => {
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(step(done)).toContainText('done');
  };
  const saved = () => expect(page.getByRole('region', { name: 'Changes not saved' })).toHaveCount(0);

  await page.getByLabel('Company name', { exact: true }).click();
  await keyboard.type('Sorrel & Salt');
  await keyboard.press('Enter');
  await page.getByLabel('Name', { exact: true }).click();
  await keyboard.type('Elm St.');
  await keyboard.press('Enter');
  await page.getByLabel('Your name', { exact: true }).click();
  await keyboard.type('Lena Ortiz');
  await keyboard.press('Tab');
  await keyboard.type('lena@example.com');
  await page.getByLabel('New password', { exact: true }).click();
  await keyboard.type('kitchen 42');
  await page.getByLabel('Repeat new password', { exact: true }).click();
  await keyboard.type('kitchen 42');
  await press('Create the company');
  await title(/, Lena$/);

  await press('Start One item on the menu', 'link');
  await press('Type or paste items');
  const lines = page.getByRole('textbox', { name: 'One on each line' });
  await expect(lines).toBeFocused();
  for (const line of menu) {
    await keyboard.type(line);
    await keyboard.press('Enter');
  }
  await press(`Add ${menu.length} items`);
  await keyboard.press('Control+s');
  await saved();
  await backHome('One item on the menu');

  await press('Start Sales tax', 'link');
  await page.getByRole('button', { name: 'Sales Tax', exact: true }).click();
  await page.getByLabel('Rate', { exact: true }).click();
  await keyboard.press('Control+a');
  await keyboard.type('8.25');
  await keyboard.press('Control+s');
  await saved();
  await backHome('Sales tax');

  await press('Start A printer', 'link');
  await press('Add printer');
  await expect(page.getByLabel('Name', { exact: true }).last()).toBeFocused();
  await keyboard.type('Counter');
  await keyboard.press('Control+s');
  await saved();
  await backHome('A printer');

  await press('Start Somebody with a PIN', 'link');
  await press('Lena Ortiz', 'link');
  await press('Add job');
  await page.getByRole('combobox', { name: 'Job 1', exact: true }).click();
  await page.getByRole('option').first().click();
  await press('Propose PIN');
  await expect(page.getByLabel('PIN', { exact: true })).toHaveValue(/^\d{6}$/);
  await keyboard.press('Control+s');
  await expect(page.getByText('Lena Ortiz was saved.')).toBeVisible();
  await backHome('Somebody with a PIN');

  await press('Start One terminal connected', 'link');
  await press('Connect terminal');
  const dialog = page.getByRole('dialog', { name: 'Connect terminal' });
  await expect(dialog.getByLabel('Terminal name')).toBeFocused();
  await keyboard.type('Counter');
  await keyboard.press('Enter');
  const command = await dialog.getByText(/npm run terminal/).innerText();
  const [, address = '', credential = ''] = /--server (\S+) --credential (\S+)$/.exec(command) ?? [];
  const terminal = await startTerminal(address, credential);
  try {
    await expect(dialog.getByText('The terminal has checked in')).toBeVisible({ timeout: limits.background });
    await dialog.getByRole('button', { name: 'Done' }).click();
    await backHome('One terminal connected');
    await press('Start First publish');
    await press('Publish everything');
    await expect(step('First publish')).toContainText('done', { timeout: limits.background });
    await expect(step('Your first order')).toContainText(/--ticket/);
    await expect
      .poll(async () => JSON.stringify(await terminal.show('/departments')), { timeout: limits.background })
      .toContain('Tiramisu');
    expect(await terminal.ticket()).toMatchObject({
      location: 'Elm St.',
      lines: [{ name: 'Margherita', price: '14.50' }],
      subtotal: '14.50',
      total: '15.70',
    });
  } finally {
    await terminal.stop();
  }
  const effort = await spent();
  // An address that is typed, or a page that has to be loaded again, is a dead end.
  const deadEnds = loads.length - 1;
  test.info().annotations.push({ type: 'effort', description: JSON.stringify({ ...effort, deadEnds }) });
  process.stdout.write(`newcomer: ${JSON.stringify({ ...effort, deadEnds })}\n`);
  expect(deadEnds).toBe(0);
  expect(effort.seconds).toBeLessThanOrEqual(mostSeconds);
});
