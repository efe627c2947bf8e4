import type { Menu } from '@commissary/catalog';
import { sheetXml, workbookOf } from '../../apps/web/src/files/testing/workbook.ts';
import { countInteractions } from '../fixtures/interaction-counter.ts';
import { limits } from '../time-limits.ts';
import { type RealTerminal, startTerminal } from './journey-terminal.ts';
import { expect, inspectPage, test } from './journey-test.ts';
import { atLevel, companyName, openForm } from './settings-form.ts';

const items = Array.from({ length: 60 }, (_, index) => [
  `Soup ${index + 1}`,
  'Soups',
  index < 30 ? 'Hot' : 'Cold',
  `${6 + (index % 5)}.50`,
]);

test('[RULE.menuFile.09] a spreadsheet of 60 items is on the till within ten clicks', async ({ page, house }) => {
  let terminal: RealTerminal | undefined;
  try {
    await openForm(page, 'priya', atLevel('/menu/menuItems', 'elm-st'));
    const created = await page.request.post(`/api/tenants/${companyName}/elm-st/api-credentials`, {
      headers: { 'x-commissary': '1' },
      data: { name: 'Soup counter' },
    });
    const { clientId, secret } = await created.json();
    terminal = await startTerminal(house.address(), `${clientId}.${secret}`);
    await page.goto(atLevel('/menu/admin', null));
    const spent = await countInteractions(page);
    await page.getByRole('link', { name: 'Import menu…' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose file…' }).click();
    const sheet = workbookOf(sheetXml([['Item', 'Department', 'Category', 'Price'], ...items]));
    await (await chooser).setFiles({
      name: 'soups.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(sheet),
    });
    await expect(page.getByRole('region', { name: 'What changes' })).toContainText('Added60');
    await inspectPage(page, 'menu-import');
    await page.getByRole('button', { name: 'Add 60 rows to the form' }).click();
    await page.getByRole('button', { name: 'Save and publish…' }).click();
    const dialog = page.getByRole('dialog');
    const publish = page.getByRole('dialog', { name: 'Saved. Publish it now?' });
    await expect(dialog.first()).toBeVisible();
    // More than ten changes are saved after a question.
    if (!(await publish.isVisible())) await dialog.getByRole('button', { name: /^Save/ }).click();
    await publish.getByRole('button', { name: /^Publish to \d+ locations?/ }).click();
    await expect(publish).toBeHidden();
    expect((await spent()).clicks).toBeLessThanOrEqual(10);

    const { menuBlob } = await (await page.request.get(`/api/menus/company/${companyName}/dinner`)).json();
    const saved: Menu = JSON.parse(menuBlob);
    const soups = saved.departments.find(({ info }) => info.name === 'Soups');
    expect(soups?.items.map(({ info }) => info.name)).toEqual(items.map(([name]) => name));
    expect(soups?.categories.map(({ info }) => info.name)).toEqual(['Hot', 'Cold']);
    const last = `menu:/departments/[${soups?.id}]/items/[${soups?.items.at(-1)?.id}]`;
    await expect.poll(() => terminal?.show(`${last}/info/name`), { timeout: limits.background }).toBe('Soup 60');
    expect(await terminal.show(`${last}/pricing/[1]/itemBased/price`)).toBe('10.50');
  } finally {
    await terminal?.stop();
  }
});
