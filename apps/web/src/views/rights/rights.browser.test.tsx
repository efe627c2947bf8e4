import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectReadableDialog } from '../../testing/axe.ts';
import { type Opening, openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { chooseIn, expectText, failing, heading, sentBy } from '../../testing/screen-parts.ts';

const dialog = page.getByRole('dialog');
const row = (label: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: label });
const grant = (label: string) => page.getByRole('button', { name: `Grant ${label}…` });
const open = (id: string, answers: Opening['answers'] = []) =>
  openScreen('priya', `/rights/${id}`, { at: null, answers });

describe('the permissions of a person', () => {
  it('are listed with the role that grants each one, or with who can grant it', async () => {
    await open('marcus');
    await expect.element(heading).toHaveTextContent('Permissions of Marcus Oyelaran');
    await expectText('6 of 77 permissions');
    await expect
      .element(row('View wage data'))
      .toMatchTextContent(/not allowed.*Not granted by any role.*can grant it/);
    await page.getByRole('searchbox', { name: 'Search permissions' }).fill('menu');
    await expect.element(row('View wage data')).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: /^Menus and prices/ }).first()).toBeVisible();
    await expect.poll(shownAddress).toContain('search=menu');
    await page.getByRole('searchbox', { name: 'Search permissions' }).fill('zzz');
    await expectText('No permissions match.');
  });

  it('depend on the place', async () => {
    await open('ana');
    await chooseIn('Where', 'Beacon');
    await expectText('0 of 77 permissions');
    await chooseIn('Where', 'Elm St.');
    await expectText(/^[1-9]\d* of 77 permissions$/);
    await expect.element(page.getByRole('link', { name: /^General manager at Elm St\./ }).first()).toBeVisible();
  });

  it('of oneself are called so, and offer no grant of what nobody may give themselves', async () => {
    await openScreen('ana', '/rights/ana', { at: 'elm-st' });
    await expect.element(heading).toHaveTextContent('My permissions');
    await expect.element(page.getByRole('button', { name: /^Grant / }).first()).toBeDisabled();
  });
});

describe('granting a permission', () => {
  it('offers the roles with it, and says what else they grant', async () => {
    await open('marcus');
    await grant('View wage data').click();
    await expect
      .element(dialog)
      .toMatchTextContent('To Marcus Oyelaran at Sorrel & Salt, with one of the roles that grant it.');
    const roles = dialog.getByRole('radio');
    await expect.element(roles.first()).toBeVisible();
    await expect.element(dialog).toMatchTextContent(/Also grants \d+ other permissions? there/);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('[RULE.employment.21] at a location where somebody has a role replaces that one', async () => {
    await openScreen('priya', '/rights/ana?at=elm-st', {
      at: null,
      answers: [{ call: 'PUT /api/users/', status: 409, body: [{ code: 'STALE' }] }],
    });
    await grant('View wage data').click();
    await expect
      .element(dialog)
      .toMatchTextContent(/Replaces General manager at Elm St\.(, and takes away \d+ permissions?)?/);
    const accept = dialog.getByRole('button', { name: /^Assign / });
    await expect.element(accept).toBeEnabled();
    await failing(async () => {
      await accept.click();
      await expectText(/^Another user changed Ana/);
    });
    const sent = await sentBy('PUT /api/users/');
    expect(sent).toMatchObject({ roles: [{ grantObject: { type: 'LOCATION', id: 'elm-st' } }] });
    expect(JSON.stringify(sent)).not.toContain('general-manager');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  it('leaves out the roles that cannot be assigned there, and shows the reason', async () => {
    const reason = 'It grants permissions that you do not have here. An owner can assign it, or open it to hiring.';
    await openScreen('ingrid', '/rights/beth?at=alameda', { at: null });
    await grant('Issue API credentials').click();
    // Which assignable role is first depends on what an owner has opened.
    await dialog.getByRole('radio', { name: 'General manager' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Assign General manager' })).toBeEnabled();
    const area = dialog.getByRole('radio', { name: 'Area manager', exact: true });
    await expect.element(area).toBeDisabled();
    await expect.element(area).toHaveAccessibleDescription(reason);
    await expect.element(dialog.getByText(reason).first()).toBeVisible();
    await expectReadableDialog();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it.each([
    [403, undefined, 'You cannot assign this role there. Choose another one.'],
    [409, [{ code: 'STALE' }], 'Another user changed Marcus Oyelaran. Check the permissions and try again.'],
  ])(
    'that the server rejects with %i says why, and sends the roles that the person has with the new one',
    async (status, body, text) => {
      await open('marcus', [{ call: 'PUT /api/users/', status, ...(body && { body }) }]);
      await grant('View wage data').click();
      const accept = dialog.getByRole('button', { name: /^Assign / });
      await expect.element(accept).toBeEnabled();
      await failing(async () => {
        await accept.click();
        await expectText(text);
      });
      expect(await sentBy('PUT /api/users/')).toMatchObject({
        id: 'marcus',
        roles: [
          { roleId: 'menu-lead', grantObject: { type: 'COMPANY' } },
          { roleId: expect.any(String), grantObject: { type: 'COMPANY', id: 'sorrel-and-salt' } },
        ],
      });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    },
  );
});
