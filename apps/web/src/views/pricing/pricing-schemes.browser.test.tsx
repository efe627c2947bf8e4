import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { flip, opener, row } from '../../testing/form-fields.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const happy = '/pricingSchemes/[happy-hour]';
const inForce = page.getByRole('region', { name: 'In force now' });
const changes = page.getByRole('region', { name: 'Changes not saved' });
const isLocked = async (path: string) => (await row(path)).querySelector('input') === null;

describe('pricing schemes', () => {
  it('are told as they are in force now at each location, with its zone, and what comes next', async () => {
    await openScreen('priya', '/menu/pricingSchemes', { at: null });
    await expect.element(inForce).toMatchTextContent(/locations, \d+:\d\d [AP]M CT/);
    await expect.element(inForce).toMatchTextContent(/Tumon Bay, \d+:\d\d [AP]M ChST/);
    await openScreen('priya', '/menu/pricingSchemes', { at: 'Elm St.' });
    await expect.element(inForce).toMatchTextContent(/Elm St., \d+:\d\d [AP]M CT/);
  });

  it('[RULE.prices.14] are a picture of the week, at a location over its opening hours', async () => {
    const week = page.getByRole('region', { name: 'The week' });
    await openScreen('priya', '/menu/pricingSchemes', { at: 'Elm St.' });
    await expect.element(week.getByRole('listitem').first()).toMatchTextContent(/Monday.*Happy hour.*Open/);
    await openScreen('priya', '/menu/pricingSchemes', { at: null });
    await expect.element(week.getByRole('listitem').first()).toMatchTextContent(/Monday.*Happy hour/);
    await expect.element(week).not.toMatchTextContent('Open');
  });

  it('have one default, which another one takes over here in one step, and gives back in one', async () => {
    await openScreen('priya', '/menu/pricingSchemes', { at: 'Elm St.' });
    for (const path of ['/pricingSchemes/[1]', happy]) await page.elementLocator(await opener(path)).click();
    expect(await isLocked('/pricingSchemes/[1]/isDefault')).toBe(true);
    await flip(`${happy}/isDefault`);
    await expect.poll(() => isLocked(`${happy}/isDefault`)).toBe(true);
    expect(await isLocked('/pricingSchemes/[1]/isDefault')).toBe(false);
    expect(document.querySelector(`[data-path="${happy}/isActive"]`)).toBeNull();
    await expect.element(changes).toMatchTextContent('2 changes');
    await page
      .elementLocator(await row(`${happy}/isDefault`))
      .getByRole('button', { name: /Use company value/ })
      .click();
    await expect.element(changes).not.toBeInTheDocument();
  });

  it('say before the save how many prices go with one that is switched off', async () => {
    await openScreen('priya', '/menu/pricingSchemes', { at: null });
    await page.elementLocator(await opener(happy)).click();
    await flip(`${happy}/isActive`);
    await expect.element(changes).toMatchTextContent(/This save also removes Happy hour and [1-9]\d+ prices\./);
    await flip(`${happy}/isActive`);
    await expect.element(changes).not.toBeInTheDocument();
  });
});
