import { expectAccessible, inEachLook, nameOf } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { countEffort } from '../fixtures/effort.ts';
import { at } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

test('a column from a spreadsheet goes to many locations, is undone in one step, and saved and taken back in one act', async ({
  page,
}) => {
  const fields = ['/tableSettings/issueServerBankOfAmount', '/tableSettings/tableAlertTimesInMins/seatedNoOrder'].join(
    ',',
  );
  await visitAs(page, 'priya', at('/sheet', null, `&fields=${fields}&locations=elm-st,fulton,old-mill`));
  const grid = page.getByRole('grid', { name: 'Values' });
  const cell = (row: number, column: number) => grid.locator(`#cell-${row}-${column}`);
  await expect(cell(0, 0)).toContainText('$200.00');
  const names = await grid.getByRole('rowheader').allTextContents();
  const elm = names.indexOf('Elm St.');
  await expect(cell(elm, 0)).toContainText('set here');
  await inEachLook(page, look => expectAccessible(page, `sheet, ${nameOf(look)}`));

  const before = await grid.locator('td').allTextContents();
  const spent = await countEffort(page);
  await cell(0, 0).click();
  await grid.evaluate(element => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '310\nmuch\n330\n');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  const bar = page.getByRole('region', { name: 'Changes not saved' });
  await expect(bar).toContainText('2 changes');
  await expect(bar).toContainText('1 cell not taken');
  await expect(cell(1, 0)).toContainText('not taken: Enter an amount such as 12.50.');
  await page.keyboard.press('Control+z');
  await expect(grid.locator('td')).toHaveText(before);
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('320');
  await page.keyboard.press('Enter');
  await expect(bar).toContainText('3 changes');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved at 3 places. It is not published yet.')).toBeVisible();
  expect(spent()).toEqual({ clicks: 1, keys: 6, characters: 2 });
  for (const [row, words] of ['$310.00', '$320.00', '$330.00'].entries())
    await expect(cell(row, 0)).toContainText(`${words}set here`);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('Taken back everywhere.')).toBeVisible();
  await expect(grid.locator('td')).toHaveText(before);
});
