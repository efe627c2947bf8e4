import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Opening, openScreen } from '../../testing/open-screen.tsx';
import { expectText, failing, sentBy } from '../../testing/screen-parts.ts';

const settings = page.getByRole('region', { name: 'Location settings' });
const box = (name: string) => settings.getByRole('checkbox', { name, exact: true });
const balance = 'Cash › Starting drawer balance';
const dialog = page.getByRole('dialog');
const open = (path: string, answers: Opening['answers'] = []) => openScreen('priya', path, { at: null, answers });

describe('the overrides of a location', () => {
  it('[ROUTE.locations._id.overrides] are listed with both values, who set them when, and a link to the field', async () => {
    await open('/locations/elm-st/overrides');
    await expect.element(settings).toMatchTextContent('19 overrides');
    await expect.element(settings).toMatchTextContent(/\$250\.00.*\$200\.00.*Ana Moreno, Thu, Nov 19/);
    const link = settings.getByRole('link', { name: balance }).element();
    expect(link.getAttribute('href')).toMatch(/^\/locationSettings\/payments\?.*locationId=elm-st&field=/);
  });

  it('[ROUTE.groups._id.overrides] of a group are listed on a page of their own', async () => {
    await open('/groups/downtown/overrides');
    await expect.element(settings).toMatchTextContent(/\d+ overrides?/);
    const links = settings.getByRole('link').elements();
    expect(links.length).toBeGreaterThan(0);
    expect(links.every(link => link.getAttribute('href')?.includes('locationId=downtown'))).toBe(true);
  });

  it('are reset together: the call has the rest of the list, and what the server rejects changes nothing', async () => {
    const call = 'PUT /api/blobs/settings/overrides/location/elm-st';
    await open('/locations/elm-st/overrides', [{ call, status: 500 }]);
    const reset = settings.getByRole('button', { name: /^Reset/ });
    await expect.element(reset).toBeDisabled();
    await box(balance).click();
    await box('Marketing › Default city').click();
    await expect.element(reset).toHaveTextContent('Reset 2 selected values');
    await failing(async () => {
      await reset.click();
      await expect.element(page.getByRole('alert').first()).toBeVisible();
    });
    const { changes } = (await sentBy(call)) as { readonly changes: readonly { readonly path: string }[] };
    const paths = changes.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(10);
    expect(paths).not.toContain('/cashManagement/startingBalance');
    expect(paths).not.toContain('/marketing/defaultCity');
    await expect.element(settings).toMatchTextContent('19 overrides');
  });

  it('are all selected with one box, and none with the same', async () => {
    await open('/locations/elm-st/overrides');
    await box('Select all of location settings').click();
    await expect
      .element(settings.getByRole('button', { name: /^Reset/ }))
      .toHaveTextContent('Reset 19 selected values');
    await box('Select all of location settings').click();
    await expect.element(settings.getByRole('button', { name: /^Reset/ })).toBeDisabled();
  });

  it('are applied to the group only after a preview', async () => {
    await open('/locations/elm-st/overrides');
    await box(balance).click();
    await settings.getByRole('button', { name: /^Apply to .*Downtown…$/ }).click();
    await expect.element(dialog).toMatchTextContent(/Changes \d+ of \d+ locations|No location changes/);
    await expect.element(dialog).toMatchTextContent('Elm St. keeps this value and now inherits from');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(settings).toMatchTextContent('19 overrides');
  });

  it('that cannot be loaded say so, and are loaded on request', async () => {
    const call = 'GET /api/blobs/settings/location/elm-st';
    await failing(() => open('/locations/elm-st/overrides', [{ call, status: 404, times: 1 }]));
    await expect.element(settings).toMatchTextContent('The overrides could not be loaded.');
    await settings.getByRole('button', { name: 'Try again' }).click();
    await expect.element(settings).toMatchTextContent('19 overrides');
  });
});

it('a location without overrides inherits everything, and one that does not exist has none', async () => {
  await open('/groups/mountain/overrides');
  await expectText('Everything this level sets differently from the level above.');
  await open('/locations/nowhere/overrides');
  await expectText('This location cannot be found.');
});
