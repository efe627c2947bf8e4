import { expectReadable, keepScreenshot } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { follow, visitAs } from './shell-visit.ts';

test('[ROUTE.companies] [ROUTE.companies.add] [ROUTE.companies._id] [ROUTE.companies._id.edit] [NAV.Accounts.companiesList] [RULE.areas.05] the provider adds a company, edits it beside somebody else, closes it and opens it again', async ({
  page,
}) => {
  await visitAs(page, 'nora');
  await page.getByRole('button', { name: 'Accounts' }).click();
  await follow(page.getByRole('link', { name: 'Companies', exact: true }), 'Companies');
  await expect(page.getByRole('main').getByRole('link')).toContainText([
    'Helping Hand',
    'Juniper Noodle Bar',
    'Sorrel & Salt',
  ]);
  await expectReadable(page, 'companies');
  await keepScreenshot(page, 'accounts/companies');

  await follow(page.getByRole('link', { name: 'Add company' }), 'Add company');
  await page.getByLabel('Name', { exact: true }).fill('Second Helping');
  await page.getByLabel('Brand').fill('Helping');
  await expect(page.getByText(/^Still needed: the name and email address of the owner/)).toBeVisible();
  await page.getByLabel('Owner name').fill('Omar Aziz');
  await page.getByLabel('Owner email').fill('priya@sorrel.example');
  await expectReadable(page, 'a new company');
  await page.getByRole('button', { name: 'Add company' }).click();
  await expect(page.getByText('Somebody has this email address already.')).toBeVisible();
  await page.getByLabel('Owner email').fill('omar@second.example');
  await page.getByRole('button', { name: 'Add company' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second Helping' })).toBeVisible();
  await expectReadable(page, 'a company');

  // Two people edit it: different fields merge.
  await follow(page.getByRole('link', { name: 'Edit', exact: true }), 'Edit Second Helping');
  const companies: { id: string; ver: number; name: string; provider: boolean; locations: number }[] = await (
    await page.request.get('/api/companies/')
  ).json();
  const {
    provider: _,
    locations: __,
    ...mine
  } = companies.find(({ name }) => name === 'Second Helping') ?? companies[0] ?? fail();
  const { number, closedAt, ...sent } = mine as typeof mine & { number: number; closedAt: null };
  const other = await page.request.put('/api/companies/', {
    headers: { 'x-commissary': '1' },
    data: { ...sent, brand: 'Bistro' },
  });
  expect(other.status(), `${number} ${closedAt}`).toBe(200);
  await page.getByLabel('Contact name').fill('Omar Aziz');
  await page.getByLabel('Seconds between batches').fill('10');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second Helping' })).toBeVisible();
  const facts = page.getByRole('main');
  for (const text of ['Bistro', 'Omar Aziz', `No. ${number}`]) await expect(facts).toContainText(text);

  await page.getByRole('button', { name: 'Close company…' }).click();
  const question = page.getByRole('dialog', { name: 'Close Second Helping' });
  const accept = question.getByRole('button', { name: 'Close Second Helping' });
  await expect(accept).toBeDisabled();
  await question.getByRole('textbox').first().fill('Second Helping');
  await expect(accept).toBeDisabled();
  const digits = /\b\d{4}\b/.exec(await question.innerText())?.[0] ?? '';
  await question.getByRole('textbox').last().fill(digits);
  await accept.click();
  await expect(page.getByText(/^Closed since/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByText('Second Helping is open again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close company…' })).toBeVisible();
});

const fail = (): never => {
  throw new Error('There is no company.');
};
