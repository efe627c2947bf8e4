import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '../../testing/open-screen.tsx';
import { chooseIn, expectNoText, expectText, failing, heading, sentBy } from '../../testing/screen-parts.ts';

const manager = { permissions: ['userAdmin', 'userRolesAdmin', 'companyAdmin'], company: 'Bakery' } as const;
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const create = 'POST /api/users/';
const update = 'PUT /api/users/';

const jobsThere = {
  jobs: [{ id: '4', name: 'Server', requirementIds: [] }],
  requirements: [],
  mayViewWages: true,
  minimumWage: '13.25',
};
const minimumThere = [{ call: 'GET /api/users/company/sorrel-and-salt/jobs', status: 200, body: jobsThere }];

let people = 0;
const newName = () => {
  people += 1;
  return `Crew ${people}`;
};

/** Adds somebody who works at a terminal only. */
const hire = async (name: string) => {
  await openScreen(manager, '/employees/add', { at: null });
  await field('Name').fill(name);
  await chooseIn('Job 1', 'Server');
  await chooseIn('Location for job 1', 'Pier');
};

describe('a new hire', () => {
  it('needs a name and a job with its location, and no address', async () => {
    const name = newName();
    await openScreen(manager, '/employees/add', { at: null });
    await field('Name').fill(name);
    await chooseIn('Job 1', 'Server');
    await expectText('Still needed: a job and its location.');
    await chooseIn('Location for job 1', 'Pier');
    await button('Add employee').click();
    await expect.element(heading).toHaveTextContent(name);
    expect(await sentBy(create)).toMatchObject({
      name,
      email: null,
      invite: false,
      roles: [],
      jobs: [{ jobTypeId: '4', grantObject: { type: 'LOCATION', id: expect.any(String) }, wages: [] }],
    });
    await expectText('No sign-in');
    await expect.element(field('Email')).toHaveValue('');
    await expectText('Server');
    await button(`More actions for ${name}`).click();
    await expect.element(button('Sign out everywhere')).toBeVisible();
    await expect.element(button('Send invitation')).not.toBeInTheDocument();
  });

  it('has the active location as the place of the job', async () => {
    await openScreen('ingrid', '/employees/add', { at: 'elm-st' });
    await expect.element(page.getByRole('combobox', { name: 'Location for job 1' })).toHaveValue('Elm St.');
  });

  it('[RULE.employees.08] whose job has no wage yet is told so beside it, with the minimum there, until it has one', async () => {
    await openScreen('ingrid', '/employees/add', { at: 'elm-st', answers: minimumThere });
    const note = page.getByText(/^No wage yet/);
    await expect.element(button('Add wage for job 1')).toBeVisible();
    await expect.element(note).not.toBeInTheDocument();
    await chooseIn('Job 1', 'Server');
    await expectText('No wage yet. The minimum at Elm St. is $13.25 an hour.');
    await button('Add wage for job 1').click();
    await expect.element(note).not.toBeInTheDocument();
  });

  it('whose phone has nine digits, or whose wage has no day, is not complete', async () => {
    await hire(newName());
    await field('Phone').fill('312 555 014');
    await expectText('Still needed: a phone number of ten digits.');
    await field('Phone').fill('(312) 555-0142');
    await button('Add wage for job 1').click();
    await expectText('Still needed: the day from which a wage applies.');
    await page.getByLabelText('From').fill('2026-03-02');
    await expect.element(button('Add employee')).toBeEnabled();
    await button('Add employee').click();
    await expectText('$0.00 an hour since Mon, Mar 2, 2026');
    expect(await sentBy(create)).toMatchObject({ phone: '3125550142' });
    await expect.element(field('Phone')).toHaveValue('(312) 555-0142');
  });

  it.each([
    ['DUPLICATE_JOB', 'This job is listed twice for the same location.'],
    ['DUPLICATE_WAGE', 'Two wages of one job start on the same day.'],
    ['UNKNOWN_JOB', 'One of the jobs is not available at its location.'],
    ['UNKNOWN_REQUIREMENT', 'One of the certifications is no longer required.'],
    ['DUPLICATE_CERTIFICATION', 'A certification is listed twice.'],
  ])('that the server rejects with %s stays in the form, which says: %s', async (code, text) => {
    const answers = [{ call: create, status: 400, body: [{ code }] }];
    await openScreen(manager, '/employees/add', { at: null, answers });
    await field('Name').fill(newName());
    await chooseIn('Job 1', 'Server');
    await chooseIn('Location for job 1', 'Pier');
    await failing(async () => {
      await button('Add employee').click();
      await expectText(text);
    });
  });
});

