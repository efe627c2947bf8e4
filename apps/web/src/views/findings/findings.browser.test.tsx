import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/axe.ts';
import { rowsOf, save, typeInto } from '../../testing/form-fields.ts';
import { goTo, openScreen } from '../../testing/open-screen.tsx';
import { expectText } from '../../testing/screen-parts.ts';

it('[RULE.check.05] the check of the settings lists what is found, and repairs in place what a person may change', async () => {
  const company = { permissions: ['configureHardware'] } as const;
  await openScreen(company, '/locationSettings/printers', { at: null });
  await page.getByRole('button', { name: 'Add printer' }).click();
  const [device = ''] = rowsOf('/printers/physical');
  await typeInto(`${device}/name`, 'Pass');
  await page.getByRole('button', { name: 'Add kitchen printer' }).click();
  const [kitchen = ''] = rowsOf('/printers/kitchen');
  await typeInto(`${kitchen}/name`, 'Grill');
  await save();
  await expectText('The printers have been saved correctly.');
  await page.getByRole('link', { name: 'Check the location settings' }).click();
  const printers = page.getByRole('region', { name: /^Kitchen printers without a printer/ });
  await expect.element(printers).toMatchTextContent('Tickets for Grill are printed nowhere.');
  expect(await accessibilityProblems()).toEqual([]);
  const hours = page.getByRole('region', { name: /^Without hours/ });
  await expect.element(hours).toMatchTextContent('It is never open: no channel has hours.');
  // Hours are for others.
  await expect.element(page.getByRole('button', { name: /^Enter hours/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Print on Pass/ }).click();
  await expect.element(printers).not.toBeInTheDocument();
  await save();
  await expectText('The location settings have been saved correctly.');
  await goTo('/locationSettings/printers');
  await expect.element(page.getByText('Pass').first()).toBeVisible();
});

it('[RULE.check.05] the check of employment says that nothing was found', async () => {
  await openScreen('priya', '/employment/check', { at: null });
  await expectText('Nothing found. Every job type has a department, and no two have the same name.');
});
