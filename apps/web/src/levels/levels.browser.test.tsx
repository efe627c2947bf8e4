import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectReadableDialog } from '../testing/axe.ts';
import { row, save, typeInto } from '../testing/form-fields.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { closeNotices, expectText, idOf } from '../testing/screen-parts.ts';

const bank = '/tableSettings/issueServerBankOfAmount';
const settling = '/tableSettings/tableAlertTimesInMins/afterSettling';
const dialog = page.getByRole('dialog');
const owner = { permissions: ['accessConfigurationOptions', 'companyAdmin'], company: 'Bakery' } as const;
const tableAndBar = (at: string | null) => openScreen(owner, '/locationSettings/tableAndBar', { at });
const press = async (target: { element(): Element }, key: string) => {
  await expect.poll(() => target.element()).toBeInstanceOf(HTMLElement);
  const element = target.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard(key);
};
/** Sets a value for one location of the company that tests change. */
const setAtPier = async (path: string, text: string): Promise<void> => {
  await tableAndBar('Pier');
  await typeInto(path, text);
  await save();
  await expectText('The table and bar settings have been saved correctly.');
};

describe('the values of a location', () => {
  it('are applied to the company from the list of overrides, after a preview of what changes where', async () => {
    const section = page.getByRole('checkbox', { name: /Section|section/ });
    await openScreen('priya', '/locations/alameda/overrides', { at: 'alameda' });
    await section.click();
    await page.getByRole('button', { name: 'Apply to company…' }).click();
    await expect.element(dialog).toMatchTextContent('Apply to company');
    await expect.element(dialog).toMatchTextContent('Changes 11 of 12 locations.');
    await expectReadableDialog();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await setAtPier(bank, '91');
    await openScreen(owner, `/locations/${idOf('Pier')}/overrides`, { at: 'Pier' });
    const box = page.getByRole('checkbox', { name: /Server bank$/ });
    await box.click();
    await page.getByRole('button', { name: 'Apply to company…' }).click();
    await expect.element(dialog).toMatchTextContent(/Server bank.* → \$91\.00/);
    await dialog.getByRole('button', { name: 'Apply to company' }).click();
    await expectText('The company now has the values of Pier.');
    await expect.element(box).not.toBeInTheDocument();
  });

  it('are offered to no level above where the person may change one location only', async () => {
    await openScreen('ming', '/locationSettings/hours', { at: 'market-hall' });
    await page
      .getByRole('button', { name: /\d overrides?$/ })
      .first()
      .click();
    const list = page.getByRole('dialog', { name: /\d overrides?$/ });
    await expect.element(list.getByRole('button', { name: /Reset to inherited/ })).toBeVisible();
    await expectReadableDialog();
    await expect.element(list.getByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
  });
});

it('a value that differs at a location is reset there from the level above, by keyboard alone', async () => {
  await setAtPier(settling, '23');
  await tableAndBar(null);
  await closeNotices();
  // Other tests leave differences in this company.
  const differs = page.elementLocator(await row(settling)).getByRole('button', { name: 'Different at 1 location' });
  await press(differs, '{Enter}');
  const list = page.getByRole('dialog', { name: /different at 1 location/i });
  await expect.element(list).toMatchTextContent('Pier');
  await expectReadableDialog();
  await press(list.getByRole('checkbox', { name: 'Pier' }), ' ');
  await press(list.getByRole('button', { name: 'Reset this…' }), '{Enter}');
  const preview = page.getByRole('dialog', { name: /^Reset/ });
  await expect.element(preview).toMatchTextContent(/Changes 1 of \d+ locations\./);
  await expectReadableDialog();
  await press(preview.getByRole('button', { name: 'Reset at 1 location' }), '{Enter}');
  await expectText(/was reset at 1 location/);
  await expect.poll(async () => (await row(settling)).textContent).not.toContain('Different');
  await tableAndBar('Pier');
  await expect.element(page.elementLocator(await row(settling))).toMatchTextContent('From Company');
});
