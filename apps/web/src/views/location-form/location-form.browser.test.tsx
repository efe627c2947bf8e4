import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { api } from '../../api/index.ts';
import { sessionStore } from '../../session/index.ts';
import { goTo, type Opening, openScreen, shownAddress } from '../../testing/open-screen.tsx';
import {
  chooseIn,
  closeNotices,
  expectNoText,
  expectText,
  failing,
  heading,
  idOf,
  sentBy,
  typeConfirmation,
} from '../../testing/screen-parts.ts';

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
  it('says beside its button what is missing, and in a field what is wrong, and sends nothing', async () => {
    await open('/locations/add');
    await expectText('Still needed: a name.');
    await expect.element(button('Add location')).toBeDisabled();
    await field('Name').fill('Harbor');
    await chooseIn('Time zone', /Chicago/);
    await expect.element(button('Add location')).toBeEnabled();
    for (const [name, wrong, text, needed] of [
      ['Phone', '555', 'Enter 10 digits.', 'a phone number of ten digits'],
      ['Latitude', '91', 'Enter 90 or less.', 'a latitude from -90 to 90'],
      ['Longitude', 'west', 'Enter a number.', 'a longitude from -180 to 180'],
    ] as const) {
      await field(name).fill(wrong);
      await expectText(text);
      await expectText(`Still needed: ${needed}.`);
      await field(name).fill('');
      await expectNoText(text);
    }
    await expect.element(button('Add location')).toBeEnabled();
    expect(await commands.bodiesOf('POST /api/tenants/')).toEqual([]);
  });

  it('[RULE.display.08] divides a whole address that is typed as its street, and lets the ZIP code be continued', async () => {
    await open('/locations/add');
    await field('Street').click();
    await userEvent.keyboard('5 Pine St., Chicago, IL 60611-1234');
    await expect.element(field('Street')).toHaveValue('5 Pine St.');
    await expect.element(field('City')).toHaveValue('Chicago');
    await expect.element(page.getByRole('combobox', { name: 'State or territory' })).toHaveValue('IL');
    await expect.element(field('ZIP code')).toHaveValue('60611-1234');
    await expect.element(field('ZIP code')).toHaveFocus();
    await field('Street').fill('7 Oak St., Denver, CO 80202');
    await expect.element(field('City')).toHaveValue('Chicago');
    await expect.element(field('Street')).toHaveValue('7 Oak St., Denver, CO 80202');
  });

  it('with one part of an address needs the others, and says so once the address is left', async () => {
    await open('/locations/add');
    await field('Name').fill('Harbor');
    await field('Street').fill('1 Main St.');
    await expectText('Still needed: the rest of the address.');
    await field('City').click();
    await expectNoText('Enter a city.');
    await field('Phone').click();
    const problems = ['Enter a city.', 'Choose a state.', 'Enter 5 digits, or 9 such as 12345-6789.'];
    for (const text of problems) await expectText(text);
    await expectNoText('Check the format of this value.');
    await field('Street').fill('');
    for (const text of problems) await expectNoText(text);
    await expectNoText('Still needed');
  });

  it('is a draft until it is added, with undo', async () => {
    await open('/locations/add');
    await field('Name').fill('Harbor');
    await field('Phone').click();
    await button('Undo').click();
    await expect.element(field('Name')).toHaveValue('');
    await button('Redo').click();
    await expect.element(field('Name')).toHaveValue('Harbor');
    await button('Discard').click();
    await expect.element(field('Name')).toHaveValue('');
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
      await expectText('The location could not be saved. Please try again.');
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

  /** Saves as another user would, while the form is open. */
  const savedMeanwhile = async (name: string, part: { readonly phone?: string; readonly tags?: string[] }) => {
    const [id, params] = [idOf(name), { companyId: companyId() }];
    const found = await api.tenants.location({ params: { ...params, locationId: id } });
    if (found.status !== 200) throw new Error(`The location is a ${found.status}.`);
    const body = { type: 'LOCATION' as const, id, ver: found.body.ver, ...part };
    expect((await api.tenants.edit({ params, body })).status).toBe(200);
  };

  it('that another user changed in other fields meanwhile is saved with the changes of both', async () => {
    const name = await add();
    await edit(name);
    await field('Phone').fill('310 555 0700');
    await savedMeanwhile(name, { tags: ['pier'] });
    await button('Save location').click();
    await expect.element(heading).toHaveTextContent(name);
    await expectText('(310) 555-0700');
    await expect.element(page.getByText('pier', { exact: true }).first()).toBeVisible();
  });

  it('[ROUTE.locations._id.edit] that another user changed in the same field meanwhile asks whose value it gets, and keeps their tags', async () => {
    const name = await add();
    await page.getByRole('link', { name: 'Edit location' }).click();
    await expect.element(heading).toHaveTextContent(`Edit ${name}`);
    await field('Phone').fill('310 555 0700');
    await savedMeanwhile(name, { phone: '3105550600', tags: ['pier'] });
    await button('Save location').click();
    const question = page.getByRole('dialog');
    await expect.element(question).toMatchTextContent('saved the location while you were editing');
    await expect.element(question).toMatchTextContent('(310) 555-0600');
    await expect.element(question.getByRole('radio', { checked: true })).not.toBeInTheDocument();
    await question.getByRole('radio', { name: /\(310\) 555-0700/ }).click();
    await question.getByRole('button', { name: 'Save 1 choice' }).click();
    await expect.element(heading).toHaveTextContent(name);
    await expectText('(310) 555-0700');
    await expect.element(page.getByText('pier', { exact: true }).first()).toBeVisible();
  });

  it('[RULE.tickets.16] says when its business days begin, from a day on that has not begun, or as the company has it', async () => {
    const name = await add();
    await edit(name);
    const start = page.getByRole('combobox', { name: 'Business day begins', exact: true });
    await expect.element(start).toHaveAttribute('placeholder', 'As at all locations');
    await chooseIn('Business day begins', '5 AM');
    const first = page.getByLabelText('First day', { exact: true });
    await first.fill('2026-01-05');
    await button('Save location').click();
    await expectText('Choose a day after today: a day that has begun keeps its start.');
    await first.fill('2099-01-05');
    await button('Save location').click();
    await expect.element(heading).toHaveTextContent(name);
    expect((await commands.bodiesOf(`PUT /api/tenants/${companyId()}`)).at(-1)).toMatchObject({
      dayStart: 18_000,
      dayStartFrom: '2099-01-05',
    });
    await edit(name);
    await expect.element(start).toHaveValue('5 AM');
    await chooseIn('Business day begins', '5 AM');
    await expect.element(start).toHaveValue('');
  });

  it('shows what its user may not change, with the permission that is needed', async () => {
    await open(`/groups`);
    await goTo(`/locations/${idOf('Pier')}/edit?locationId=`);
    const menu = page.getByRole('combobox', { name: 'Menu', exact: true });
    await expect.element(menu).toBeDisabled();
    await expectText(/^Required permission: “.+”\.$/);
    await expect.element(page.getByRole('switch', { name: 'Kiosk active' })).toBeEnabled();
  });

  it('cannot be deleted by who may only edit it', async () => {
    await openScreen({ permissions: ['editLocation'], company: 'Bakery' }, '/groups', { at: null });
    await goTo(`/locations/${idOf('Pier')}/edit?locationId=`);
    await expect.element(button('Save location')).toBeVisible();
    await expect.element(button('Delete location…')).not.toBeInTheDocument();
  });

  it('is deleted only when its name and a number were typed', async () => {
    const name = await add();
    await edit(name);
    // What was said of the new location lies above the button for ten seconds.
    await closeNotices();
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
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
