import { readFile } from 'node:fs/promises';
import { expectReadable, inEachLook, lookName } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { follow, visitAs } from './shell-visit.ts';

test('the audit log is filtered by kind, location and text, links to the subject, and is exported as a file', async ({
  page,
}) => {
  await visitAs(page, 'ingrid', '/employees');
  await follow(page.getByRole('main').getByRole('link', { name: 'Audit log' }), 'Audit log');
  const log = page.getByRole('feed', { name: 'Audit log' });
  const newest = log.getByRole('article').first();
  await expect(newest).toContainText(/signed in.*127\.0\.0\.1 · Chrome on Linux · session [0-9a-f]{12}/);
  await inEachLook(page, look => expectReadable(page, `audit ${lookName(look)}`));

  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Saves' }).click();
  await expect(newest).toContainText('saved');
  await page.getByRole('combobox', { name: 'Where' }).click();
  await page.getByRole('option', { name: 'Elm St.' }).click();
  await expect(page).toHaveURL(/kind=documents.*locationId=elm-st|locationId=elm-st.*kind=documents/);
  await expect(newest).toContainText('Ana Moreno saved location settings');
  await page.reload();
  await expect(newest).toContainText('Ana Moreno saved location settings');

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const [head, first] = (await readFile(await (await file).path(), 'utf8')).split('\r\n');
  expect(head).toContain('When,When (UTC),Who,What');
  expect(first).toContain('Ana Moreno,saved location settings');

  await follow(newest.getByRole('link', { name: 'saved location settings' }), 'History');
  await expect(page.getByRole('feed', { name: 'Saves and publishes' })).toContainText('Ana Moreno');
  await page.goBack();
  await page.getByRole('searchbox', { name: 'Search by name or action' }).fill('nobody at all');
  await expect(page.getByText('No activity matches these filters.')).toBeVisible();
});
