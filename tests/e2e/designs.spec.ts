import type { Page } from '@playwright/test';
import { expectAccessible, inEachLook, lookName } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { atLevel, openForm, row, save, saveBar } from './settings-form.ts';
import { follow, visitAs } from './shell-visit.ts';

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const part = (page: Page, name: RegExp) => preview(page).getByRole('button', { name });

test('a new theme shows at once, warns of low contrast, and its parts link to their fields', async ({ page }) => {
  await openForm(page, 'priya', atLevel('/locationSettings/posDesign', null));
  await page.getByRole('button', { name: 'Add theme' }).click();
  await expect(page.locator('input:focus')).toHaveValue('New Theme');
  await expect(preview(page).getByRole('combobox', { name: 'Preview theme' })).toHaveValue('New Theme');

  const ticket = part(page, /^Ticket 1042/);
  await ticket.press('Enter');
  await expect(page.locator('input:focus')).toHaveValue('#fffdf8');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('#403A36');
  await expect(preview(page).locator('[data-paints$="/ticketBackground"]').first()).toHaveCSS(
    'background-color',
    'rgb(64, 58, 54)',
  );
  await expect(preview(page).getByRole('status')).toContainText(
    'Text of “Ticket” has low contrast (1.3:1). Use at least 4.5:1.',
  );
  await preview(page).getByRole('button', { name: 'Go to field' }).click();
  await page.getByRole('button', { name: 'Choose text' }).last().waitFor();
  await expect(page.locator('input:focus')).toHaveValue('#2a2521');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('#ffffff');
  await expect(preview(page).getByRole('status')).toBeEmpty();

  await row(page, '/posDesign/virtualTicket/totalColor').getByRole('button', { name: 'Choose total' }).click();
  await page.getByRole('button', { name: 'Basil', exact: true }).click();
  await expectAccessible(page, 'the colors to choose from');
  await page.keyboard.press('Escape');
  await expect(part(page, /^Total/)).toHaveCSS('color', 'rgb(47, 122, 61)');
  await inEachLook(page, look => expectAccessible(page, `POS design, ${lookName(look)}`));
  await save(page);
  await expect(page.getByText('The POS design has been saved correctly.')).toBeVisible();
  await expect(saveBar(page)).toBeHidden();
});

test('the previews of the kiosk and the online pages show what is typed and chosen', async ({ page }) => {
  await visitAs(page, 'priya', '/kiosk?companyId=sorrel-and-salt');
  await follow(page.getByRole('main').getByRole('link', { name: 'Kiosk design' }), 'Kiosk design');
  await row(page, '/kioskDesign/appearance/startText').getByRole('textbox').fill('Hungry? Touch here');
  await expect(part(page, /^Hungry\? Touch here/)).toBeVisible();
  await inEachLook(page, look => expectAccessible(page, `kiosk design, ${lookName(look)}`));
  await save(page);
  await expect(page.getByText('The kiosk design has been saved correctly.')).toBeVisible();

  await page.goto(atLevel('/locationSettings/onlineDesign', null));
  await part(page, /^Sorrel & Salt/).press('Enter');
  await expect(row(page, '/onlineDesign/modernFont').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Rockwell');
  await page.getByRole('option', { name: 'Rockwell' }).click();
  await expect(part(page, /^Sorrel & Salt/)).toHaveCSS('font-family', /Rockwell/);
  await row(page, '/onlineDesign/emailNote').getByRole('textbox').fill('Call us: (555) 010-4477');
  await expect(part(page, /^Call us: \(555\) 010-4477/)).toBeVisible();
  await inEachLook(page, look => expectAccessible(page, `online design, ${lookName(look)}`));
});
