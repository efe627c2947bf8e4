import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen, shownAddress } from '../../../testing/open-screen.tsx';
import { chooseIn, expectText, failing, sentBy } from '../../../testing/screen-parts.ts';

const visitor = { permissions: ['userAdmin', 'viewWageData', 'companyAdmin'], company: 'Bakery' } as const;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const row = (name: string, part: object = {}) => ({
  id: name.toLowerCase(),
  ver: 3,
  name,
  email: null,
  phone: null,
  hireDate: null,
  status: 'ACTIVE',
  deactivated: null,
  hasPassword: false,
  hasPin: true,
  roles: [],
  jobs: [],
  certifications: [],
  mayEdit: true,
  mayRevealPin: false,
  mayActAs: false,
  problems: [],
  ...part,
});
const people = [
  row('Ann', { problems: ['pin-missing'] }),
  row('Ben', { phone: '312555014', problems: ['phone-format'] }),
  row('Cyd', {
    jobs: [
      {
        id: 'j',
        jobTypeId: '4',
        name: 'Server',
        grantObject: { type: 'COMPANY', id: 'x' },
        wages: [],
        mayChange: true,
      },
    ],
  }),
  row('Dov'),
];
const answered = (employees: readonly object[]) => ({
  call: 'GET /api/users/company/*/page',
  status: 200,
  body: { employees, next: null, counts: { matching: employees.length, total: employees.length } },
});
const open = (answers: readonly ReturnType<typeof answered>[] = [answered(people)], address = '/employees') =>
  openScreen(visitor, address, { at: null, answers: [...answers] });
const tick = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });

describe('the list of employees', () => {
  it('[RULE.employees.07] has its filters in view, and on a phone behind one button that says how many are set', async () => {
    const state = page.getByRole('combobox', { name: 'State' });
    await open([answered(people)], '/employees?state=active');
    await expect.element(state).toBeVisible();
    await expect.element(button(/^Filters/)).not.toBeInTheDocument();
    await page.viewport(390, 844);
    try {
      await expect.element(button('Filters · 1')).toBeVisible();
      await expect.element(state).not.toBeInTheDocument();
      await button('Filters · 1').click();
      await expect.element(state).toHaveValue('Active');
    } finally {
      await page.viewport(1440, 900);
    }
  });

  it('[RULE.employment.22] [ROUTE.employees.b2] says which records have a bad PIN or phone, and leads from one to the next', async () => {
    await open();
    await expectText(/2 records to fix\.|4 records to fix\./);
    await expectText('Phone has 9 digits');
    await expectText('No PIN');
    const fix = () => page.getByRole('link', { name: /^Fix / }).element().getAttribute('href');
    expect(fix()).toMatch(/^\/employees\/edit\/ann\/posId\?/);
    await button('Next problem').click();
    expect(fix()).toMatch(/^\/employees\/edit\/ben\/phone\?/);
  });

  it('keeps its filters in the address', async () => {
    await openScreen('priya', '/employees', { at: null });
    await expectText(/^\d+ employees$/);
    await chooseIn('State', 'Deactivated');
    await expect.poll(shownAddress).toContain('state=deactivated');
    await button('Clear').click();
    await expect.poll(shownAddress).not.toContain('state=');
  });

  it('selects a range with Shift, also by keyboard, and shows what can be done with all of them', async () => {
    await open();
    await tick('Ann').click();
    await userEvent.keyboard('{Shift>}');
    await tick('Cyd').click();
    await userEvent.keyboard('{/Shift}');
    await expectText('3 selected');
    await button('Clear selection').click();
    page.getByRole('link', { name: 'Ben', exact: true }).element().focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expectText('2 selected');
  });

  it('plans a raise for several, with the old and the new wage of each, and warns below the minimum', async () => {
    const wage = { name: 'Server', grantObject: { type: 'COMPANY', id: 'x' }, was: '12.00', now: '12.42', per: 'HOUR' };
    const planned = [
      { id: 'cyd', name: 'Cyd', skipped: null, wages: [{ ...wage, minimum: '15.00' }], ends: null },
      { id: 'dov', name: 'Dov', skipped: 'no-job', wages: [], ends: null },
    ];
    await openScreen(visitor, '/employees', {
      at: null,
      answers: [{ call: 'POST /api/users/company/*/several/preview', status: 200, body: planned }, answered(people)],
    });
    await tick('Cyd').click();
    await tick('Dov').click();
    await button('Plan a raise…').click();
    await expectText('Complete the fields to see what changes.');
    await page.getByRole('textbox', { name: 'Percent' }).fill('3.5');
    await expectText('1 of 2 employees will be changed.');
    const changes = page.getByRole('region', { name: 'What changes' });
    await expect
      .poll(() => changes.element().textContent)
      .toMatch(/Cyd.*\$12\.00 → \$12\.42.*Below the minimum wage there, \$15\.00/);
    await expect.poll(() => changes.element().textContent).toMatch(/Dov.*Does not have this job/);
    await expect.element(button('Raise 1 employee')).toBeEnabled();
    expect(await sentBy('POST /api/users/company/')).toMatchObject({
      people: [
        { id: 'cyd', ver: 3 },
        { id: 'dov', ver: 3 },
      ],
      act: { kind: 'raise', by: { percent: '3.5' } },
    });
  });

  it('says before a deactivation what ends for somebody, and who changed them when it comes too late', async () => {
    const ends = {
      ...{ signIn: true, sessions: 2, invitations: 1, resets: 0, certifications: 1 },
      terminals: [{ type: 'GLOBAL', id: '' }],
      silent: [{ id: 'oak', name: 'Oak' }],
      silentTotal: 3,
      scheduling: ['oak'],
    };
    const at = new Date(2026, 2, 9, 9, 30).getTime();
    const late = { code: 'CHANGED_SINCE', path: '/body/people/0', params: { name: 'Cyd', by: 'Ingrid', at } };
    await openScreen(visitor, '/employees', {
      at: null,
      answers: [
        {
          call: 'POST /api/users/company/*/several/preview',
          status: 200,
          body: [{ id: 'cyd', name: 'Cyd', skipped: null, wages: [], ends }],
        },
        { call: 'POST /api/users/company/*/several', status: 409, body: [late] },
        answered(people),
      ],
    });
    await tick('Cyd').click();
    await button('Deactivate…').click();
    const dialog = page.getByRole('dialog', { name: 'Deactivate Cyd?' });
    await expect
      .poll(() => [...dialog.element().querySelectorAll('li li')].map(line => line.textContent))
      .toEqual([
        'Can no longer sign in at the console',
        'Signs out of 2 sessions now',
        '1 pending invitation is canceled',
        'Cannot log on at terminals of all companies from their next check-in; the PIN is free for someone else',
        'No contact with Oak and 2 other locations for 24 hours: terminals there admit the PIN until they have contact again',
        'Is removed from the scheduling service',
      ]);
    await failing(async () => {
      await button('Deactivate Cyd').click();
      await expectText(/^Cyd was changed by Ingrid, Mar 9, 9:30 AM \w+\. Nothing was changed\.$/);
    });
  });

  it('draws only what is visible of 5,000 employees', async () => {
    await open([answered(Array.from({ length: 5000 }, (_, n) => row(`Person ${n}`)))]);
    await expectText('5,000 employees');
    expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(1500);
  });
});