describe('an employee', () => {
  it('shows what a job pays since when, what is planned, and when certifications end', async () => {
    await openScreen('ingrid', '/employees/jonas', { at: null });
    await expectText('$12.00 an hour since Mon, Mar 2, 2026');
    await expectText(/^\$12\.75 an hour from /);
    await expectText(/^1[678] days left$/);
    await expectText('Valid');
    await expectText('$11.00 an hour since Mon, Mar 3, 2025');
  });

  it('gets a raise that is planned for a day, with the amount before as its start', async () => {
    const name = newName();
    await hire(name);
    await button('Add wage for job 1').click();
    await page.getByLabelText('From').fill('2026-03-02');
    await page.getByLabelText('Amount').fill('12');
    await button('Add employee').click();
    await expect.element(heading).toHaveTextContent(name);
    await button('Plan raise for job 1').click();
    await expect.element(page.getByLabelText('Amount').nth(1)).toHaveValue('12.00');
    await page.getByLabelText('Amount').nth(1).fill('12.75');
    await page.getByLabelText('From').nth(1).fill('2099-11-30');
    await expectText('1 change');
    await button('Save').click();
    await expect.element(heading).toHaveTextContent(name);
    await expectText('$12.75 an hour from Mon, Nov 30, 2099');
    expect(await sentBy(update)).toMatchObject({
      jobs: [
        {
          wages: [
            { from: '2026-03-02', amount: '12.00', per: 'HOUR' },
            { from: '2099-11-30', amount: '12.75', per: 'HOUR' },
          ],
        },
      ],
    });
  });

  it('gets a raise and a certification with the keyboard alone', async () => {
    await openScreen('ingrid', '/employees/edit/crew-lena', {
      at: null,
      answers: [{ call: update, status: 500 }],
    });
    const focus = async (target: ReturnType<typeof button>) => {
      await expect.element(target).toBeVisible();
      const element = target.element();
      if (element instanceof HTMLElement) element.focus();
    };
    await focus(button('Plan raise for job 1'));
    await userEvent.keyboard('{Enter}');
    await focus(page.getByLabelText('From').nth(1));
    await userEvent.keyboard('01042027{Tab}');
    await focus(page.getByLabelText('Amount').nth(1));
    await userEvent.keyboard('{Control>}a{/Control}12.5');
    await focus(button('Add certification'));
    await userEvent.keyboard('{Enter}');
    await focus(page.getByRole('combobox', { name: 'Certification 2' }));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('option').first()).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(button(/^2 changes$/)).toBeVisible();
    await failing(async () => {
      await userEvent.keyboard('{Control>}s{/Control}');
      expect(await sentBy(update)).toMatchObject({
        jobs: [
          {
            wages: [
              { from: '2025-06-02', amount: '11.75', per: 'HOUR' },
              { from: '2027-01-04', amount: '12.50', per: 'HOUR' },
            ],
          },
        ],
        certifications: [{}, { requirementId: expect.anything() }],
      });
      await expectText('The employee could not be saved.');
    });
  });

  it('is warned about where a wage is below the minimum of that place', async () => {
    await openScreen('ingrid', '/employees/edit/jonas', { at: null, answers: minimumThere });
    await expectText('Below the minimum wage there, $13.25 an hour.');
    for (const number of [1, 2]) await button(`Change Job ${number}`).click();
    await page.getByLabelText('Amount').nth(0).fill('13.25');
    await page.getByLabelText('Amount').nth(1).fill('13.25');
    await page.getByLabelText('Amount').nth(2).fill('13.25');
    await expect
      .element(page.getByText('Below the minimum wage there, $13.25 an hour.').nth(1))
      .not.toBeInTheDocument();
  });

  it('shows no wages to a reader who may not view them, and keeps them', async () => {
    const name = newName();
    await hire(name);
    await button('Add wage for job 1').click();
    await page.getByLabelText('From').fill('2026-03-02');
    await button('Add employee').click();
    await expectText('$0.00 an hour since Mon, Mar 2, 2026');
    await openScreen({ permissions: ['userAdmin'], company: 'Bakery' }, '/employees', { at: null });
    await page.getByRole('link', { name }).click();
    await expect.element(page.getByRole('region', { name: 'Jobs and wages' })).toMatchTextContent('Pier');
    await expectNoText(/an hour/);
    await expectText('You do not have permission to view wages here.');
    await expect.element(button('Add wage for job 1')).not.toBeInTheDocument();
  });

  it('whose last job here is taken away is no longer seen by the manager of one location, who gets the list', async () => {
    const name = newName();
    await hire(name);
    await button('Add job').click();
    await chooseIn('Job 2', 'Cashier');
    await chooseIn('Location for job 2', 'Oak');
    await button('Add employee').click();
    await expect.element(heading).toHaveTextContent(name);
    await openScreen({ permissions: ['userAdmin'], company: 'Bakery', on: 'Pier' }, '/employees');
    await page.getByRole('link', { name }).click();
    await expect.element(field('Name')).toBeDisabled();
    await button('Change Job 2').click();
    await expect.element(button('Remove job 2')).toBeDisabled();
    await button('Change Job 1').click();
    await button('Remove job 1').click();
    await button('Save').click();
    await expect.element(heading).toHaveTextContent('Employees');
    await expectText(`${name} was saved.`);
    await expect.element(page.getByRole('link', { name })).not.toBeInTheDocument();
  });
});

