import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectReadableDialog } from '../../testing/axe.ts';
import { row } from '../../testing/form-fields.ts';
import { type Opening, openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { chooseIn, expectText, failing, heading, sentBy } from '../../testing/screen-parts.ts';

const feed = page.getByRole('feed', { name: 'Saves and publishes' });
const entries = () =>
  feed
    .getByRole('article')
    .elements()
    .map(({ textContent }) => textContent ?? '');
const search = page.getByRole('searchbox', { name: 'Search settings, sections or items' });
const open = (path: string, at: string | null = null, answers: Opening['answers'] = []) =>
  openScreen('priya', path, { at, answers });

describe('the history of a document', () => {
  it('shows saves with their changes and publishes, newest first', async () => {
    await open('/history/settings');
    await expect.element(feed).toMatchTextContent('by Marcus Oyelaran to 7 locations');
    await expect.element(feed).toMatchTextContent('Nov 18, 7:10 AM ET');
    await expect.element(feed).toMatchTextContent('Tips › Auto gratuity › Gratuity percentage from 18.00% to 18.25%.');
    const dates = entries().flatMap(text => /[A-Z][a-z]{2} \d+, \d+:\d\d [AP]M/.exec(text) ?? []);
    expect(dates.length).toBeGreaterThan(5);
  });

  it('is narrowed by words and by person, which the address keeps, and cleared in one step', async () => {
    await open('/history/settings');
    await expect.element(feed).toBeVisible();
    const all = entries().length;
    await search.fill('gratuity');
    await expect.poll(shownAddress).toContain('gratuity');
    await expect.poll(() => entries().length).toBeLessThan(all);
    await expect.element(feed).toMatchTextContent('Gratuity percentage');
    await search.fill('no such setting');
    await expectText('No history matches these filters.');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => entries().length).toBe(all);
    await chooseIn('Person', 'Tomás Rivera');
    await expect.poll(() => entries().filter(text => text.includes('Priya Raman'))).toEqual([]);
  });

  it('is narrowed by level, person, words and days, which the address keeps, and says when nothing is left', async () => {
    await open('/history/settings', 'elm-st');
    await expect.element(feed).toMatchTextContent(/Published by .* to \d+ locations?/);
    const from = (place: string) => entries().filter(text => text.includes(place));
    const none = () => expectText(/^No history matches these filters/);
    await chooseIn('Level', 'Company');
    await expect.poll(() => from('Elm St.')).toEqual([]);
    await expect.poll(() => from('Company').length).toBeGreaterThan(0);
    await page.getByRole('combobox', { name: 'Person', exact: true }).click();
    await page.getByRole('option').first().click();
    await search.fill('no such field anywhere');
    await expect.poll(shownAddress).toMatch(/search=no/);
    await none();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => from('Elm St.').length).toBeGreaterThan(0);
    await page.getByRole('textbox', { name: 'To' }).fill('2020-01-01');
    await expect.poll(shownAddress).toContain('to=2020-01-01');
    await none();
  });

  it('offers each save to be restored as a whole or one change', async () => {
    await open('/history/settings');
    const links = feed.getByRole('link', { name: /^Restore/ });
    await expect.element(links.first()).toBeVisible();
    const hrefs = links.elements().map(link => link.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining([expect.stringMatching(/restore=\w+$/), expect.stringMatching(/restore=\w+&only=/)]),
    );
  });

  it('[RULE.prices.31] undoes a save after a preview of what changes, and of what stays because it was changed since', async () => {
    const call = 'POST /api/overrides/company/sorrel-and-salt/undo$';
    const path = '/tableSettings/issueServerBankOfAmount';
    const places = [{ tenantId: 'elm-st', ver: 4 }];
    const changes = [{ op: 'set', path, value: '40.00', was: '50.00' }];
    const effect = {
      locationId: 'elm-st',
      kind: 'settings',
      changes,
      total: 1,
      asleep: [],
      blocked: false,
      keeps: false,
    };
    const left = [{ tenantId: 'fulton', paths: [path], total: 1 }];
    await open('/history/settings', null, [
      {
        call: 'POST /api/overrides/company/sorrel-and-salt/undo/preview',
        status: 200,
        body: { places, left, effects: [effect] },
      },
      { call, status: 200, body: { places } },
    ]);
    await page.getByRole('button', { name: 'Undo this save…' }).first().click();
    const dialog = page.getByRole('dialog', { name: /^Undo the save of / });
    await expect.element(dialog).toMatchTextContent(/Elm St\..*\$40\.00/);
    await expect.element(dialog).toMatchTextContent(/Fulton.* keeps what was changed since: .*Server bank/);
    await expectReadableDialog();
    await dialog.getByRole('button', { name: 'Undo this save' }).click();
    await expectText('The save was undone. It is not published yet.');
    expect(await sentBy(call)).toMatchObject({ kind: 'settings', places, revisionId: expect.any(String) });
  });

  it('at a location has its saves and those above it', async () => {
    await open('/history/settings', 'elm-st');
    await expectText('Saves and publishes that apply to Elm St.');
    await chooseIn('Level', /^(Elm St\.|Location|Only)/).catch(() => undefined);
    await expect.element(feed).toMatchTextContent('Ana Moreno');
  });

  it('is reached from a field, which shows what of it is live, and from its location', async () => {
    const bank = '/tableSettings/issueServerBankOfAmount';
    await open('/locationSettings/tableAndBar', 'elm-st');
    const field = page.elementLocator(await row(bank));
    await field.hover();
    await field.getByRole('button', { name: 'Change history: Server bank' }).click();
    const popover = page.getByRole('dialog', { name: 'Change history: Server bank' });
    await expect.element(popover).toMatchTextContent(/Not published|Live since/);
    await popover.getByRole('link', { name: 'Full history' }).click();
    await expect.element(search).toHaveValue(expect.stringMatching(/Server bank/));
    await expect.element(feed.getByRole('article').first()).toMatchTextContent('Server bank');

    await open('/locations/elm-st', null);
    await page.getByRole('main').getByRole('link', { name: 'History', exact: true }).first().click();
    await expect.element(heading).toHaveTextContent('History');
    await expectText('Saves and publishes that apply to Elm St.');
    await expect.poll(() => entries().filter(text => text.includes('Live since')).length).toBeGreaterThan(0);
    await page.getByRole('navigation', { name: 'Documents' }).getByRole('link', { name: 'Menu', exact: true }).click();
    await expect.poll(shownAddress).toMatch(/^\/history\/menu/);
    await expect
      .element(
        page
          .getByRole('article')
          .or(page.getByText(/^No changes saved here yet\./))
          .first(),
      )
      .toBeVisible();
  });

  it('that cannot be loaded says so, and is loaded on request', async () => {
    await failing(() =>
      open('/history/settings', null, [
        { call: 'GET /api/history/settings/sorrel-and-salt/timeline', status: 404, times: 1 },
      ]),
    );
    await expectText('The history could not be loaded.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(feed).toBeVisible();
  });

  it('without any save says what will be listed', async () => {
    await openScreen({ permissions: ['accessConfigurationOptions'], company: 'Internal' }, '/history/settings', {
      at: null,
    });
    await expectText('No changes saved here yet. Everything you save is listed here and can be restored.');
  });

  it('leads from one document to another', async () => {
    await open('/history/settings');
    await page.getByRole('navigation', { name: 'Documents' }).getByRole('link', { name: 'Employment' }).click();
    await expect.poll(shownAddress).toMatch(/^\/history\/employment/);
    await userEvent.keyboard('{Escape}');
  });
});
