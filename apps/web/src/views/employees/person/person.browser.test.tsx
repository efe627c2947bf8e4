import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectReadableDialog } from '../../../testing/axe.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { chooseIn, expectNoText, expectText, heading, sentBy } from '../../../testing/screen-parts.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const company = 'sorrel-and-salt';
const hourly = (from: string, amount: string) => ({
  from,
  amount,
  per: 'HOUR',
  setBy: 'Rae',
  setAt: 1_760_000_000_000,
});
const job = (type: string, id: string, wages: readonly object[]) => ({
  id: `job-${id}`,
  jobTypeId: '4',
  name: 'Server',
  grantObject: { type, id },
  wages,
  mayChange: true,
});
const ana = {
  id: 'somebody',
  ver: 1,
  name: 'Ana Somebody',
  email: null,
  phone: null,
  hireDate: null,
  status: 'ACTIVE',
  hasPassword: false,
  hasPin: true,
  roles: [],
  certifications: [],
  mayEdit: false,
  mayRevealPin: false,
  mayActAs: false,
};
const choices = (minimumWage: string | null) => ({
  jobs: [{ id: '4', name: 'Server', requirementIds: ['1'] }],
  requirements: [{ id: '1', name: 'Food Handlers', warnSeconds: 0 }],
  mayViewWages: true,
  minimumWage,
  oneRolePerLocation: true,
});
const openAna = (jobs: readonly object[], minimum: string | null = null, certifications: readonly object[] = []) =>
  openScreen('ingrid', '/employees/somebody', {
    at: null,
    answers: [
      { call: 'GET /api/users/somebody', status: 200, body: { ...ana, jobs, certifications } },
      { call: `GET /api/users/company/${company}/jobs`, status: 200, body: choices(minimum) },
    ],
  });
const places = () => page.getByRole('region', { name: 'Jobs and wages' }).element().textContent.replace(/\s+/g, ' ');

describe('the wages of a person', () => {
  it('are shown by day, the one of today marked, with who set each', async () => {
    await openAna([
      job('LOCATION', 'elm-st', [
        hourly('2025-01-06', '11.00'),
        hourly('2099-11-30', '12.75'),
        hourly('2026-03-02', '12.00'),
      ]),
    ]);
    await expectText('$12.00 an hour since Mon, Mar 2, 2026');
    const lines = page.getByRole('listitem').filter({ hasText: 'an hour' });
    const said = () => lines.elements().map(element => element.textContent);
    expect(said().slice(-3)).toEqual([
      expect.stringMatching(/^\$11\.00 an hour from .*set by Rae, /),
      expect.stringMatching(/^\$12\.00 an hour since .*Now.*set by Rae, /),
      expect.stringMatching(/^\$12\.75 an hour from .*Planned.*set by Rae, /),
    ]);
    expect(places()).toContain('Set for Elm St.');
    expect(places()).toContain('No wage above it');
  });

  it('say which place they come from: the most specific one counts', async () => {
    await openAna([
      job('LOCATION', 'elm-st', [hourly('2026-03-02', '12.00')]),
      job('LOCATION', 'market-hall', []),
      job('COMPANY', company, [hourly('2026-01-01', '11.50')]),
    ]);
    await expectText('Instead of $11.50 an hour of Sorrel & Salt');
    await expectText('From Sorrel & Salt: $11.50 an hour');
    await expectText('Set for Sorrel & Salt');
  });

  it('come from the group before the company', async () => {
    await openAna([
      job('LOCATION', 'elm-st', [hourly('2026-03-02', '12.00')]),
      job('LOCATION', 'market-hall', []),
      job('COMPANY', company, [hourly('2026-01-01', '11.50')]),
      job('GROUP', 'downtown', [hourly('2026-02-01', '11.80')]),
    ]);
    await expectText('Instead of $11.80 an hour of Downtown');
    await expectText('From Downtown: $11.80 an hour');
    await expectText('Instead of $11.50 an hour of Sorrel & Salt');
  });

  it('warn below the minimum of the place, whichever place they come from', async () => {
    await openAna([job('LOCATION', 'elm-st', []), job('COMPANY', company, [hourly('2026-01-01', '11.50')])], '11.50');
    await expectText('From Sorrel & Salt: $11.50 an hour');
    await expectNoText(/^Below the minimum wage/);
    await openAna([job('LOCATION', 'elm-st', []), job('COMPANY', company, [hourly('2026-01-01', '11.49')])], '11.50');
    await expect.element(page.getByText('Below the minimum wage there, $11.50 an hour.').first()).toBeVisible();
  });

  it('[RULE.employees.06] stand beside the certifications, by the day on which they end: what the job needs and the person lacks first', async () => {
    const certified = (requirementId: string, name: string, endsOn: string | null) => ({ requirementId, name, endsOn });
    await openAna([job('LOCATION', 'elm-st', [])], null, [
      certified('8', 'First aid', null),
      certified('7', 'Alcohol service', '2099-06-12'),
      certified('9', 'Allergens', '2024-01-31'),
    ]);
    await expectText('Requires Food Handlers');
    await expect
      .element(page.getByRole('region', { name: 'Certifications' }))
      .toMatchTextContent(
        /Food Handlers.*Needed for Server.*Missing.*Allergens.*Expired.*Alcohol service.*Valid.*First aid.*Does not expire/,
      );
  });

  it('[RULE.employees.01] are a line each until they are changed, and a line again once they are saved', async () => {
    await openAna([job('LOCATION', 'elm-st', [hourly('2026-03-02', '12.00')])]);
    await expectText('$12.00 an hour since Mon, Mar 2, 2026');
    await expect.element(page.getByLabelText('Amount')).not.toBeInTheDocument();
    await button('Change Job 1').click();
    await expect.element(page.getByLabelText('Amount')).toHaveValue('12.00');
    await button('Close Job 1').click();
    await button('Plan raise for job 1').click();
    await expect.element(page.getByLabelText('Amount').nth(1)).toHaveValue('12.00');
  });
});

