import { locationsPerEdit } from '@commissary/domain';
import { describe, expect, it } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { api, responseBody } from '../../api/index.ts';
import { sessionStore } from '../../session/index.ts';
import { openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { chooseIn, expectText, failing, heading, hrefsOf } from '../../testing/screen-parts.ts';

const rows = () =>
  page
    .getByRole('main')
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent);
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
const tick = (name: string) => page.getByRole('checkbox', { name, exact: true }).click();
const search = page.getByRole('searchbox', { name: 'Search locations' });

describe('the list of locations', () => {
  it('[ROUTE.locations] shows each with its group, publish status, last contact and version, sorted by name', async () => {
    await openScreen('priya', '/locations', { at: null });
    await expectText('12 locations');
    expect(rows()).toEqual([...rows()].sort());
    await expect
      .element(rowOf('Elm St.'))
      .toMatchTextContent(/Downtown.*Not published.*11\/20\/2026 05:54 AM CT.*8\.4\.2/);
    await expect.element(rowOf('Beacon')).toMatchTextContent(/Coast.*Up to date/);
  });

  it('[ROUTE.locations.b2] is narrowed by words and three filters, which the address keeps', async () => {
    await openScreen('priya', '/locations', { at: null });
    await expectText('12 locations');
    await search.fill('elm');
    await expect.poll(rows).toEqual(['Elm St.']);
    await expectText('1 of 12 locations');
    await search.fill('');
    await chooseIn('Group', 'Coast');
    await expect.poll(() => rows().length).toBe(4);
    await chooseIn('Publish status', 'Not published');
    await expect.poll(rows).toEqual(['Alameda', 'Tumon Bay']);
    expect(shownAddress()).toMatch(/group=coast/);
    await chooseIn('Last contact', 'Longer ago');
    await expect.poll(() => rows().length).toBeLessThan(2);
    expect(shownAddress()).toMatch(/group=coast&state=unpublished&contact=out-of-date/);
    await search.fill('no such place');
    await expectText('No locations found');
    expect(rows()).toEqual([]);
  });

  it('keeps search and filter in its address, which opens the same list again', async () => {
    await openScreen('priya', '/locations', { at: null });
    await expectText('12 locations');
    await search.fill('pearl');
    await expect.poll(shownAddress).toMatch(/search=pearl/);
    await chooseIn('Group', 'Mountain');
    await expect.poll(shownAddress).toMatch(/group=mountain/);
    await openScreen('priya', shownAddress());
    await expectText('1 of 12 locations');
    await page.getByRole('link', { name: 'Pearl St.' }).click();
    await expect.element(heading).toHaveTextContent('Pearl St.');
  });

  it('opened with filters in the address shows what they leave', async () => {
    await openScreen('priya', '/locations?group=mountain', { at: null });
    await expect.poll(rows).toEqual(['Larimer', 'Old Mill', 'Pearl St.']);
    await expect.element(page.getByRole('combobox', { name: 'Group', exact: true })).toHaveValue('Mountain');
  });

  it('compares one selected location with the company, two with each other, and no more', async () => {
    await openScreen('priya', '/locations', { at: null });
    await tick('Beacon');
    await expectText(/, 1 selected$/);
    expect(hrefsOf('Compare with company')).toEqual([expect.stringContaining('left=beacon')]);
    await tick('Fulton');
    expect(hrefsOf('Compare selected')).toEqual([expect.stringMatching(/left=beacon.*right=fulton/)]);
    await tick('Larimer');
    await expectText(/, 3 selected \(two can be compared\)$/);
    expect(hrefsOf('Compare selected')).toEqual([]);
    await tick('Larimer');
    await page.getByRole('link', { name: 'Compare selected' }).click();
    await expect.element(heading).toHaveTextContent('Compare');
  });

  it('offers each change of the selected locations where the person may make it at all of them, or says why not', async () => {
    const visitor = { permissions: ['editLocation', 'manageMenus'] } as const;
    await openScreen(visitor, '/locations', { at: null });
    await expectText('3 locations');
    const companyId = sessionStore.get().user?.companyId ?? '';
    const { status, body } = await api.tenants.page({ params: { companyId }, query: {} });
    if (status !== 200) throw new Error(`status ${status}`);
    const locations = body.locations.map(one => (one.name === 'Pier' ? { ...one, editable: ['tags'] } : one));
    const call = `GET /api/tenants/${companyId}/page`;
    await openScreen(visitor, '/locations', {
      at: null,
      answers: [{ call, status: 200, body: { ...body, locations } }],
    });
    const bar = page.getByRole('region', { name: 'Selected locations' });
    const action = (name: string) => bar.getByRole('button', { name });
    await expect.element(bar).not.toBeInTheDocument();
    await tick('Elm');
    for (const name of ['Tags…', 'Move to group…', 'Assign menu…']) await expect.element(action(name)).toBeEnabled();
    await tick('Pier');
    await expect.element(action('Tags…')).toBeEnabled();
    await expect.element(action('Move to group…')).toBeDisabled();
    await expect.element(action('Assign menu…')).toHaveAccessibleDescription(/“Assign menu…” requires .* at Pier\./);
    await action('Clear selection').click();
    await expect.element(bar).not.toBeInTheDocument();
  });

  it('changes the selected locations, also a hidden one, on a second try after another user changed it', async () => {
    const visitor = { permissions: ['editLocation', 'manageMenus'], company: 'Bakery' } as const;
    await openScreen(visitor, '/locations', { at: null });
    for (const name of ['Elm', 'Pier']) await tick(name);
    await search.fill('pier');
    await expect.poll(rows).toEqual(['Pier']);
    const companyId = sessionStore.get().user?.companyId ?? '';
    const all = async () => responseBody(await api.tenants.locations({ params: { companyId } }));
    const elm = (await all()).find(({ name }) => name === 'Elm');
    if (elm === undefined) throw new Error('There is no Elm.');
    const { id, ver } = elm;
    const theirs = { type: 'LOCATION' as const, id, ver, tags: ['theirs'] };
    expect((await api.tenants.edit({ params: { companyId }, body: theirs })).status).toBe(200);
    const addTag = async () => {
      await page.getByRole('button', { name: 'Tags…' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Add tags' }).fill('brunch');
      await userEvent.keyboard('{Enter}');
      await dialog.getByRole('button', { name: 'Change 2 locations' }).click();
      await expect.element(dialog).not.toBeInTheDocument();
    };
    await failing(async () => {
      await addTag();
      await expectText(/Another user changed this\. Nothing was saved\./);
    });
    await expectText(/, 2 selected/);
    await addTag();
    await expectText('2 locations changed.');
    const tagsOf = async (name: string) => (await all()).find(one => one.name === name)?.tags;
    expect([await tagsOf('Elm'), await tagsOf('Pier')]).toEqual([['theirs', 'brunch'], ['brunch']]);
    for (const one of await all())
      await api.tenants.edit({ params: { companyId }, body: { type: 'LOCATION', id: one.id, ver: one.ver, tags: [] } });
  });

  it('says how many selected locations one change can have, and offers it again below', async () => {
    await openScreen({ permissions: ['editLocation', 'manageMenus'], company: 'Chain' }, '/locations', { at: null });
    await expectText('230 locations');
    const box = page.getByRole('table').element().parentElement;
    const ticked = () => document.querySelectorAll('main tbody input[type="checkbox"]:checked').length;
    const selected = () => Number(/, (\d+) selected/.exec(document.querySelector('main')?.textContent ?? '')?.[1] ?? 0);
    const free = () => document.querySelector<HTMLElement>('main tbody input[type="checkbox"]:not(:checked)');
    for (let count = 1; count <= locationsPerEdit + 1; count += 1) {
      await expect
        .poll(() => {
          if (free() === null) box?.scrollBy({ top: 200 });
          return free();
        })
        .not.toBeNull();
      free()?.click();
      await expect.poll(selected).toBe(count);
    }
    expect(ticked()).toBeGreaterThan(0);
    const tags = page.getByRole('button', { name: 'Tags…' });
    await expect.element(tags).toBeDisabled();
    await expect.element(tags).toHaveAccessibleDescription(new RegExp(`${locationsPerEdit}`));
    document.querySelector<HTMLElement>('main tbody input[type="checkbox"]:checked')?.click();
    await expect.poll(selected).toBe(locationsPerEdit);
    await expect.element(tags).toBeEnabled();
  });

  it('offers no change of the selected locations to whoever may edit none', async () => {
    await openScreen({ permissions: ['dashboard', 'manageMenus'] }, '/locations', { at: null });
    await tick('Elm');
    await expectText(/, 1 selected$/);
    await expect.element(page.getByRole('region', { name: 'Selected locations' })).not.toBeInTheDocument();
  });

  it('that cannot be loaded says so, and is loaded on request', async () => {
    const call = 'GET /api/tenants/sorrel-and-salt/page';
    await failing(() => openScreen('priya', '/locations', { at: null, answers: [{ call, status: 404, times: 1 }] }));
    await expectText('Unable to load locations.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectText('12 locations');
  });

  it('[CALL.tenants.page] of many is loaded in pages as the user scrolls, and searched among all', async () => {
    await openScreen({ permissions: ['dashboard'], company: 'Chain' }, '/locations', { at: null });
    await expectText('230 locations');
    const table = page.getByRole('table');
    await expect.element(table).toHaveAttribute('aria-rowcount', '231');
    const pages = async () => (await commands.calls()).filter(call => call.includes('/page')).length;
    expect(await pages()).toBe(1);
    const box = table.element().parentElement;
    await expect
      .poll(() => {
        box?.scrollTo({ top: box.scrollHeight });
        return rows().at(-1);
      })
      .toBe('Place 230');
    expect(await pages()).toBe(3);
    await search.fill('place 22');
    await expectText('11 of 230 locations');
    await expect.poll(rows).toEqual(['Place 22', ...Array.from({ length: 10 }, (_, n) => `Place ${220 + n}`)]);
  });

  it('offers actions to those who have their permission', async () => {
    await openScreen({ permissions: ['dashboard'] }, '/locations', { at: null });
    await expect.element(page.getByRole('rowheader', { name: 'Pier' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Add location' })).not.toBeInTheDocument();
    await openScreen({ permissions: ['addLocation'] }, '/locations', { at: null });
    await expect.element(page.getByRole('link', { name: 'Add location' })).toBeVisible();
  });
});
