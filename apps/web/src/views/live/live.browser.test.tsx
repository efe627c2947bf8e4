import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Opening, openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { expectText, failing, heading, hrefsOf, idOf } from '../../testing/screen-parts.ts';

const table = page.getByRole('table', { name: 'Live values' });
const search = page.getByRole('searchbox', { name: 'Search values' });
const only = page.getByRole('switch', { name: 'Only unpublished differences' });
const open = (path: string, at: string | null, answers: Opening['answers'] = []) =>
  openScreen('priya', path, { at, answers });

describe('what is live at a location', () => {
  it('says who published it when, and shows each value beside the saved one with its source', async () => {
    await open('/live/settings', 'elm-st');
    await expect.element(heading).toHaveTextContent('Live at Elm St.');
    await expectText('Published by Tomás Rivera, Nov 9, 6:10 AM CT. 7 values differ from what is saved.');
    await search.fill('server bank');
    await expect.element(table.getByRole('row', { name: /Server bank/ }).first()).toBeVisible();
    await expect.poll(shownAddress).toContain('search=server');
    await search.fill('no such value');
    await expectText('No values match. Change the search, or turn off “Only unpublished differences”.');
  });

  it('is narrowed to what is saved and not live', async () => {
    await open('/live/settings', 'elm-st');
    await expect.element(table).toBeVisible();
    await page.elementLocator(only.element().closest('label') ?? document.body).click();
    await expect.poll(shownAddress).toContain('differs=1');
    await expectText('7 values');
    const equal = () => table.getByText('Same', { exact: true }).elements();
    await expect.poll(() => equal().filter(one => one.checkVisibility())).toEqual([]);
  });

  it('leads to the other documents, to the field of a value and to the history', async () => {
    await open('/live/settings', 'elm-st');
    await expect.element(table).toBeVisible();
    expect(hrefsOf('History')).toEqual([expect.stringMatching(/^\/history\/settings\?/)]);
    const first = table.getByRole('rowheader').first().getByRole('link').element();
    expect(first.getAttribute('href')).toMatch(/^\/locationSettings\/\w+\?.*locationId=elm-st&field=/);
    await page.getByRole('navigation', { name: 'Documents' }).getByRole('link', { name: 'Employment' }).click();
    await expect.poll(shownAddress).toMatch(/^\/live\/employment/);
    await expectText('Everything saved is live.');
  });

  it('is nothing before the first publish, and the page leads there', async () => {
    await openScreen({ permissions: ['accessConfigurationOptions', 'manageMenus'] }, '/live/settings', { at: 'Oak' });
    await expectText('Nothing has been published here yet.');
    expect(hrefsOf('Publish…')).toEqual([expect.stringContaining(idOf('Oak'))]);
  });

  it('needs a location', async () => {
    await open('/live/settings', null);
    await expectText('Choose a location to see its live configuration.');
    await open('/live/menu', null);
    await expectText('Choose a location to see its live configuration.');
  });

  it('that cannot be loaded says so, and is loaded on request', async () => {
    const call = 'GET /api/history/settings/sorrel-and-salt/live';
    await failing(() => open('/live/settings', 'elm-st', [{ call, status: 400, body: [{ code: 'X' }], times: 1 }]));
    await expectText('The live configuration could not be loaded.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(table).toBeVisible();
  });
});
