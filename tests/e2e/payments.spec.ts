import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { atLevel, openForm, save, saveBar } from './settings-form.ts';

const payments = (locationId: string | null): string => atLevel('/locationSettings/payments', locationId);
const tenders = (page: Page): Locator => page.getByRole('region', { name: 'Tender types' });
const button = (inside: Locator, name: string): Locator => inside.getByRole('button', { name, exact: true });

const saveAll = async (page: Page): Promise<void> => {
  await save(page);
  await expect(page.getByText('The payment settings have been saved correctly.').last()).toBeVisible();
  await expect(saveBar(page)).toBeHidden();
};

/** Adds a row to a list and names it; the row stays open. */
const add = async (list: Locator, word: string, name: string): Promise<void> => {
  await button(list, `Add ${word}`).click();
  await expect(list.getByRole('textbox', { name: 'Name' }).last()).toBeFocused();
  await list.page().keyboard.type(name);
};

test('[RULE.tender.01] a tender type that the company adds exists at every location; one that a location adds exists only there', async ({
  page,
}) => {
  await openForm(page, 'priya', payments(null));
  await add(tenders(page), 'tender type', 'Meal voucher');
  await saveAll(page);
  await openForm(page, 'priya', payments('downtown'));
  await expect(button(tenders(page), 'Meal voucher')).toBeVisible();
  await add(tenders(page), 'tender type', 'Downtown card');
  await expect(tenders(page).getByText('Only here')).toBeVisible();
  await saveAll(page);
  await openForm(page, 'priya', payments('fulton'));
  for (const name of ['Meal voucher', 'Downtown card']) await expect(button(tenders(page), name)).toBeVisible();
  await add(tenders(page), 'tender type', 'Meal voucher');
  await expect(tenders(page).getByText('Only here')).toHaveCount(1);
  await saveAll(page);
  // Two of one name at two levels are two rows with different ids.
  await page.reload();
  await expect(button(tenders(page), 'Meal voucher')).toHaveCount(2);
  await openForm(page, 'priya', payments('larimer'));
  await expect(button(tenders(page), 'Meal voucher')).toHaveCount(1);
  await expect(button(tenders(page), 'Downtown card')).toHaveCount(0);
});
