import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { goTo, openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { expectText, failing, heading } from '../../testing/screen-parts.ts';

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

it('that the address of a new owner is taken is said beside it', async () => {
  const permissions = ['companyAdmin', 'addCompanies', 'editCompanies'] as const;
  const failures = [{ code: 'ALREADY_EXISTS', path: '/body/owner/email' }];
  const answers = [{ call: 'POST /api/companies/', status: 400, body: failures }];
  await openScreen({ permissions, company: 'Bakery' }, '/companies/add', { at: null, answers });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Name').first().fill('Gamma');
  await field('Owner name').fill('Omar Aziz');
  await field('Owner email').fill('omar@gamma.example');
  await failing(async () => {
    await page.getByRole('button', { name: 'Add company' }).click();
    await expectText('Somebody has this email address already.');
  });
  await expect.element(field('Owner email')).toHaveAttribute('aria-invalid', 'true');
});
