import { expect, test } from '../fixtures/browser-test.ts';
import { countInteractions } from '../fixtures/interaction-counter.ts';
import { limits } from '../time-limits.ts';
import { startTerminal } from './journey-terminal.ts';
import { visitAs } from './shell-visit.ts';

test('on a phone an item goes out of stock until closing with three taps at one location and four at all, is live at once, ends by itself at the terminal, and is put back from the board; so is a size of it alone, while the others sell', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitAs(page, 'priya');
  const at = 'companyId=sorrel-and-salt&locationId=elm-st';
  const live = async (location: string) => (await page.request.get(`/api/published-config/menus/${location}`)).text();
  const isOut = async (location: string) => [...(await live(location)).matchAll(/"out":\{"until":\d+\}/g)].length;
  const before = [await live('elm-st'), await isOut('elm-st'), await isOut('fulton')] as const;

  await page.goto(`/menu/menuItems?${at}`);
  await page.getByRole('link', { name: 'Diavola', exact: true }).scrollIntoViewIfNeeded();
  const spent = await countInteractions(page);
  await spent();
  await page.getByRole('link', { name: 'Diavola', exact: true }).click();
  await page.getByRole('button', { name: 'Out of stock…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Out of stock at Elm St.' }).click();
  await expect(page.getByText('Out of stock at Elm St.: Diavola')).toBeVisible();
  expect(await spent()).toEqual({ clicks: 3, keys: 0, characters: 0 });
  await expect.poll(() => isOut('elm-st')).toBe(before[1] + 1);

  await page.goto(`/menu/menuItems?${at}`);
  await page.getByRole('link', { name: 'Margherita', exact: true }).scrollIntoViewIfNeeded();
  await spent();
  await page.getByRole('link', { name: 'Margherita', exact: true }).click();
  await page.getByRole('button', { name: 'Out of stock…' }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^All \d+$/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Out of stock at \d+ locations$/ })
    .click();
  await expect(page.getByText(/^Out of stock at \d+ locations: Margherita$/)).toBeVisible();
  expect(await spent()).toEqual({ clicks: 4, keys: 0, characters: 0 });
  await expect.poll(() => isOut('fulton')).toBe(before[2] + 1);

  const created = await page.request.post('/api/tenants/sorrel-and-salt/elm-st/api-credentials', {
    headers: { 'x-commissary': '1' },
    data: { name: 'Front counter' },
  });
  const { clientId, secret } = await created.json();
  const terminal = await startTerminal(server.address, `${clientId}.${secret}`);
  try {
    const path = 'menu:/departments/[pizza]/items/[diavola]/info/out';
    const until = async () => ((await terminal.show(path)) as { readonly until: number } | null)?.until ?? 0;
    await expect.poll(until, { timeout: limits.background }).toBeGreaterThan(0);
    const end = await until();
    const refusals = (instant: number) => terminal.refusals({ instant, lines: [{ item: 'diavola' }] });
    expect(await refusals(end - 1000)).toContain('OUT_OF_STOCK');
    expect(await refusals(end)).not.toContain('OUT_OF_STOCK');

    await page.goto(`/menu/outOfStock?${at}`);
    await expect(page.getByRole('article').filter({ hasText: 'Margherita' })).toContainText(/Until .* CT · Priya/);
    for (const name of ['Diavola', 'Margherita']) {
      await page.getByRole('button', { name: `Back on: ${name}` }).click();
      await expect(page.getByText(`Back in stock at Elm St.: ${name}`)).toBeVisible();
      await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(0);
    }
    await expect.poll(async () => blobOf(await live('elm-st'))).toEqual(blobOf(before[0]));

    await page.goto(`/menu/menuItems/pizza/item/diavola?${at}`);
    await page.getByRole('button', { name: 'Out of stock…' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Sizes and options…' }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: '14 in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Out of stock at Elm St.' }).click();
    const inSize = (size: string) => terminal.refusals({ instant: end - 1000, lines: [{ item: 'diavola', size }] });
    await expect.poll(() => inSize('large'), { timeout: limits.background }).toContain('OPTION_OUT_OF_STOCK');
    expect(await inSize('small')).not.toContain('OPTION_OUT_OF_STOCK');
    await page.getByRole('button', { name: 'Back in stock: Diavola, 14 in' }).click();
    await expect.poll(async () => blobOf(await live('elm-st'))).toEqual(blobOf(before[0]));
  } finally {
    await terminal.stop();
  }
  expect(await isOut('fulton')).toBe(before[2] + 1);
});

const blobOf = (text: string): unknown => (JSON.parse(text) as { blob: unknown }).blob;
