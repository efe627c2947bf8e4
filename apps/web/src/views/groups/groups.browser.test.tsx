import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { goTo, type Opening, openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { expectText, failing, heading, hrefsOf, idOf, sentBy } from '../../testing/screen-parts.ts';

const permissions = ['addLocation', 'editLocation', 'accessConfigurationOptions'] as const;
const visitor = { permissions, company: 'Bakery' } as const;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const name = page.getByRole('textbox', { name: 'Name' });
const open = (path: string, answers: Opening['answers'] = []) => openScreen(visitor, path, { at: null, answers });

/** Adds a group without locations, and shows it. */
const addGroup = async (title: string): Promise<string> => {
  await open('/groups/addGroup');
  await name.fill(title);
  await box('Pier').click();
  await expect.element(button('Add group')).toBeEnabled();
  await button('Add group').click();
  await expect.element(heading).toHaveTextContent(title);
  const id = window.location.pathname.split('/').at(-1) ?? '';
  await goTo(`/groups/${id}/edit?locationId=`);
  await box('Pier').click();
  await expect.element(button('Save group')).toBeEnabled();
  await button('Save group').click();
  await expect.element(heading).toHaveTextContent(title);
  return id;
};

describe('the list of groups', () => {
  it('[ROUTE.groups._id] names each group with its locations, and leads to its page and its overrides', async () => {
    await openScreen('priya', '/groups', { at: null });
    await expectText('3 groups');
    const row = page.getByRole('row').filter({ hasText: 'Downtown' });
    await expect
      .element(row)
      .toMatchTextContent('5 locations: Elm St., Fulton, Market Hall, Riverfront, Union Station');
    expect(hrefsOf('Overrides at Downtown')).toEqual([expect.stringMatching(/^\/groups\/downtown\/overrides\?/)]);
    await row.getByRole('link', { name: 'Downtown', exact: true }).click();
    await expect.element(heading).toHaveTextContent('Downtown');
    await expectText('A group of 5 locations. Its settings apply to all of them.');
    await goTo('/groups/mountain');
    await expect.element(heading).toHaveTextContent('Mountain');
    const names = () =>
      page
        .getByRole('rowheader')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(names).toEqual(['Larimer', 'Old Mill', 'Pearl St.']);
  });

  it('offers a new group only to who may add one for the whole company', async () => {
    await open('/groups');
    await expectText(/^1 group|groups$/);
    await expect.element(page.getByRole('link', { name: 'Add group' })).toBeVisible();
    await openScreen({ permissions: ['editLocation'], company: 'Bakery' }, '/groups', { at: null });
    await expectText(/West/);
    await expect.element(page.getByRole('link', { name: 'Add group' })).not.toBeInTheDocument();
  });

  it('that cannot be loaded says so, and is loaded on request', async () => {
    const answers = [{ call: 'GET /api/tenants/sorrel-and-salt/groups', status: 404, times: 1 }];
    await failing(() => openScreen('priya', '/groups', { at: null, answers }));
    await expectText('Unable to load locations.');
    await button('Try again').click();
    await expectText('Downtown');
  });
});

describe('a new group', () => {
  it('needs a name, shows what changes at the locations that it takes, and is sent with its locations', async () => {
    await open('/groups/addGroup');
    const add = button('Add group');
    await expect.element(add).toBeDisabled();
    await name.fill('South');
    await expect.element(add).toBeEnabled();
    await expect
      .element(page.getByRole('heading', { name: 'What changes at these locations' }))
      .not.toBeInTheDocument();
    await box('Oak').click();
    await expect.element(page.getByRole('heading', { name: 'What changes at these locations' })).toBeVisible();
    await expect.element(add).toBeEnabled();
    const [oak, west] = [idOf('Oak'), idOf('West')];
    await add.click();
    await expect.element(heading).toHaveTextContent('South');
    expect((await commands.bodiesOf('POST /api/tenants/')).at(-1)).toMatchObject({
      type: 'GROUP',
      name: 'South',
      locationIds: [oak],
    });
    await goTo(`/groups/${west}/edit?locationId=`);
    await expectText('In South');
    await box('Oak').click();
    await expect.element(button('Save group')).toBeEnabled();
    await button('Save group').click();
    await expect.element(heading).toHaveTextContent('West');
  });

  it('that the server rejects stays in the form, with the reason', async () => {
    await open('/groups/addGroup', [{ call: 'POST /api/tenants/', status: 409, body: [{ code: 'STALE' }] }]);
    await name.fill('North');
    await failing(async () => {
      await button('Add group').click();
      await expect.element(page.getByRole('alert').first()).toBeVisible();
    });
    await expect.element(name).toHaveValue('North');
    expect(shownAddress()).toContain('/groups/addGroup');
  });
});

describe('a group', () => {
  it('is renamed without a preview, because no location moves', async () => {
    const id = await addGroup('East');
    await goTo(`/groups/${id}/edit?locationId=`);
    await expect.element(button('Save group')).toBeDisabled();
    await name.fill('Far East');
    await commands.answerWith([]);
    await button('Save group').click();
    await expect.element(heading).toHaveTextContent('Far East');
    expect(await sentBy('PUT /api/tenants/')).toMatchObject({ type: 'GROUP', id, name: 'Far East' });
    expect((await commands.calls()).filter(call => call.includes('/groups/preview'))).toEqual([]);
    await expectText('Far East was saved.');
  });

  it('is removed after a preview of what its locations lose', async () => {
    const id = await addGroup('Gone soon');
    await goTo(`/groups/${id}/edit?locationId=`);
    await button('Remove group…').click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent('It has no locations.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await button('Remove group…').click();
    await dialog.getByRole('button', { name: 'Remove Gone soon' }).click();
    await expect.element(heading).toHaveTextContent('Groups');
    await expectText('Gone soon was removed.');
    await expect.element(page.getByRole('link', { name: 'Gone soon' })).not.toBeInTheDocument();
  });

  it('with locations names those that would be in no group', async () => {
    await open('/groups');
    await goTo(`/groups/${idOf('West')}/edit?locationId=`);
    await button('Remove group…').click();
    await expect.element(page.getByRole('dialog')).toMatchTextContent('2 locations would be in no group: Elm, Oak.');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });

  it('lets nobody move locations who may not edit them', async () => {
    await openScreen({ permissions: ['addLocation'], company: 'Bakery' }, '/groups/addGroup', { at: null });
    await expect.element(box('Oak')).toBeDisabled();
  });
});
