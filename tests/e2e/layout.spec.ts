import { expect, pressOn, test } from '../fixtures/browser-test.ts';
import { publishNow } from '../fixtures/publish-now.ts';
import { limits } from '../time-limits.ts';
import { startTerminal } from './journey-terminal.ts';
import { atLevel, save } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

test('the tab of a bar is laid out by keyboard alone, and is on the terminal once it is published', async ({
  page,
  server,
}) => {
  await visitAs(page, 'priya', atLevel('/menu/layout', null));
  await pressOn(page.getByRole('button', { name: 'Add tab' }), 'Enter');
  const more = page.getByRole('button', { name: /^Show \d+ more$/ });
  while ((await more.count()) > 0) await pressOn(more, 'Enter');
  for (const name of ['House lager', 'Wheat beer'])
    await pressOn(page.getByRole('button', { name: `Add ${name} to this tab` }), 'Enter');
  const cell = (name: RegExp) => page.getByRole('gridcell', { name });
  await pressOn(cell(/^House lager, row 1, column 1/), 'Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(cell(/^House lager, row 2, column 2, 1 column by 1 row/)).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(cell(/^House lager, row 2, column 2, 2 columns by 1 row/)).toBeFocused();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Bar');
  await save(page);
  await expect(page.getByText('The menu has been saved correctly.')).toBeVisible();
  await publishNow(page, ['elm-st']);

  const created = await page.request.post('/api/tenants/sorrel-and-salt/elm-st/api-credentials', {
    headers: { 'x-commissary': '1' },
    data: { name: 'Bar' },
  });
  const { clientId, secret } = await created.json();
  const terminal = await startTerminal(server.address, `${clientId}.${secret}`);
  try {
    const tabs = async () => (await terminal.show('menu:/layout/tabs')) as readonly ShownTab[] | null;
    await expect
      .poll(async () => (await tabs())?.map(({ name }) => name), { timeout: limits.background })
      .toEqual(['Bar']);
    const [bar] = (await tabs()) ?? [];
    const placed = bar?.buttons.map(({ index, buttonStyle }) => [index, buttonStyle.buttonSize]);
    expect(placed?.toSorted()).toEqual([
      [1, 'SMALL'],
      [9, 'MEDIUM'],
    ]);
  } finally {
    await terminal.stop();
  }
});

interface ShownTab {
  readonly name: string;
  readonly buttons: readonly { readonly index: number; readonly buttonStyle: { readonly buttonSize: string } }[];
}
