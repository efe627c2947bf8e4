import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type Opening, openScreen, shownAddress } from '../../testing/open-screen.tsx';
import { chooseIn, expectText, failing } from '../../testing/screen-parts.ts';

const feed = page.getByRole('feed', { name: 'Audit log' });
const entries = () =>
  feed
    .getByRole('article')
    .elements()
    .map(({ textContent }) => textContent ?? '');
const search = page.getByRole('searchbox', { name: 'Search by name or action' });
const open = (answers: Opening['answers'] = []) => openScreen('priya', '/audit', { at: null, answers });

describe('the audit log', () => {
  it('says who did what where and when, with what changed', async () => {
    await open();
    await expectText('Who did what, when and from where. Times are in America/New York.');
    await search.fill('Ruth');
    await expect
      .element(feed)
      .toMatchTextContent(
        /Ruth Castellano.*scheduled a publish of menu and location settings.*Goes live: Nov 21, 2026, 4:00 AM MT.*Larimer/,
      );
    const link = feed
      .getByRole('link', { name: 'scheduled a publish of menu and location settings' })
      .first()
      .element();
    expect(link.getAttribute('href')).toMatch(/^\/menu\/publish\?.*locationId=larimer/);
  });

  it('names who acted as another person, and that person', async () => {
    const entry = {
      id: 1,
      at: Date.UTC(2026, 10, 20, 11),
      by: { id: 'casey', name: 'Casey Park', actingAs: 'Ana Moreno' },
      kind: 'access',
      said: 'began to act as Ana Moreno',
      changes: [{ what: 'Reason', was: null, now: 'The price of a pizza' }],
      placeId: null,
      about: null,
      target: null,
      address: null,
      session: null,
      agent: null,
      source: 'console',
    };
    await open([{ call: 'GET /api/audit', status: 200, body: { entries: [entry], next: null, people: [] } }]);
    await expect.poll(entries).toHaveLength(1);
    expect(entries()[0]).toMatch(/Casey Park as Ana Moreno began to act as Ana Moreno/);
  });

  it('is narrowed by words, person, place and kind, and cleared in one step', async () => {
    await open();
    await expect.element(feed).toBeVisible();
    await search.fill('schedul');
    await expect.poll(() => entries().every(text => text.includes('schedule'))).toBe(true);
    await search.fill('');
    await chooseIn('Person', 'Grace Tanaka');
    await expect.poll(() => entries().every(text => text.includes('Grace Tanaka'))).toBe(true);
    await expect.poll(shownAddress).toMatch(/grace/);
    await chooseIn('Where', 'Beacon');
    await expectText('No activity matches these filters.');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(shownAddress).not.toMatch(/grace/);
    await expect.poll(() => entries().some(text => !text.includes('Grace Tanaka'))).toBe(true);
  });

  it('that cannot be loaded says so, and is loaded on request', async () => {
    await failing(() => open([{ call: 'GET /api/audit', status: 404, times: 1 }]));
    await expectText('The audit log could not be loaded.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(feed).toBeVisible();
  });

  it('that cannot be exported says so', async () => {
    await open();
    await expect.element(feed).toBeVisible();
    await commands.answerWith([{ call: 'GET /api/audit', status: 500 }]);
    await failing(async () => {
      await page.getByRole('button', { name: 'Export as CSV' }).click();
      await expectText('The audit log could not be exported.');
    });
    await expect.element(page.getByRole('button', { name: 'Export as CSV' })).toBeEnabled();
  });

  it('of a place without activity says what will be listed', async () => {
    await openScreen({ permissions: ['userAdmin', 'companyAdmin'], company: 'Internal' }, '/audit', { at: null });
    await expectText(/No activity in this company yet\.|was|added/);
  });
});