describe('the repair of a record', () => {
  const one = (id: string, status = 200) => ({
    call: `GET /api/users/${id}`,
    status,
    body: people.find(person => person.id === id),
  });
  const repair = (address: string) =>
    openScreen(visitor, address, {
      at: null,
      answers: [
        { call: 'GET /api/users/*/sessions', status: 200, body: [] },
        one('ben'),
        one('ann'),
        answered(people),
        { call: 'PUT /api/users/', status: 200, body: { ...people[1], ver: 4, phone: '3125550142' } },
      ],
    });
  const phone = page.getByRole('textbox', { name: 'Phone' });
  const heading = page.getByRole('heading', { level: 1 });

  it('[ROUTE.employees.edit._id._cf] [ROUTE.employees.edit._id._cf.b1] is focused on what fails, sends only that, and leads to the next problem', async () => {
    await repair('/employees/edit/ben/phone');
    await expect.element(heading).toHaveTextContent('Ben');
    await expectText('To correct: Phone has 9 digits.');
    await expect.element(phone).toHaveFocus();
    await phone.fill('3125550142');
    await button('Save').click();
    await expect.element(heading).toHaveTextContent('Ann');
    expect(shownAddress()).toMatch(/^\/employees\/edit\/ann\/posId/);
    expect(await sentBy('PUT /api/users/')).toEqual({
      id: 'ben',
      ver: 3,
      name: 'Ben',
      email: null,
      status: 'ACTIVE',
      phone: '3125550142',
    });
  });

  it('is the plain form for a part that there is not', async () => {
    await repair('/employees/edit/ben/shoes');
    await expect.element(heading).toHaveTextContent('Ben');
    await expect.element(phone).toBeVisible();
    expect(page.getByText('To correct').elements()).toEqual([]);
    await expectText(/Still needed: .*ten digits/);
  });

  it('does not wait for that of another part: a phone that is no number stays while the name changes', async () => {
    await repair('/employees/edit/ben');
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Bea');
    await expect.element(button('Save')).toBeEnabled();
    await phone.fill('31255501');
    await expectText(/Still needed: .*ten digits/);
    await repair('/employees/edit/ben');
    await name.fill('Bea');
    await button('Save').click();
    expect(await sentBy('PUT /api/users/')).toEqual({ id: 'ben', ver: 3, name: 'Bea', email: null, status: 'ACTIVE' });
  });
});

it('[PERM.internalHides.component.employee_data] [PERM.internalHides.component.jobs_and_wages] [PERM.internalHides.component.security] [PERM.internalHides.component.location_overrides] keeps jobs, wages, PIN, phone, hire date and differences between locations from the employees of an internal company', async () => {
  const answers = [{ call: 'GET /api/users/ben$', status: 200, body: people[1] }, answered(people)];
  const shown = async (company: 'Kitchen' | 'Internal') => {
    const manager = { permissions: ['userAdmin'], company } as const;
    await openScreen(manager, '/employees/edit/ben', { at: null, answers: answers.slice(0, 1) });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Ben');
    const form = document.querySelector('main')?.textContent ?? '';
    await openScreen(manager, '/employees', { at: null, answers });
    await expectText('4 employees');
    return form + (document.querySelector('main')?.textContent ?? '');
  };
  const parts = ['Phone', 'Hire date', 'Jobs and wages', 'PIN', 'Certifications', 'Works at'];
  const usual = await shown('Kitchen');
  for (const part of parts) expect(usual).toContain(part);
  const internal = (await shown('Internal')).replaceAll(/No PIN|Phone has 9 digits/g, '');
  for (const part of parts) expect(internal).not.toContain(part);
});