describe('the history of a person', () => {
  it('says who changed what', async () => {
    await openScreen('ingrid', '/employees/jonas', {
      at: null,
      answers: [
        {
          call: `GET /api/audit/${company}`,
          status: 200,
          body: {
            entries: [
              {
                id: 1,
                at: 1_760_000_000_000,
                by: { id: 'hana', name: 'Hana Lindgren', actingAs: null },
                kind: 'people',
                said: 'imported employees from people.csv',
                changes: [{ what: 'Jonas Lindqvist: Wage of Server, Elm St.', was: null, now: null }],
                placeId: null,
                about: null,
                target: 'import',
                address: null,
                session: null,
                agent: null,
                source: 'console',
              },
            ],
            next: null,
            people: [],
          },
        },
      ],
    });
    await expect
      .element(page.getByRole('region', { name: 'History' }))
      .toMatchTextContent(/Hana Lindgren imported employees from people\.csv.*Wage of Server, Elm St\./);
  });
});

describe('a colleague from elsewhere', () => {
  const found = (colleague: object | null) => ({
    call: 'POST /api/users/company/*/colleague',
    status: 200,
    body: { colleague },
  });
  const search = async (colleague: object | null) => {
    await openScreen({ permissions: ['userAdmin'], company: 'Bakery', on: 'Pier' }, '/employees/add', {
      answers: [
        { call: 'POST /api/users/company/*/colleague/add', status: 200, body: { ...ana, jobs: [] } },
        { call: 'GET /api/users/somebody', status: 200, body: { ...ana, jobs: [] } },
        found(colleague),
      ],
    });
    await button('Already works elsewhere with us…').click();
    const dialog = page.getByRole('dialog', { name: 'Already works elsewhere with us' });
    await dialog.getByRole('textbox', { name: 'Email' }).fill('ana@bakery.example');
    await dialog.getByRole('button', { name: 'Find' }).click();
    return dialog;
  };

  it('gets a job here after their whole address was typed', async () => {
    const dialog = await search({ id: 'somebody', name: 'Ana Somebody', isListed: false });
    await expectText('Ana Somebody works elsewhere with us. Choose the job here.');
    await expectReadableDialog();
    await expect.element(dialog.getByRole('button', { name: 'Add Ana Somebody' })).toBeDisabled();
    await expect.element(dialog.getByRole('combobox', { name: 'Location' })).toHaveValue('Pier');
    await chooseIn('Job', 'Server');
    await dialog.getByRole('button', { name: 'Add Ana Somebody' }).click();
    expect(await sentBy('POST /api/users/company/*/colleague/add')).toEqual({
      email: 'ana@bakery.example',
      jobs: [{ jobTypeId: '4', grantObject: { type: 'LOCATION', id: expect.any(String) } }],
    });
    await expect.element(heading).toHaveTextContent('Ana Somebody');
  });

  it('who is nobody is said so, and one who is listed has a link', async () => {
    await search(null);
    await expectText(/^Nobody who works for the company has exactly this address\./);
    await button('Cancel').click();
    await search({ id: 'somebody', name: 'Ana Somebody', isListed: true });
    await expect.element(page.getByRole('link', { name: 'Open Ana Somebody' })).toBeVisible();
  });

  it('is found also where the window becomes narrow meanwhile', async () => {
    const dialog = await search({ id: 'somebody', name: 'Ana Somebody', isListed: false });
    await page.viewport(390, 844);
    try {
      await expect.element(button('Already works elsewhere with us…')).not.toBeInTheDocument();
      await expect.element(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@bakery.example');
    } finally {
      await page.viewport(1440, 900);
    }
  });
});
