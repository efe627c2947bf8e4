import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { inputOf, typeInto } from '../testing/form-fields.ts';
import { holdCalls } from '../testing/held-calls.ts';
import { openScreen, shownAddress } from '../testing/open-screen.tsx';
import { expectText } from '../testing/screen-parts.ts';

const bank = '/tableSettings/issueServerBankOfAmount';
const changes = page.getByRole('region', { name: 'Changes not saved' });

const choose = async (name: string): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Company / })
    .click();
  await page.getByRole('link', { name }).click();
};

it('[RULE.session.12] [ROUTE.companies.change.b2] [RULE.session.13] [RULE.shell.24] [MSG.loading.dialog] a change of company asks while there are unsaved changes, and then shows that it loads', async () => {
  await openScreen('nora', '/locationSettings/tableAndBar?companyId=sorrel-and-salt&locationId=elm-st');
  await typeInto(bank, '79');
  await expect.element(changes).toMatchTextContent('1 change');
  await choose('Juniper Noodle Bar');
  const question = page.getByRole('dialog', { name: 'Are You Sure?' });
  await expect.element(question).toMatchTextContent('1 unsaved change');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(await inputOf(bank)).toHaveValue('79.00');
  await changes.getByRole('button', { name: 'Discard' }).click();
  await expect.element(changes).not.toBeInTheDocument();

  const release = holdCalls('/api/session/status?companyId=juniper');
  try {
    await choose('Juniper Noodle Bar');
    await expect.element(page.getByRole('dialog', { name: 'Loading, please wait.' })).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  } finally {
    release();
  }
  await expect.poll(shownAddress).toBe('/home?companyId=juniper');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('[RULE.shell.29] many companies are found by their name, and none of them lies outside of the window', async () => {
  const others = Array.from({ length: 299 }, (_, at) => ({ id: `company-${at}`, name: `Bistro ${at}` }));
  const body = [{ id: 'sorrel-and-salt', name: 'Sorrel & Salt' }, ...others];
  await openScreen('nora', '/home', {
    at: null,
    answers: [{ call: 'GET /api/companies/accessible', status: 200, body }],
  });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Company / })
    .click();
  const search = page.getByRole('textbox', { name: 'Search companies' });
  await expectText('250 more: type to find them');
  const bottom = search.element().closest('[aria-label=Companies]')?.getBoundingClientRect().bottom;
  expect(bottom).toBeLessThanOrEqual(innerHeight);
  await search.fill('tro 298');
  await expect.poll(() => page.getByRole('link', { name: /^Bistro/ }).all().length).toBe(1);
  await expect
    .element(page.getByRole('link', { name: 'Bistro 298' }))
    .toHaveAttribute('href', '/home?companyId=company-298&locationId=');
  await search.fill('tavern');
  await expectText('No company has this name.');
});
