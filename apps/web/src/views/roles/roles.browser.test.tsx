import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { sessionStore } from '../../session/index.ts';
import { expectReadableDialog } from '../../testing/axe.ts';
import { goTo, type Opening, openScreen, shownAddress } from '../../testing/open-screen.tsx';
import {
  chooseIn,
  closeNotices,
  expectNoText,
  expectText,
  heading,
  hrefsOf,
  sentBy,
} from '../../testing/screen-parts.ts';

const visitor = { permissions: ['userRolesAdmin', 'companyAdmin', 'userAdmin'], company: 'Bakery' } as const;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');
const open = (path: string, answers: Opening['answers'] = []) => openScreen(visitor, path, { at: null, answers });
const cell = (permission: string, role: string) =>
  page.getByRole('checkbox', { name: `${permission}, ${role}`, exact: true });
const bar = page.getByRole('region', { name: 'Changes not saved' });
const wages = 'View wage data';

let made = 0;
const create = async (): Promise<string> => {
  made += 1;
  const name = `Role ${made}`;
  await open('/roles/create');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await button('Create role').click();
  await expect.element(heading).toHaveTextContent(`Edit ${name}`);
  return name;
};

describe('the table of roles', () => {
  it('has a column for each role, and is narrowed to permissions by their label', async () => {
    await openScreen('priya', '/roles', { at: null });
    await expectText('78 permissions');
    const columns = page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent);
    expect(columns).toEqual(expect.arrayContaining(['Accounting', 'OwnerSuper user', 'Shift leadOpen to hiring']));
    await page.getByRole('searchbox', { name: 'Search permissions' }).fill('wage');
    await expect.element(page.getByRole('rowheader', { name: /^View wage data/ })).toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: /^Discount button/ })).not.toBeInTheDocument();
    await page.getByRole('searchbox', { name: 'Search permissions' }).fill('no such permission');
    await expectText('No permissions match.');
  });

  it('lets nobody change it who may only read it', async () => {
    await openScreen('ana', '/roles', { at: 'elm-st' });
    await expect.element(heading).toHaveTextContent('Security Roles');
    await expect.element(page.getByRole('checkbox').first()).toBeDisabled();
    expect(hrefsOf('Create role')).toEqual([]);
  });

  it('undoes, repeats and discards changes', async () => {
    const name = await create();
    await goTo('/roles?locationId=');
    const box = cell(wages, name);
    await box.click();
    await expect.element(box).toBeChecked();
    await expect.element(bar).toMatchTextContent('1 role changed');
    await button('Undo').click();
    await expect.element(box).not.toBeChecked();
    await button('Redo').click();
    await expect.element(box).toBeChecked();
    await button('Discard').click();
    await expect.element(box).not.toBeChecked();
    await expect.element(bar).toMatchTextContent('Saved');
  });

  it('saves what was changed, after saying whom it affects', async () => {
    const name = await create();
    await goTo('/roles?locationId=');
    await cell(wages, name).click();
    await expect.element(bar).toMatchTextContent('No one’s permissions change');
    await commands.answerWith([]);
    await bar.getByRole('button', { name: 'Save' }).click();
    await expectText('1 role saved.');
    const [sent] = (await commands.bodiesOf('POST /api/roles/rolePermissions/')).filter(Array.isArray);
    expect(JSON.stringify(sent ?? (await commands.bodiesOf('POST /api/roles/rolePermissions/')))).toContain('iewWage');
    await expect.element(bar).toMatchTextContent('Saved');
    await expect.element(cell(wages, name)).toBeChecked();
  });

  it('that another user changed is merged with theirs and sent again', async () => {
    const name = await create();
    await goTo('/roles?locationId=');
    await cell(wages, name).click();
    await expect.element(bar).toMatchTextContent('No one’s permissions change');
    const call = 'POST /api/roles/rolePermissions/';
    await commands.answerWith([{ call, status: 409, body: [{ code: 'STALE' }], times: 1 }]);
    await bar.getByRole('button', { name: 'Save' }).click();
    await expectText('1 role saved.');
    await expect.element(cell(wages, name)).toBeChecked();
  });

  it('takes a maximum discount as a whole number, and says what is wrong with any other text', async () => {
    const name = await create();
    await goTo('/roles?locationId=');
    const discount = page.getByRole('textbox', { name: `Max discount percentage, ${name}, in percent` });
    await discount.fill('12.5');
    await userEvent.tab();
    await expectText(/A whole number from 0 to 100/);
    await expect.element(bar.getByRole('button', { name: 'Save' })).toBeDisabled();
    await discount.fill('15');
    await userEvent.tab();
    await expect.element(bar).toMatchTextContent('Max discount 0% → 15%');
    await expect.element(bar.getByRole('button', { name: 'Save' })).toBeEnabled();
    await bar.getByRole('button', { name: 'Discard' }).click();
    await expect.element(discount).toHaveValue('0');
  });
});

