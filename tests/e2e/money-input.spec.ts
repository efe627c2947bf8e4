import { expect, test } from '../fixtures/browser-test.ts';
import { atLevel, row } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

const bank = '/tableSettings/issueServerBankOfAmount';

test('[FMT.money] an amount with a misplaced comma is kept as typed and rejected next to the field', async ({
  page,
}) => {
  await visitAs(page, 'priya', atLevel('/locationSettings/tableAndBar', 'fulton'));
  const field = row(page, bank);
  const input = field.getByRole('textbox');
  await expect(input).toHaveValue('100.00');
  await input.fill('18,40');
  await input.blur();
  await expect(input).toHaveValue('18,40');
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toContainText('Enter an amount such as 12.50.');
  await input.fill('$1,840');
  await input.blur();
  await expect(input).toHaveValue('1840.00');
  await expect(field).not.toContainText('Enter an amount');
});

test('[FMT.money] the sheet rejects a pasted amount with a misplaced comma, and accepts a correct one', async ({
  page,
}) => {
  await visitAs(page, 'priya', atLevel('/sheet', null, `&fields=${bank}&locations=elm-st,fulton`));
  const grid = page.getByRole('grid', { name: 'Values' });
  const cell = (row: number) => grid.locator(`#cell-${row}-0`);
  await expect(cell(0)).toContainText('$');
  await cell(0).click();
  await grid.evaluate(element => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '$18,40\n$1,840.00\n');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(cell(0)).toContainText('$18,40');
  await expect(cell(0)).toContainText('not valid: Enter an amount such as 12.50.');
  await expect(cell(1)).toContainText('$1,840.00');
});
