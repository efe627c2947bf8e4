import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { at, openForm, row, save } from './settings-form.ts';

const marinara = '/departments/[pizza]/items/[marinara]/pricing/[1]/itemBased/price';

const typePrice = async (page: Page, place: string | null) => {
  await openForm(page, 'priya', at('/menu/menuItems', place, `&field=${encodeURIComponent(marinara)}`));
  await row(page, marinara).getByRole('textbox').fill('19.25');
};

test('[RULE.menuSave.01] a menu that others save each time first says so, and keeps what was typed', async ({
  page,
}) => {
  await page.route('**/api/menus/location/**', route =>
    route.request().method() === 'POST' ? route.fulfill({ status: 409, json: [] }) : route.fallback(),
  );
  await typePrice(page, 'fulton');
  await save(page);
  await expect(
    page.getByText('A more recent menu has been detected. Please refresh the current menu to get latest version'),
  ).toBeVisible();
  await expect(row(page, marinara).getByRole('textbox')).toHaveValue('19.25');
});
