import type { Page } from '@playwright/test';
import { expectAccessible, expectReadable, inEachLook, keepScreenshot, lookName } from '../fixtures/accessible.ts';
import { expect, pressOn, test } from '../fixtures/browser-test.ts';
import { atLevel } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

const names = ['Abe', 'Bea', 'Cal', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida', 'Jan', 'Kit', 'Lou'];
/** Twelve people as Toast exports them; of two the job is called otherwise here, and one has no valid address. */
const people = [
  'Employee ID,First Name,Last Name,Email,Phone Number,Job Titles,Location,Base Wage,Hire Date',
  ...names.map((name, index) => {
    const email = index === 4 ? 'eli at example.com' : `${name.toLowerCase()}.import@example.com`;
    const job = index < 2 ? 'FOH Server' : 'Cashier';
    return `${100 + index},${name},Import,${email},(312) 555-01${50 + index},${job},Elm St.,15.25,3/${index + 12}/2026`;
  }),
].join('\r\n');

const take = async (page: Page, name: string, text: string) => {
  const asked = page.waitForEvent('filechooser');
  await pressOn(
    page.getByRole('region', { name: 'Employees from a CSV file' }).getByRole('button', { name: 'Choose file…' }),
    'Enter',
  );
  await (await asked).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
};
const bar = (page: Page) => page.getByRole('region', { name: 'Import', exact: true });
/** Who is there, with everything that the list answers about them. */
const everybody = async (page: Page) => {
  const answer = await page.request.get('/api/users/company/sorrel-and-salt/page?limit=200');
  const { employees } = await answer.json();
  return employees.map(({ ver: _grows, ...employee }: { ver: number }) => employee);
};

test('twelve people of another system are imported after two mistakes are mended, and the import is undone', async ({
  page,
}) => {
  await visitAs(page, 'ingrid', atLevel('/employment/import', null));
  const before = await everybody(page);
  await take(page, 'toast.csv', people);
  await expect(page.getByText('Recognized as Toast')).toBeVisible();
  await expect(bar(page)).toContainText('3 rows to correct');
  await inEachLook(page, async look => {
    await expectAccessible(page, `an import with mistakes, ${lookName(look)}`);
    await keepScreenshot(page, `import/mistakes-${lookName(look)}`);
  });
  await page.getByRole('combobox', { name: 'Job “FOH Server”' }).selectOption('Server');
  await expect(bar(page)).toContainText('1 row to correct');
  await expect(page.getByText('Email “eli at example.com”: This is not an email address.')).toBeVisible();
  await takeCorrected(page);
  await expect(bar(page)).toContainText('12 employees added');
  await inEachLook(page, async look => {
    await expectReadable(page, `an import without mistakes, ${lookName(look)}`);
    await keepScreenshot(page, `import/good-${lookName(look)}`);
  });
  await page.getByRole('button', { name: 'Import 12 employees' }).click();
  await expect(page.getByText('12 employees added.')).toBeVisible();
  expect((await everybody(page)).length).toBe(before.length + 12);
  await page.goto(atLevel('/employees', null));
  await page.getByRole('searchbox', { name: 'Search employees' }).fill('Import');
  await expect(page.getByText(/^12 of \d+ employees$/)).toBeVisible();
  await page.goto(atLevel('/employment/import', null));
  const undo = page.getByRole('button', { name: 'Undo the import of toast.csv' });
  await undo.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('The import was undone.')).toBeVisible();
  await inEachLook(page, look => keepScreenshot(page, `import/undone-${lookName(look)}`));
  expect(await everybody(page)).toEqual(before);
});

/** The file with its address corrected: the matched names are kept. */
const takeCorrected = async (page: Page) => {
  await page.getByRole('button', { name: 'Remove file' }).click();
  await take(page, 'toast.csv', people.replace('eli at example.com', 'eli.import@example.com'));
};
