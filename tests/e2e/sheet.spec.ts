import type { APIRequestContext } from '@playwright/test';
import { expectAccessible, expectReadable, inEachLook, lookName } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { countInteractions } from '../fixtures/interaction-counter.ts';
import { atLevel, companyName } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';
import { storedDraftCounts } from './stored-drafts.ts';

test('a column from a spreadsheet is pasted for many locations, undone in one step, and saved and undone in one action', async ({
  page,
}) => {
  const fields = ['/tableSettings/issueServerBankOfAmount', '/tableSettings/tableAlertTimesInMins/seatedNoOrder'].join(
    ',',
  );
  await visitAs(page, 'priya', atLevel('/sheet', null, `&fields=${fields}&locations=elm-st,fulton,old-mill`));
  const grid = page.getByRole('grid', { name: 'Values' });
  const cell = (row: number, column: number) => grid.locator(`#cell-${row}-${column}`);
  await expect(cell(0, 0)).toContainText('$200.00');
  const names = await grid.getByRole('rowheader').allTextContents();
  const elm = names.indexOf('Elm St.');
  await expect(cell(elm, 0)).toContainText('overridden');
  await inEachLook(page, look => expectReadable(page, `sheet, ${lookName(look)}`));

  const before = await grid.locator('td').allTextContents();
  const spent = await countInteractions(page);
  await cell(0, 0).click();
  await grid.evaluate(element => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '310\nmuch\n330\n');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  const bar = page.getByRole('region', { name: 'Changes not saved' });
  await expect(bar).toContainText('2 changes');
  await expect(bar).toContainText('1 cell not valid');
  await expect(cell(1, 0)).toContainText('not valid: Enter an amount such as 12.50.');
  await page.keyboard.press('Control+z');
  await expect(grid.locator('td')).toHaveText(before);
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('320');
  await page.keyboard.press('Enter');
  await expect(bar).toContainText('3 changes');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved at 3 locations. Not published yet.')).toBeVisible();
  expect(await spent()).toEqual({ clicks: 1, keys: 6, characters: 2 });
  for (const [row, words] of ['$310.00', '$320.00', '$330.00'].entries())
    await expect(cell(row, 0)).toContainText(`${words}overridden`);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('Undone at all locations.')).toBeVisible();
  await expect(grid.locator('td')).toHaveText(before);
  // On paper there is nothing to press.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row', { name: 'Elm St. $200.00' })).toBeVisible();
  for (const role of ['button', 'textbox', 'combobox', 'grid'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
});

const bank = '/tableSettings/issueServerBankOfAmount';

/** Saves another value at Elm St., with the same calls from elsewhere. */
const saveElsewhere = async (request: APIRequestContext, value: string) => {
  const post = async (call: string, data: object) => {
    const url = `/api/overrides/company/${companyName}/${call}`;
    const answer = await request.post(url, { headers: { 'x-commissary': '1', 'idempotency-key': call }, data });
    if (!answer.ok()) throw new Error(`${call}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const [alike] = await post('layers', { kind: 'settings', tenantIds: ['elm-st'] });
  const { ver } = alike.groups[0].places[0].override;
  const edits = [{ op: 'set', path: bank, value }];
  await post('set', { kind: 'settings', places: [{ tenantId: 'elm-st', ver, edits }] });
};

test('cells of any kind survive a crash of the page, and the save shows a conflict where another user changed one meanwhile', async ({
  page,
}) => {
  await visitAs(page, 'priya', atLevel('/sheet', null, `&fields=${bank},/stations&locations=elm-st,fulton`));
  const grid = page.getByRole('grid', { name: 'Values' });
  const cell = (row: number, column: number) => grid.locator(`#cell-${row}-${column}`);
  await expect(cell(0, 0)).toContainText('overridden');
  const names = await grid.getByRole('rowheader').allTextContents();
  const [ofBank, ofStations, ofTypes] = ['Server bank', 'Stations', 'Order types'].map(name =>
    names.findIndex(text => text.endsWith(name)),
  ) as [number, number, number];
  await cell(ofStations, 0).click();
  await expect(page.getByRole('link', { name: 'Edit on its own page' })).toBeVisible();
  await cell(ofTypes, 1).click();
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: /Order types/ });
  await picker.getByLabel('Dine In').check();
  await expectAccessible(page, 'sheet, a cell with boxes');
  await picker.getByRole('button', { name: 'Use' }).click();
  await expect(cell(ofTypes, 1)).toContainText('Dine In');
  await cell(ofBank, 0).click();
  await page.keyboard.type('310');
  await page.keyboard.press('Enter');
  const bar = page.getByRole('region', { name: 'Changes not saved' });
  await expect(bar).toContainText('2 changes');

  await expect.poll(() => storedDraftCounts(page)).toEqual([2]);
  page.once('dialog', dialog => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(bar).toContainText('2 changes');
  await expect(cell(ofTypes, 1)).toContainText('Dine In');

  await saveElsewhere(page.request, '250.00');
  await page.keyboard.press('Control+s');
  const asked = page.getByRole('dialog', { name: 'Another user saved values on this page while you were editing' });
  await expect(asked).toContainText('Elm St.');
  await expect(asked).toContainText('$250.00');
  await expectAccessible(page, 'sheet, two people');
  await asked.getByRole('button', { name: 'Keep all mine' }).click();
  await asked.getByRole('button', { name: 'Save 1 choice' }).click();
  await expect(page.getByText('Saved at 2 locations. Not published yet.')).toBeVisible();
  await expect(cell(ofBank, 0)).toContainText('$310.00overridden');
  await expect(bar).toBeHidden();
  await expect.poll(() => storedDraftCounts(page)).toEqual([]);
});
