import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { api } from '../../api/index.ts';
import { sessionStore } from '../../session/index.ts';
import { goTo, type Opening, openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { chooseIn, expectText, failing, heading, idOf, sentBy, typeConfirmation } from '../../testing/screen-parts.ts';

const permissions = ['addLocation', 'editLocation', 'accessConfigurationOptions'] as const;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const open = (path: string, answers: Opening['answers'] = []) =>
  openScreen({ permissions, company: 'Bakery' }, path, { at: null, answers });
const companyId = () => sessionStore.get().user?.companyId ?? '';

let places = 0;
/** Adds a location with what is required. */
const add = async (): Promise<string> => {
  places += 1;
  const name = `Place ${places}`;
  await open('/locations/add');
  await field('Name').fill(name);
  await chooseIn('Time zone', /Chicago/);
  await button('Add location').click();
  await expect.element(heading).toHaveTextContent(name);
  return name;
};
const edit = async (name: string): Promise<void> => {
  await goTo(`/locations/${idOf(name)}/edit?locationId=`);
  await expect.element(heading).toHaveTextContent(`Edit ${name}`);
};

describe('a new location', () => {
  it('says what is missing or wrong in each field after the first try, and sends nothing', async () => {
    await open('/locations/add');
    await expect.element(page.getByText('Enter a name.')).not.toBeInTheDocument();
    await button('Add location').click();
    await expectText('Enter a name.');
    await field('Name').fill('Harbor');
    await expect.element(page.getByText('Enter a name.')).not.toBeInTheDocument();
    for (const [name, wrong, text] of [
      ['Phone', '555', 'Enter 10 digits.'],
      ['ZIP code', '123', 'Enter 5 digits, or 9 such as 12345-6789.'],
      ['Latitude', '91', 'Enter a latitude from -90 to 90.'],
      ['Longitude', 'west', 'Enter a longitude from -180 to 180.'],
    ] as const) {
      await field(name).fill(wrong);
      await expectText(text);
      await field(name).fill('');
      await expect.element(page.getByText(text)).not.toBeInTheDocument();
    }
    expect(await commands.bodiesOf('POST /api/tenants/')).toEqual([]);
  });

  it('with one part of an address needs the others', async () => {
    await open('/locations/add');
    await field('Street').fill('1 Main St.');
    await button('Add location').click();
    for (const text of ['Enter a city.', 'Choose a state.', 'Enter 5 digits, or 9 such as 12345-6789.'])
      await expectText(text);
  });

  it('is sent as typed, with the phone number in its form, and is shown', async () => {
    await open('/locations/add');
    await field('Name').fill('Quay');
    await chooseIn('Time zone', /Denver/);
    await field('Phone').fill('312.555.0199');
    await field('Street').click();
    await expect.element(field('Phone')).toHaveValue('(312) 555-0199');
    await chooseIn('Group', 'West');
    await button('Add location').click();
    await expect.element(heading).toHaveTextContent('Quay');
    expect(await sentBy(`POST /api/tenants/${companyId()}`)).toMatchObject({
      type: 'LOCATION',
      name: 'Quay',
      timeZone: 'America/Denver',
      groupId: idOf('West'),
    });
    await expectText('Quay was added. Publish it to send its configuration to terminals.');
    await expectText('(312) 555-0199');
    await edit('Quay');
    // The chosen one once more: none.
    await chooseIn('Group', 'West');
    await expect.element(button('Save location')).toBeEnabled();
    await button('Save location').click();
    await expect.element(heading).toHaveTextContent('Quay');
  });

  it('that copies another one shows how many overrides it starts with, and takes its group and time zone', async () => {
    await openScreen('priya', '/locations/add', { at: null });
    await chooseIn('Copy from location', 'Elm St.');
    await expectText(/^Starts with \d+ overrides: /);
    await expect.element(page.getByRole('combobox', { name: 'Group', exact: true })).toHaveValue('Downtown');
    await chooseIn('Copy from location', 'Beacon');
    await expect.element(page.getByRole('combobox', { name: 'Group', exact: true })).toHaveValue('Coast');
  });

  it('that the server rejects stays in the form', async () => {
    await open('/locations/add', [{ call: 'POST /api/tenants/', status: 500 }]);
    await field('Name').fill('Rejected');
    await chooseIn('Time zone', /Chicago/);
    await failing(async () => {
      await button('Add location').click();
      await expectText('This could not be done. Nothing was changed.');
    });
    await expect.element(field('Name')).toHaveValue('Rejected');
    expect(shownAddress()).toContain('/locations/add');
  });
});

describe('a location', () => {
  it('is saved with its changed fields only, and cannot be saved without any', async () => {
    const name = await add();
    await edit(name);
    await expect.element(button('Save location')).toBeDisabled();
    await field('Phone').fill('3125550100');
    await commands.answerWith([]);
    await button('Save location').click();
    await expect.element(heading).toHaveTextContent(name);
    expect(await sentBy('PUT /api/tenants/')).toEqual({
      type: 'LOCATION',
      id: idOf(name),
      ver: expect.any(Number),
      phone: expect.stringMatching(/555/),
    });
    await expectText(`${name} was saved.`);
  });

  it('moved to another group shows first what that changes', async () => {
    const name = await add();
    await edit(name);
    await chooseIn('Group', 'West');
    await expect.element(page.getByRole('heading', { name: 'What the move changes here' })).toBeVisible();
    await chooseIn('Group', 'West');
    await expect.element(page.getByRole('heading', { name: 'What the move changes here' })).not.toBeInTheDocument();
    await expect.element(button('Save location')).toBeDisabled();
  });

  it('that another user saved meanwhile shows both values of a field, and takes over what they changed elsewhere', async () => {
    const name = await add();
    await edit(name);
    const [id, params] = [idOf(name), { companyId: companyId() }];
    await field('Name').fill('Mine');
    const theirs = { type: 'LOCATION' as const, id, name: 'Theirs', tags: ['terrace'] };
    const found = await api.tenants.location({ params: { ...params, locationId: id } });
    if (found.status !== 200) throw new Error(`The location is a ${found.status}.`);
    expect((await api.tenants.edit({ params, body: { ...theirs, ver: found.body.ver } })).status).toBe(200);
    await button('Save location').click();
    await expectText('Another user saved this location while you were editing.');
    await expectText('Name was changed to “Theirs” by another user.');
    await expect.element(field('Name')).toHaveValue('Mine');
    await button('Use “Theirs”').click();
    await expect.element(field('Name')).toHaveValue('Theirs');
  });

  it('[ROUTE.locations._id.edit] that two users edit keeps the tags of the first, and the number of the second once they saw the conflict', async () => {
    const name = await add();
    const [id, params] = [idOf(name), { companyId: companyId() }];
    await page.getByRole('link', { name: 'Edit location' }).click();
    await expect.element(heading).toHaveTextContent(`Edit ${name}`);
    const found = await api.tenants.location({ params: { ...params, locationId: id } });
    if (found.status !== 200) throw new Error(`The location is a ${found.status}.`);
    const theirs = { type: 'LOCATION' as const, id, ver: found.body.ver, phone: '3105550600', tags: ['pier'] };
    expect((await api.tenants.edit({ params, body: theirs })).status).toBe(200);
    await field('Phone').fill('310 555 0700');
    await button('Save location').click();
    await expectText('Phone was changed to “(310) 555-0600” by another user.');
    await expect.element(field('Phone')).toHaveValue('(310) 555-0700');
    await expect.element(page.getByText('pier', { exact: true }).first()).toBeVisible();
    await button('Save location').click();
    await expect.element(heading).toHaveTextContent(name);
    await expectText(`${name} was saved.`);
    await expectText('(310) 555-0700');
    await expect.element(page.getByText('pier', { exact: true }).first()).toBeVisible();
  });

  it('is deleted only when its name and a number were typed', async () => {
    const name = await add();
    await edit(name);
    await button('Delete location…').click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent(`Terminals of ${name} can no longer connect`);
    const accept = dialog.getByRole('button', { name: `Delete ${name}` });
    await expect.element(accept).toBeDisabled();
    await dialog.getByRole('textbox').first().fill(name);
    await expect.element(accept).toBeDisabled();
    await typeConfirmation(name);
    await accept.click();
    await expect.element(heading).toHaveTextContent('Locations');
    await expectText(`${name} was deleted.`);
    await expect.element(page.getByRole('link', { name, exact: true })).not.toBeInTheDocument();
  });

  it('cannot be deleted by who may only edit it', async () => {
    await openScreen({ permissions: ['editLocation'], company: 'Bakery' }, '/groups', { at: null });
    await goTo(`/locations/${idOf('Pier')}/edit?locationId=`);
    await expect.element(button('Save location')).toBeVisible();
    await expect.element(button('Delete location…')).not.toBeInTheDocument();
  });
});
