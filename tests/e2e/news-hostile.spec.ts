import type { Page } from '@playwright/test';
import { hostileTexts } from '../../apps/server/src/testing/hostile-texts.ts';
import { expect, test } from '../fixtures/browser-test.ts';
import { visitAs } from './shell-visit.ts';

/** Without the content security policy only the cleaning on save and the drawing itself stand in the way. */
test.use({ bypassCSP: true });

const article = (content: string, at: number) => ({
  id: `a${at}`,
  title: `Article ${at}`,
  displayTitle: true,
  status: 'ACTIVE',
  publishDate: '2020-01-01',
  expirationDate: '',
  content,
});
const feeds = [
  { feed: 'sorrel-and-salt', panel: 'Company news', person: 'priya' },
  { feed: 'THRIVE_FEED', panel: 'From the provider', person: 'nora' },
];
const hostile = JSON.stringify(hostileTexts.map(article));

/** Returns what ran: dialogs, and requests to the hosts that the texts name. */
const watched = (page: Page): readonly string[] => {
  const ran: string[] = [];
  page.on('dialog', dialog => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', request => {
    if (/evil\.example|\/x$/.test(request.url())) ran.push(request.url());
  });
  return ran;
};

const showAll = async (page: Page): Promise<void> => {
  for (const { panel } of feeds) {
    const region = page.getByRole('region', { name: panel });
    await region.getByRole('button', { name: 'Show 195 more articles' }).click();
    await expect(region.getByRole('heading', { level: 3 })).toHaveCount(200);
    await expect(region.locator('script, img, iframe, style, math, template, object, svg:not(header svg)')).toHaveCount(
      0,
    );
    expect(
      await region.locator('a').evaluateAll(links => links.map(link => link.getAttribute('href'))),
    ).not.toContainEqual(expect.stringMatching(/javascript|evil|data:/i));
  }
};

test('two hundred hostile articles in each feed run nothing: cleaned when they are saved', async ({ page }) => {
  const ran = watched(page);
  for (const { feed, person } of feeds) {
    await visitAs(page, person, '/home');
    const saved = await page.request.post('/api/news/', {
      headers: { 'x-commissary': '1' },
      data: { companyId: feed, articles: hostile },
    });
    expect(saved.status(), await saved.text()).toBe(200);
  }
  await visitAs(page, 'priya', '/home?companyId=sorrel-and-salt&locationId=');
  await showAll(page);
  expect(ran).toEqual([]);
});

test('nor when they reach the page as they are, though the same texts do run where a page inserts them', async ({
  page,
}) => {
  const ran = watched(page);
  await page.route('**/api/news/*', route =>
    route.fulfill({ json: { companyId: 'sorrel-and-salt', articles: hostile, ver: 1 } }),
  );
  await visitAs(page, 'priya', '/home?companyId=sorrel-and-salt&locationId=');
  await showAll(page);
  expect(ran).toEqual([]);

  await page.evaluate(text => document.body.insertAdjacentHTML('beforeend', text), hostileTexts.join(''));
  await expect.poll(() => ran.length).toBeGreaterThan(0);
});