describe('the permissions of roles', () => {
  const save = bar.getByRole('button', { name: 'Save' });
  const search = page.getByRole('searchbox', { name: 'Search permissions' });
  const discountOf = (name: string) =>
    page.getByRole('textbox', { name: `Max discount percentage, ${name}, in percent` });
  /** The save, and not its preview. */
  const call = () => `POST /api/roles/rolePermissions/${sessionStore.get().user?.companyId}$`;

  it('[RULE.roles.04] [RULE.roles.05] [RULE.roles.06] what is switched on and off again is no change, another maximum discount is one, and only changed roles are saved', async () => {
    const name = await create();
    const id = shownAddress().split(/[/?]/)[3] ?? '';
    await goTo('/roles?locationId=');
    await cell(wages, name).click();
    await expect.element(bar).toMatchTextContent('1 role changed');
    await cell(wages, name).click();
    await expect.element(bar).toMatchTextContent('Saved');
    await expect.element(save).toBeDisabled();
    const discount = discountOf(name);
    await discount.fill('11');
    await userEvent.keyboard('{Enter}');
    await expect.element(bar).toMatchTextContent('1 role changed');
    await discount.fill('0');
    await userEvent.keyboard('{Enter}');
    await expect.element(bar).toMatchTextContent('Saved');
    await expect.element(save).toBeDisabled();
    await discount.fill('11');
    await userEvent.keyboard('{Enter}');
    await expect.element(save).toBeEnabled();
    await commands.answerWith([]);
    await save.click();
    const sent = (await sentBy(call())) as { readonly changesByRole?: object };
    expect(sent.changesByRole ?? sent).toEqual({
      [id]: expect.objectContaining({ addPerms: [], removePerms: [], maxDiscountPct: 11 }),
    });
  });

  it('are not saved while a limit is not valid: the bar says what to fix', async () => {
    const name = await create();
    await goTo('/roles?locationId=');
    cell(wages, name).element().focus();
    await userEvent.keyboard(' ');
    await expect.element(bar).toMatchTextContent('1 role changed');
    await search.fill('discount');
    const limit = discountOf(name);
    await limit.fill('a lot');
    await expect.element(save).toBeDisabled();
    await expect.element(save).toHaveAccessibleDescription(new RegExp(`${name}, “a lot”: A whole number from 0 to`));
    // An invalid value stays invalid while its cell is out of sight.
    await search.fill('wage');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(bar).toMatchTextContent('“a lot”');
    expect(await commands.bodiesOf(call())).toEqual([]);
    await search.fill('discount');
    await expect.element(limit).toHaveValue('a lot');
    await limit.fill('0');
    await expect.element(save).toBeEnabled();
    await save.click();
    await expectText('1 role saved.');
    expect(await commands.bodiesOf(call())).toHaveLength(1);
  });

  it('of a super user are ticked and locked, with the reason', async () => {
    await openScreen('priya', '/roles', { at: null });
    const header = page.getByRole('columnheader').filter({ hasText: 'Super user' }).first();
    await expect.element(header).toBeVisible();
    const role = header.getByRole('link').element().textContent ?? '';
    const box = cell(wages, role);
    await expect.element(box).toBeChecked();
    await expect.element(box).toHaveAttribute('aria-disabled', 'true');
    await expect.element(box).toHaveAttribute('aria-description', 'Included in super user');
  });

  it('have labels on the page of every role', async () => {
    await openScreen('priya', '/roles', { at: null });
    await expect.element(page.getByRole('columnheader').first()).toBeVisible();
    const links = page.getByRole('columnheader').getByRole('link').elements();
    const hrefs = links.map(link => link.getAttribute('href') ?? '');
    expect(hrefs.length).toBeGreaterThan(5);
    for (const href of hrefs) {
      await goTo(href.replace('/roles/edit/', '/roles/'));
      await expect.element(page.getByRole('heading', { name: 'Permissions' })).toBeVisible();
      const rights = [...document.querySelectorAll<HTMLElement>('main li')].map(({ innerText }) => innerText);
      expect(rights.length).toBeGreaterThan(0);
      expect(rights.filter(text => /[a-z][A-Z]\w|_/.test(text.split('\n')[0] ?? ''))).toEqual([]);
    }
  });
});

