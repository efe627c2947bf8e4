import type { Page } from '@playwright/test';
import { test as base, expect } from '../fixtures/browser-test.ts';
import { goTo } from '../fixtures/go-to.ts';
import { growingScreens, nodesOf } from '../fixtures/growing-screens.ts';
import { growSampleCompany } from '../fixtures/grown-company.ts';
import { publishNow } from '../fixtures/publish-now.ts';
import { atLevel } from './settings-form.ts';
import { visitAs } from './shell-visit.ts';

const locations = 1_000;
/** Of the page of a screen, whatever the size of the company. */
const mostNodes = 1_500;
/** The fields of five sections, in a company of one location too. */
const fixedNodes: Readonly<Record<string, number>> = { '/employment/employment': 2_000 };
/** Chunks and calls of a screen that is opened from another one. */
const mostRequests = 15;

/** The sample company with a thousand more locations, whose terminals are silent, and five thousand people. */
const test = base.extend({
  prepare: [
    async ({ database: _ }, use) =>
      use(async data => {
        await growSampleCompany(data.settings, locations);
        return data;
      }),
    { scope: 'worker' },
  ],
});

test('with a thousand locations and five thousand people no screen has more than 1,500 nodes, none asks without end, and counts are separated by thousands', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  const large: string[] = [];
  const busy: string[] = [];
  const plain: string[] = [];
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await visitAs(page, 'priya', atLevel('/news/sorrel-and-salt', null));
  const everywhere = Array.from({ length: locations }, (_, index) => `place-${index + 1}`);
  for (const path of [...growingScreens, await publishNow(page, everywhere)]) {
    requests = 0;
    await goTo(page, atLevel(path, null));
    const nodes = await nodesOf(page);
    if (nodes > (fixedNodes[path] ?? mostNodes)) large.push(`${path}: ${nodes} nodes`);
    for (const count of await plainCounts(page)) plain.push(`${path}: ${count}`);
    if (requests > mostRequests) busy.push(`${path}: ${requests} requests`);
  }
  expect({ large, busy, plain, errors }).toEqual({ large: [], busy: [], plain: [], errors: [] });
});

/** The numbers of locations or people that a page does not separate by thousands; names, phones and the number of the company are none. */
const plainCounts = async (page: Page): Promise<string[]> => {
  const text = await page.locator('body').innerText();
  return text.replaceAll(/(?:Place|Crew) \d+|\d{3}-\d{4}|\b1001\b/g, '').match(/.*\b(?:10[01]\d|50[0-3]\d)\b.*/g) ?? [];
};

test('what opens over a screen is as small: the palette, the levels, and the choice of a location', async ({
  page,
}) => {
  const opened = async () => {
    await page
      .getByRole('option', { name: /^Place 0/ })
      .first()
      .waitFor();
    expect(await nodesOf(page)).toBeLessThanOrEqual(mostNodes);
    await page.keyboard.press('Escape');
  };
  await visitAs(page, 'priya', atLevel('/locationSettings/tableAndBar', null));
  await page.getByRole('button', { name: 'Company Sorrel & Salt' }).click();
  await opened();
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Search', exact: true }).fill('place');
  await opened();
  await goTo(page, atLevel('/employees', null));
  await page.getByRole('combobox', { name: 'Works at' }).click();
  await opened();
});
