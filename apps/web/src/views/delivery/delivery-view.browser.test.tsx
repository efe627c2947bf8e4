import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { opener, row, rowsOf, typeInto } from '../../testing/form-fields.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const zones = '/deliveryArea/zones';
const delivery = '/locationSettings/deliverySettings';

/** Adds a virtual zone with a name; returns its path. */
const addZone = async (name: string): Promise<string> => {
  const before = rowsOf(zones);
  await page.getByRole('button', { name: 'Add virtual zone' }).click();
  await expect.poll(() => rowsOf(zones).length).toBe(before.length + 1);
  const added = rowsOf(zones).find(path => !before.includes(path)) ?? '';
  await typeInto(`${added}/name`, name);
  return added;
};

it('a link to the zones, as the palette has it, leads to their map', async () => {
  await openScreen('priya', `${delivery}?field=${encodeURIComponent(zones)}`, { at: null });
  const map = page.getByRole('button', { name: 'Map of delivery zones' });
  await expect.poll(() => document.getElementById(`field${zones}`)?.contains(document.activeElement)).toBe(true);
  const { top, bottom } = map.element().getBoundingClientRect();
  expect([top >= 0, bottom <= innerHeight + 200]).toEqual([true, true]);
});

describe('a zone', () => {
  it('[RULE.zones.02] [RULE.zones.03] [MSG.zone.duplicate] [MSG.zone.duplicatePlural] with the name of another one, or of several, gets a warning and can be saved', async () => {
    await openScreen('priya', delivery, { at: null });
    await row(`${zones}/[hotels]`);
    await addZone('Hotels');
    const one = 'There is already a zone named "Hotels." Unique names are strongly recommended.';
    await expect.element(page.getByText(one).first()).toBeVisible();
    await addZone('Hotels');
    const two = 'There are already 2 zones named "Hotels." Unique names are strongly recommended.';
    await expect.element(page.getByText(two).first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Save / }).last()).toBeEnabled();
  });

  it('[FMT.money] that is drawn on the map has its fee with two decimals', async () => {
    await openScreen('priya', delivery, { at: 'market-hall' });
    await page.getByRole('button', { name: 'Draw polygon' }).click();
    const map = page.getByRole('button', { name: 'Map of delivery zones' });
    map.element().scrollIntoView({ block: 'center' });
    const { width, height } = map.element().getBoundingClientRect();
    for (const [x, y] of [
      [0.55, 0.3],
      [0.75, 0.3],
      [0.75, 0.7],
    ] as const)
      await map.click({ position: { x: width * x, y: height * y } });
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('textbox', { name: 'Delivery fee', exact: true })).toHaveValue('0.00');
  });

  it('[FMT.zoneFee] that is new has no fee', async () => {
    await openScreen('priya', delivery, { at: null });
    await row(`${zones}/[hotels]`);
    const added = await addZone('Campus');
    expect((await row(added)).textContent).toContain('$0.00');
  });

  it('[RULE.zones.05] [FMT.miles] that is a circle has its radius in miles', async () => {
    await openScreen('priya', delivery, { at: 'elm-st' });
    const circle = `${zones}/[old-town]`;
    (await opener(circle)).click();
    const radius = await row(`${circle}/radius`);
    // The sample has 1,207.008 meters for one zone and 1,609.344 for the other.
    await expect
      .poll(() => [radius.querySelector('input')?.value, radius.textContent])
      .toEqual([expect.stringMatching(/^(0\.75|1)$/), expect.stringContaining('miles')]);
    await typeInto(`${circle}/radius`, '2.5');
    // Once it is left, the field shows what is stored, and no longer what was typed.
    await userEvent.tab();
    await expect.poll(() => radius.querySelector('input')?.value).toBe('2.5');
    await expect.element(page.getByRole('region', { name: 'Changes not saved' })).toMatchTextContent('1 change');
  });
});

it('[RULE.zones.06] [FMT.invalidAddress] an address without delivery shows as house number and street, city, state and zip code', async () => {
  await openScreen('priya', delivery, { at: null });
  await row(`${zones}/[hotels]`);
  await page.getByRole('button', { name: 'Add address' }).click();
  await expect.poll(() => rowsOf('/invalidAddresses')).toHaveLength(1);
  const [address = ''] = rowsOf('/invalidAddresses');
  const parts = { houseNumber: '214', streetName: 'Elm St.', city: 'Chicago', postalCode: '60611' };
  for (const [name, text] of Object.entries(parts)) await typeInto(`${address}/${name}`, text);
  const state = page.elementLocator(await row(`${address}/state`)).getByRole('combobox');
  await state.click();
  await page.getByRole('option', { name: /Illinois|^IL/ }).click();
  const shown = async () => (await opener(address)).textContent?.replace('Not saved', '');
  await expect.poll(shown).toBe('214 Elm St., Chicago, IL 60611');
});