describe('a PIN', () => {
  const pin = page.getByLabelText('PIN', { exact: true });

  it('is proposed by the server, shown while it is new, and kept out of sight afterwards', async () => {
    await hire(newName());
    await button('Propose PIN').click();
    await expect.element(pin).toHaveAttribute('type', 'text');
    await expect.element(pin).toHaveValue(expect.stringMatching(/^\d{6}$/));
    const input = pin.element();
    const proposed = input instanceof HTMLInputElement ? input.value : '';
    await button('Add employee').click();
    await expect.element(pin).toHaveAttribute('placeholder', 'Set');
    expect(proposed).toMatch(/^\d{6}$/);
    expect(document.body.textContent).not.toContain(proposed);
  });

  it('of three digits is not complete, and one that is taken is said at the field', async () => {
    await hire(newName());
    await pin.fill('482');
    await expectText('Still needed: a PIN of 4 to 8 digits.');
    await pin.fill('48291');
    await button('Add employee').click();
    await expect.element(pin).toHaveAttribute('placeholder', 'Set');
    await hire(newName());
    await pin.fill('48291');
    await button('Add employee').click();
    await expectText('Someone who works at the same location has this PIN. Choose another one.');
  });

  it('is revealed to who may view it, and removed', async () => {
    await openScreen({ ...manager, permissions: [...manager.permissions, 'viewEmployeePasswords'] }, '/employees/add', {
      at: null,
    });
    await field('Name').fill(newName());
    await chooseIn('Job 1', 'Server');
    await chooseIn('Location for job 1', 'Pier');
    await pin.fill('739146');
    await button('Add employee').click();
    await expect.element(pin).toHaveValue('');
    await button('Reveal PIN').click();
    await expectText('The PIN is 739146.');
    await button('Hide PIN').click();
    expect(document.body.textContent).not.toContain('739146');
    await button('Remove PIN').click();
    await button('Save').click();
    expect(await sentBy(update)).toMatchObject({ pin: null });
    await expect.element(pin).toHaveAttribute('placeholder', 'Not set');
  });
});
