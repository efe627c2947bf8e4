import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { api } from '../../api/index.ts';
import { sessionStore } from '../../session/index.ts';
import { expectReadableDialog } from '../../testing/axe.ts';
import { goTo, type Opening, openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { chooseIn, expectNoText, expectText, failing, heading, hrefsOf, sentBy } from '../../testing/screen-parts.ts';

const visitor = { permissions: ['userAdmin', 'userRolesAdmin', 'companyAdmin'], company: 'Bakery' } as const;
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const items = () => [...document.querySelectorAll('main tbody tr[aria-rowindex]')];
const menu = button(/^More actions for /);
/** Does what the menu of the person offers. */
const act = async (name: string) => {
  await menu.click();
  await button(name).click();
};
const create = 'POST /api/users/';

/** Other tests may add people to the sample company. */
const anyNumber = /^\d+ employees$/;

let people = 0;
const newName = () => {
  people += 1;
  return { name: `Person ${people}`, email: `person-${people}@bakery.example` };
};

describe('the list of employees', () => {
  it('names everybody with e-mail, roles and state, and is narrowed by a search that the address keeps', async () => {
    await openScreen('priya', '/employees', { at: null });
    await expect.element(page.getByRole('status').filter({ hasText: anyNumber })).toBeVisible();
    expect(items().find(({ textContent }) => textContent?.includes('Ana Moreno'))?.textContent).toMatch(
      /Ana Moreno.*ana@sorrel\.example.*Elm St\..*General manager/,
    );
    const search = page.getByRole('searchbox', { name: 'Search employees' });
    for (const [words, count] of [
      ['moreno', 1],
      ['Area manager', 3],
      ['beth@', 1],
    ] as const) {
      await search.fill(words);
      await expectText(new RegExp(`^${count} of \\d+ employees$`));
      await expect.poll(() => items().length).toBe(count);
    }
    expect(shownAddress()).toContain('search=beth%40');
    await search.fill('nobody at all');
    await expectText('No employees found.');
    expect(items()).toHaveLength(0);
  });

  it('that cannot be loaded says so, and is loaded on request', async () => {
    const answers = [{ call: 'GET /api/users/company/*/page', status: 404, times: 2 }];
    await failing(() => openScreen('priya', '/employees', { at: null, answers }));
    await expectText('The employees could not be loaded.');
    await button('Try again').click();
    await expectText(anyNumber);
  });

  it('[RULE.employees.02] leads to an employee, to a new one, to a file of them and to the audit log', async () => {
    await openScreen('priya', '/employees', { at: null });
    await expectText(anyNumber);
    expect(hrefsOf('Audit log')).toEqual([expect.stringMatching(/^\/audit\?/)]);
    expect(hrefsOf('Import…')).toEqual([expect.stringMatching(/^\/employment\/import\?/)]);
    expect(hrefsOf('Add employee')).toEqual([expect.stringMatching(/^\/employees\/add\?/)]);
    await page.getByRole('link', { name: 'Ana Moreno' }).click();
    await expect.element(heading).toHaveTextContent('Ana Moreno');
  });
});

describe('a new employee', () => {
  const open = (answers: Opening['answers'] = []) => openScreen(visitor, '/employees/add', { at: null, answers });
  const fill = async ({ name, email }: { name: string; email: string }) => {
    await field('Name').fill(name);
    await field('Email').fill(email);
    await button('Add role').click();
    await chooseIn('Role 1', /.+/);
    await chooseIn('Location for role 1', 'Pier');
  };

  it('needs a name, and a job or a role with its location, which the form lists', async () => {
    await openScreen('priya', '/employees/add', { at: null });
    const add = button('Add employee');
    await expectText('Still needed: a name, a job or a role.');
    await expect.element(add).toBeDisabled();
    await field('Name').fill('Ada');
    await field('Email').fill('ada');
    await expectText('Still needed: an email address, a job or a role.');
    await field('Email').fill('ada@bakery.example');
    await expectText('Still needed: a job or a role.');
    await button('Add role').click();
    await expectText('Still needed: a role and its location.');
    await chooseIn('Role 1', 'Shift lead');
    await expect.element(add).toBeDisabled();
    await chooseIn('Location for role 1', 'Alameda');
    await expect.element(add).toBeEnabled();
    await button('Add role').click();
    await expectText('Still needed: a role and its location.');
    // Somebody has one role at a location: a second one replaces the first.
    await chooseIn('Role 2', 'Bar lead');
    await chooseIn('Location for role 2', 'Alameda');
    await expectText('Still needed: only one role at each location.');
    await expectText('Shift lead is their role there already.');
    await expect.element(add).toBeDisabled();
    await button('Replace Shift lead').click();
    await expectNoText('Shift lead is their role there already.');
    await expect.element(page.getByRole('combobox', { name: 'Role 1', exact: true })).toHaveValue('Bar lead');
    await button('Add role').click();
    await button('Remove role 2').click();
    await expect.element(add).toBeEnabled();
    expect((await commands.calls()).filter(call => call.startsWith(create))).toEqual([]);
  });

  it('has pickers that take their first result on Enter, and a disabled button that says why', async () => {
    await openScreen('priya', '/employees/add', { at: null });
    const add = button('Add employee');
    await expect.element(add).toHaveAccessibleDescription('Still needed: a name, a job or a role.');
    await field('Name').fill('Sam Reyes');
    await field('Email').fill('sam@sorrel.example');
    await button('Add role').click();
    const pick = async (label: string, listed: string, text: string, picked: string) => {
      const picker = page.getByRole('combobox', { name: label, exact: true });
      await picker.click();
      await expect.element(page.getByRole('option', { name: listed })).toBeVisible();
      await userEvent.keyboard(`${text}{Enter}`);
      await expect.element(picker).toHaveValue(picked);
    };
    await pick('Role 1', 'General manager', 'gener', 'General manager');
    await expect.element(add).toHaveAccessibleDescription('Still needed: a role and its location.');
    await pick('Location for role 1', 'Elm St.', 'elm', 'Elm St.');
    await expect.element(add).toBeEnabled();
  });

  it('is sent with the role where it was chosen, shown, and can be invited', async () => {
    const person = newName();
    await open();
    await fill(person);
    await button('Add employee').click();
    await expect.element(heading).toHaveTextContent(person.name);
    await expectText(`${person.name} was added.`);
    expect(await sentBy(create)).toEqual({
      ...person,
      phone: null,
      hireDate: null,
      invite: expect.any(Boolean),
      roles: [{ roleId: expect.any(String), grantObject: { type: 'LOCATION', id: expect.any(String) } }],
      jobs: [],
      certifications: [],
    });
    await expectText('No password yet');
    await act('Send invitation');
    await expectText(`An invitation was sent to ${person.name}.`);
  });

  it('[RULE.settings.39] is saved, and the form is empty for the next one, with the focus in its first field', async () => {
    const [first, second] = [newName(), newName()];
    await open();
    await fill(first);
    await button('Save and add another').click();
    await expectText(`${first.name} was added.`);
    await expect.element(field('Name')).toHaveValue('');
    await expect.element(field('Name')).toHaveFocus();
    await expect.element(page.getByRole('combobox', { name: 'Role 1', exact: true })).not.toBeInTheDocument();
    await expect.element(button('Restore')).not.toBeInTheDocument();
    await fill(second);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expectText(`${second.name} was added.`);
    await expect.element(field('Name')).toHaveValue('');
    expect(shownAddress()).toMatch(/^\/employees\/add/);
    await goTo(`/employees?locationId=&search=${encodeURIComponent(second.name)}`);
    await expect.element(page.getByRole('link', { name: second.name, exact: true })).toBeVisible();
  });

  it.each([
    [400, [{ code: 'ALREADY_EXISTS', path: '/body/email' }], 'The provided Email is already in use.'],
    [400, [{ code: 'DUPLICATE_ROLE' }], 'This role is listed twice for the same location.'],
    [403, undefined, 'You do not have permission to assign one of these roles there.'],
    [500, undefined, 'The employee could not be saved. Please try again.'],
  ])('that the server rejects with %i %j stays in the form, which says: %s', async (status, body, text) => {
    const person = newName();
    await open([{ call: create, status, ...(body && { body }) }]);
    await fill(person);
    await failing(async () => {
      await button('Add employee').click();
      await expectText(text);
    });
    await expect.element(field('Name')).toHaveValue(person.name);
    await expect.element(button('Add employee')).toBeEnabled();
    if (status === 400 && body?.some(failure => 'path' in failure))
      await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true');
  });

  it('with the e-mail of another one is rejected by the server itself', async () => {
    const person = newName();
    await open();
    await fill(person);
    await button('Add employee').click();
    await expect.element(heading).toHaveTextContent(person.name);
    await goTo('/employees/add?locationId=');
    await fill({ ...person, name: 'A namesake' });
    await button('Add employee').click();
    await expectText('The provided Email is already in use.');
  });
});

describe('an employee', () => {
  const added = async () => {
    const person = newName();
    await openScreen(visitor, '/employees/add', { at: null });
    await field('Name').fill(person.name);
    await field('Email').fill(person.email);
    await button('Add role').click();
    await chooseIn('Role 1', /.+/);
    await chooseIn('Location for role 1', 'Oak');
    await button('Add employee').click();
    await expect.element(heading).toHaveTextContent(person.name);
    return person;
  };

  it('[RULE.employees.01] is renamed on the page where they are seen, which stays', async () => {
    const { name, email } = await added();
    const address = shownAddress();
    await expectText('No changes yet.');
    await expect.element(button('Save')).toBeDisabled();
    await field('Name').fill(`${name} Jr.`);
    await button('Save').click();
    await expect.element(heading).toHaveTextContent(`${name} Jr.`);
    await expectText(`${name} Jr. was saved.`);
    expect(shownAddress()).toBe(address);
    await expectText('No changes yet.');
    expect(await sentBy('PUT /api/users/')).toMatchObject({
      name: `${name} Jr.`,
      email,
      status: 'ACTIVE',
      ver: expect.any(Number),
    });
  });

  it('is undone, redone and discarded from the save bar, which lists what changed', async () => {
    const { name, email } = await added();
    await field('Name').fill('Another');
    await button('Add role').click();
    await expectText('2 changes');
    await button('2 changes').click();
    await expect.element(page.getByRole('region', { name: 'Changes not saved' })).toMatchTextContent(`${name}→Another`);
    await button(/^Undo$/)
      .first()
      .click();
    await expect.element(page.getByRole('combobox', { name: 'Role 2', exact: true })).not.toBeInTheDocument();
    await button(/^Undo$/)
      .first()
      .click();
    await expect.element(field('Name')).toHaveValue(name);
    await expectText('No changes yet.');
    await button('Redo').click();
    await expect.element(field('Name')).toHaveValue('Another');
    await button('Discard').click();
    await expect.element(field('Name')).toHaveValue(name);
    await expect.element(field('Email')).toHaveValue(email);
  });

  /** Saves as another user would, while the form is open. */
  const savedMeanwhile = async (id: string | undefined, part: { readonly name?: string; readonly email?: string }) => {
    const theirs = await api.users.get({ params: { id: id ?? '' } });
    if (theirs.status !== 200) throw new Error(`The employee is a ${theirs.status}.`);
    const { ver, email, status } = theirs.body;
    const roles = theirs.body.roles.map(({ roleId, grantObject: { type, id: at } }) => ({
      roleId,
      grantObject: { type, id: at },
    }));
    const body = { id: theirs.body.id, ver, name: theirs.body.name, email, status, roles, ...part };
    expect((await api.users.update({ params: { id: sessionStore.get().user?.companyId ?? '' }, body })).status).toBe(
      200,
    );
  };
  const opened = async () => {
    const person = await added();
    const id = window.location.pathname.split('/').at(-1);
    await goTo(`/employees/edit/${id}?locationId=`);
    return { ...person, id };
  };

  it('that another user changed in other fields meanwhile is saved with the changes of both', async () => {
    const { id, email } = await opened();
    await field('Name').fill('Mine');
    await savedMeanwhile(id, { email: `new-${email}` });
    await button('Save').click();
    await expect.element(heading).toHaveTextContent('Mine');
    await expect.element(field('Email')).toHaveValue(`new-${email}`);
  });

  it('that another user changed in the same field meanwhile keeps what was typed and asks whose value it gets', async () => {
    const { name, id } = await opened();
    await field('Name').fill('Mine');
    await savedMeanwhile(id, { name: 'Theirs' });
    await button('Save').click();
    const question = page.getByRole('dialog');
    await expect.element(question).toMatchTextContent('saved the employee while you were editing');
    await expect.element(field('Name')).toHaveValue('Mine');
    await question.getByRole('radio').first().click();
    await question.getByRole('button', { name: /^Save/ }).click();
    await expect.element(heading).toHaveTextContent('Mine');
    await expect.element(page.getByText(name, { exact: true })).not.toBeInTheDocument();
  });

  it('[ROUTE.employees.edit._id] gets a role at another location', async () => {
    const { name, id } = await opened();
    await expect.element(heading).toHaveTextContent(name);
    await chooseIn('Location for role 1', 'Pier');
    await button('1 change').click();
    await expect.element(page.getByRole('region', { name: 'Changes not saved' })).toMatchTextContent(/, Pier.*→Pier/);
    await button('Save').click();
    await expectText(`${name} was saved.`);
    expect(shownAddress()).toContain(`/employees/${id}?`);
    await expect.element(page.getByRole('combobox', { name: 'Location for role 1' })).toHaveValue('Pier');
  });

  it('is deactivated from the list by keyboard on a phone, and the undo is refused after somebody changed the person', async () => {
    const { name, id } = await opened();
    const press = async (target: { element(): Element }, key: string) => {
      await expect.poll(() => target.element()).toBeInstanceOf(HTMLElement);
      const element = target.element();
      if (element instanceof HTMLElement) element.focus();
      await userEvent.keyboard(key);
    };
    await page.viewport(390, 844);
    try {
      await goTo(`/employees?locationId=&search=${encodeURIComponent(name)}`);
      await press(page.getByRole('checkbox', { name: `Select ${name}`, exact: true }), ' ');
      await press(button('Deactivate…'), '{Enter}');
      const accept = page
        .getByRole('dialog', { name: `Deactivate ${name}?` })
        .getByRole('button', { name: `Deactivate ${name}` });
      await expect.element(accept).toHaveFocus();
      await expectReadableDialog();
      await userEvent.keyboard('{Enter}');
      await expectText(`${name} was deactivated.`);
      await savedMeanwhile(id, { name: `${name} Q.` });
      await failing(async () => {
        await button('Undo').click();
        await expectText(new RegExp(`^${name} Q\\. was changed by Pat Tester \\d+, .*Nothing was changed\\.$`));
      });
    } finally {
      await page.viewport(1440, 900);
    }
  });

  it('[RULE.employees.05] is deactivated only after a dialog, and then says since when and by whom, with a way back', async () => {
    const { name } = await added();
    await button('Deactivate…').click();
    const question = page.getByRole('dialog', { name: `Deactivate ${name}?` });
    await expect.element(question).toMatchTextContent('you can undo it');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect((await commands.calls()).filter(call => call.endsWith('/several'))).toEqual([]);
    await button('Deactivate…').click();
    await question.getByRole('button', { name: `Deactivate ${name}` }).click();
    await expectText(`${name} was deactivated.`);
    await expectText(/^Deactivated \d.* by .+\. No sign-in and no log-on at terminals/);
    const history = page.getByRole('region', { name: 'History' });
    await expect.element(history).toMatchTextContent(`deactivated ${name}`);
    await expect.element(menu).not.toBeInTheDocument();
    await button('Undo deactivation').click();
    await expectText(`${name} is active again, as before.`);
    await expect.element(menu).toBeVisible();
  });

  it.each([
    ['signOut', 500, undefined, 'Sign out everywhere', 'That did not work. Try again.'],
    ['sendInvite', 400, [{ code: 'NOT_INVITABLE' }], 'Send invitation', 'A password has already been set.'],
  ])('says why %s was rejected (%i)', async (call, status, body, action, text) => {
    await added();
    const path = window.location.pathname.replace('/employees', '/api/users');
    await commands.answerWith([{ call: `POST ${path}/${call}`, status, ...(body && { body }) }]);
    await failing(async () => {
      await act(action);
      await expectText(text);
    });
    await menu.click();
    await expect.element(button(action)).toBeEnabled();
  });

  it('who looks at themselves has no switch for the access and no removal', async () => {
    await openScreen('priya', '/employees/priya', { at: null });
    await expect.element(heading).toHaveTextContent('Priya Raman');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(page.getByRole('switch', { name: 'Active' })).not.toBeInTheDocument();
  });

  it('whose roles the reader may not all assign keeps name and access, and can get a job', async () => {
    await openScreen('ingrid', '/employees/edit/priya', { at: null });
    await expect.element(heading).toHaveTextContent('Priya Raman');
    await expectText('Only people who manage employees at all of their locations can change these details.');
    await expect.element(field('Name')).toBeDisabled();
    await expect.element(page.getByRole('switch', { name: 'Active' })).toBeDisabled();
    await expect.element(button('Add certification')).toBeDisabled();
    await expect.element(button('Remove role 1')).toBeDisabled();
    await expect.element(button('Add job')).toBeEnabled();
    await expect.element(menu).not.toBeInTheDocument();
  });
});
