import { permissionLabel } from '@commissary/catalog';
import type { Permission } from '@commissary/domain';
import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { CompanyName } from '../../testing/component-commands.ts';
import { goTo, openScreen } from '../../testing/open-screen.tsx';

const bar = page.getByRole('region', { name: 'Changes not saved' });

it('[RULE.roles.01] [RULE.roles.02] [RULE.roles.03] [ROUTE.roles.edit._id.b1] a permission that is switched is added or removed with the save, and switching it back cancels that', async () => {
  await openScreen('priya', '/roles?search=wage', { at: null });
  const wages = page.getByRole('checkbox', { name: 'View wage data, Bar lead', exact: true });
  const savesTo = async (isOn: boolean) => {
    await expect.element(bar).toMatchTextContent('1 role changed');
    await bar.getByRole('button', { name: 'Save' }).click();
    await expect.element(bar).toMatchTextContent('Saved');
    await (isOn ? expect.element(wages).toBeChecked() : expect.element(wages).not.toBeChecked());
  };
  await wages.click();
  await savesTo(true);
  await wages.click();
  await expect.element(bar).toMatchTextContent('1 role changed');
  await wages.click();
  await expect.element(bar).toMatchTextContent('Saved');
  await wages.click();
  await savesTo(false);
  const saves = (await commands.calls()).filter(call => call === 'POST /api/roles/rolePermissions/sorrel-and-salt');
  expect(saves).toHaveLength(2);
});

describe('the matrix', () => {
  /** Those of these names that a search for them finds. */
  const foundIn = async (company: CompanyName, names: readonly string[]): Promise<readonly string[]> => {
    await openScreen({ permissions: ['userRolesAdmin', 'companyAdmin'], company }, '/roles', { at: null });
    const found: string[] = [];
    for (const name of names) {
      await goTo(`/roles?search=${encodeURIComponent(name)}`);
      await expect.element(page.getByLabelText('Search permissions')).toHaveValue(name);
      const texts = (scope: string) =>
        [...document.querySelectorAll(`table th[scope=${scope}]`)].map(({ textContent }) => textContent ?? '');
      // The label of a permission is followed by what it allows beyond it.
      if (texts('colgroup').includes(name) || texts('row').some(text => text.startsWith(name))) found.push(name);
    }
    return found;
  };
  const labels = (...names: readonly Permission[]) => names.map(permissionLabel);

  it.each<[ids: string, what: string, names: readonly string[]]>([
    [
      '[RULE.roles.11] [PERM.internalHides.group.*]',
      'seven groups',
      ['Cashier', 'Server', 'Voiding', 'Customers', 'Delivery', 'Cash Management', 'Manager'],
    ],
    [
      '[RULE.roles.11] [PERM.internalHides.permission.*]',
      'five permissions',
      labels(
        'viewWageData',
        'viewEmployeePasswords',
        'overrideScheduleRestrictions',
        'instantMessages',
        'approveTimeOff',
      ),
    ],
  ])('%s has %s, and not in the internal company', async (_, __, names) => {
    expect(await foundIn('Kitchen', names)).toEqual(names);
    expect(await foundIn('Internal', names)).toEqual([]);
  });

  it('[RULE.roles.10] [PERM.alwaysHidden.*] never has five permissions', async () => {
    const hidden = labels(
      'requisition',
      'waste',
      'changeInventoryPurchasePrices',
      'changeInventoryPosting',
      'remoteAccess',
    );
    expect(await foundIn('Kitchen', [...hidden, 'Cashier'])).toEqual(['Cashier']);
  });
});
