import type { Locator, Page } from '@playwright/test';
import { visitAs } from './shell-visit.ts';

export const companyName = 'sorrel-and-salt';

/** Returns the address of a screen at a location; null is the company, which an address marks by an empty location. */
export const atLevel = (path: string, locationId: string | null, more = ''): string =>
  `${path}?companyId=${companyName}&locationId=${locationId ?? ''}${more}`;

export const tableAndBar = (locationId: string | null, more = ''): string =>
  atLevel('/locationSettings/tableAndBar', locationId, more);

/**
 * Opens a form at a location; company level is chosen by the selector, because an address alone means the last
 * location.
 */
export const openForm = async (page: Page, person: string, address: string): Promise<void> => {
  await visitAs(page, person, address);
  await page.locator('[data-path]').first().waitFor();
};

/** Returns one row of a form, by its path. */
export const row = (page: Page, path: string): Locator => page.locator(`[data-path="${path}"]`);

/** Types a text into a cell of a matrix, and leaves it for the one below. */
export const typeInCell = async (page: Page, path: string, text: string): Promise<void> => {
  await row(page, path).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

/** What is said of the cell under the cursor of a matrix. */
export const selectedValue = (page: Page): Locator => page.getByRole('complementary', { name: 'Selected value' });

export const bank = '/tableSettings/issueServerBankOfAmount';
export const settling = '/tableSettings/tableAlertTimesInMins/afterSettling';
export const tabs = '/barSettings/barTabs';

/** Turns a switch by a click on its label, because the input itself is hidden behind its track. */
export const flip = (page: Page, path: string): Promise<void> => row(page, path).locator('label').first().click();

export const type = async (page: Page, path: string, text: string): Promise<void> => {
  await row(page, path).getByRole('textbox').fill(text);
};

export const saveBar = (page: Page): Locator => page.getByRole('region', { name: 'Changes not saved' });

export const save = (page: Page): Promise<void> => page.keyboard.press('Control+s');

export const waitForSave = (page: Page): Locator =>
  page.getByText('The table and bar settings have been saved correctly.');
