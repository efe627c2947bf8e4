import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { goTo, openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { expectText, heading } from '../../testing/screen-parts.ts';

it('an owner edits the own company, closes it not and adds none', async () => {
  await openScreen('priya', '/companies');
  const links = page.getByRole('main').getByRole('link');
  await expect.element(links.first()).toHaveTextContent('Sorrel & Salt');
  await expect.element(page.getByRole('link', { name: 'Add company' })).not.toBeInTheDocument();
  await page.getByRole('main').getByRole('link', { name: 'Sorrel & Salt', exact: true }).click();
  await expect.element(heading).toHaveTextContent('Sorrel & Salt');
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Close company…' })).not.toBeInTheDocument();
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
  await expect.element(page.getByRole('switch', { name: 'Internal company' })).toBeDisabled();
  await expectText('Hides what only external customers need. Set by the provider.');
  await goTo('/companies/add');
  await expect.poll(shownAddress).toMatch(/^\/home/);
});