describe('a role that is open to hiring', () => {
  it('cannot be extended by a user who is no owner, who sees the reason', async () => {
    await openScreen('ingrid', '/roles', { at: null });
    await expectText(/General manager.* are open to hiring: only an owner can add/);
    await page.getByRole('searchbox', { name: 'Search permissions' }).fill('wage');
    const lead = cell(wages, 'Shift lead');
    await expect.element(lead).toHaveAttribute('aria-disabled', 'true');
    await expect.element(lead).toHaveAccessibleDescription('Open to hiring: only an owner can add this');
    await lead.click({ force: true });
    await expect.element(lead).not.toBeChecked();
    await expect.element(bar).not.toBeInTheDocument();
    const isMarkEnabled = () => document.querySelector('main [role="switch"]')?.matches(':enabled');
    await goTo('/roles/shift-lead?locationId=');
    await expectText('Shift lead is open to hiring: only an owner can add');
    await expect.poll(isMarkEnabled).toBe(false);
    await openScreen('priya', '/roles/shift-lead', { at: null });
    await expect.poll(isMarkEnabled).toBe(true);
    await expectNoText(/only an owner can add/);
  });
});

describe('the roles of every company', () => {
  it('[PERM.rule.defaultRolesLink] [RULE.roles.08] are neither linked nor shown to an owner of a company', async () => {
    await openScreen('priya', '/home', { at: null });
    await button('Employment').click();
    await expect.element(page.getByRole('link', { name: 'Security Roles', exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Default Security Roles' })).not.toBeInTheDocument();
    for (const address of [
      '/defaultRoles',
      '/roles/create/default',
      '/roles/owner/default',
      '/roles/edit/owner/default',
    ]) {
      await openScreen('priya', address);
      await expectText('You are not authorized to perform the requested action.');
      await expect.element(page.getByRole('heading', { name: /default/i })).not.toBeInTheDocument();
    }
  });
});

describe('a new role', () => {
  it('needs a name that no other one has', async () => {
    const name = await create();
    await goTo('/roles/create?locationId=');
    const submit = button('Create role');
    await expect.element(submit).toBeDisabled();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await submit.click();
    await expectText('Another role has this name.');
    await expect.element(heading).toHaveTextContent('Create role');
  });

  it('starts with the permissions of another one', async () => {
    const name = await create();
    await goTo('/roles?locationId=');
    await cell(wages, name).click();
    await bar.getByRole('button', { name: 'Save' }).click();
    await expectText('1 role saved.');
    await goTo('/roles/create?locationId=');
    await page.getByRole('textbox', { name: 'Name' }).fill(`${name} again`);
    await chooseIn('Copy permissions from', name);
    await button('Create role').click();
    await expect.element(heading).toHaveTextContent(`Edit ${name} again`);
    await expect.element(cell(wages, `${name} again`)).toBeChecked();
  });
});

describe('a role', () => {
  it('lists its permissions, its discount and who has it where', async () => {
    await openScreen('priya', '/roles/bar-lead', { at: null });
    await expectText(/^\d+ permissions?\. Max discount 10%\.$/);
    await expect.element(page.getByRole('region', { name: 'Assigned to' })).toBeVisible();
    await openScreen('priya', '/roles/owner', { at: null });
    await expect.element(page.getByRole('region', { name: 'Assigned to' })).toMatchTextContent(/Priya Raman/);
  });

  it('is renamed and copied in a dialog', async () => {
    const name = await create();
    await page.getByRole('link', { name: 'Assigned to' }).click();
    await expect.element(heading).toHaveTextContent(name);
    await closeNotices();
    await button('Rename…').click();
    await expect.element(dialog.getByRole('textbox')).toBeVisible();
    await expectReadableDialog();
    await dialog.getByRole('textbox').fill(`${name} of the bar`);
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect.element(heading).toHaveTextContent(`${name} of the bar`);
    await expectText(`The role is now called ${name} of the bar.`);
    await button('Copy…').click();
    await expect.element(dialog.getByRole('textbox')).toHaveValue(`Copy of ${name} of the bar`);
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expectText(`Copy of ${name} of the bar was created.`);
  });

  it('that nobody has is deleted without a replacement', async () => {
    const name = await create();
    await page.getByRole('link', { name: 'Assigned to' }).click();
    await expectText('Not assigned to anyone you can see. Assign it from an employee’s page.');
    await button('Delete…').click();
    await expect.element(dialog).toMatchTextContent('Not assigned to anyone.');
    await dialog.getByRole('button', { name: `Delete ${name}` }).click();
    await expect.element(heading).toHaveTextContent('Security Roles');
    await expect.element(page.getByRole('columnheader', { name })).not.toBeInTheDocument();
  });

  it('that people have needs a replacement', async () => {
    await openScreen('priya', '/roles/bar-lead', { at: null });
    await button('Delete…').click();
    await expect.element(dialog).toMatchTextContent(/Assigned to \d+ (person|people)\./);
    const accept = dialog.getByRole('button', { name: 'Delete Bar lead' });
    await expect.element(accept).toBeDisabled();
    await dialog.getByRole('combobox', { name: 'Replace with role' }).click();
    await page.getByRole('option', { name: 'Shift lead' }).click();
    await expect.element(accept).toBeEnabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
