import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { signIn } from './shell-visit.ts';

/**
 * What the first visit of a screen may load: all its requests, and its scripts and style sheets after compression; and
 * the title that is on the page before any script, where that is looked at.
 */
const limits = [
  { screen: 'sign-in', path: '/login', person: null, requests: 5, kilobytes: 150, title: 'Sign in' },
  { screen: 'home', path: '/home', person: 'priya', requests: 13, kilobytes: 290, title: null },
  {
    screen: 'home of one location',
    path: '/home',
    person: 'ana',
    requests: 16,
    kilobytes: 295,
    title: null,
  },
  { screen: 'a list', path: '/locations', person: 'priya', requests: 12, kilobytes: 300, title: 'Locations' },
  {
    screen: 'a settings form',
    path: '/locationSettings/orderTypes',
    person: 'priya',
    requests: 15,
    kilobytes: 390,
    title: 'Order types',
  },
] as const;

for (const { screen, path, person, requests, kilobytes, title } of limits) {
  const drawn = title === null ? '' : ', and its title is on the page before any script, where the screen will draw it';
  test(`${screen} loads at most ${requests} files and answers, and ${kilobytes} kB of scripts and style sheets${drawn}`, async ({
    page,
  }) => {
    // Nothing gets old while the page loads, however slow the machine is.
    await page.clock.setFixedTime(Date.now());
    // What waits for two seconds is no part of a first visit: on a slow machine it would come while the page still loads.
    await page.addInitScript(() => {
      const soon = window.setTimeout;
      const isSoon = (ms: unknown) => typeof ms !== 'number' || ms < 2_000;
      Object.assign(window, {
        setTimeout: (...wait: Parameters<typeof soon>) => (isSoon(wait[1]) ? soon(...wait) : 0),
      });
    });
    if (person !== null) await signIn(page, person);
    const loaded = firstVisit(page);
    const address = person === null ? path : `${path}?companyId=sorrel-and-salt&locationId=`;
    if (title === null) await page.goto(address);
    else await expectEarlyTitle(page, address, title);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    // A publish that still runs is polled.
    const responses = loaded().filter(response => !/\/running\//.test(response.url()));
    const sizes = await Promise.all(responses.filter(isCode).map(compressedSize));
    const paths = responses.map(response => new URL(response.url()).pathname);
    expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(requests);
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(kilobytes);
    if (screen === 'home') await expectStylesOnce(page, loaded);
    if (person === null) await expectHomeWhileTyping(page);
  });
}

/**
 * Opens an address whose scripts arrive only after its title was seen: the frame is there in the colors that the user
 * chose, and title and sidebar stay where they are when the screen is drawn.
 */
const expectEarlyTitle = async (page: Page, address: string, title: string): Promise<void> => {
  const scripts = Promise.withResolvers<void>();
  await page.addInitScript(scheme => localStorage.setItem('mantine-color-scheme-value', scheme), chosenScheme);
  await page.route('**/assets/*.js', async route => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  const early = page.locator('#frame h1');
  await expect(early).toHaveText(title);
  const frame = await partsOf(page, { title: '#frame h1', side: '.frame-side' });
  expect(frame.scheme).toBe(chosenScheme);
  scripts.resolve();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(early).toHaveCount(0);
  expect(await partsOf(page, { title: 'h1', side: 'nav' })).toEqual(frame);
};

/** The color scheme that the user chose, unlike that of the machine. */
const chosenScheme = 'dark';

/** Where the title begins, how wide the sidebar is, where there is one, and the colors. */
const partsOf = (page: Page, selectors: { readonly title: string; readonly side: string }) =>
  page.evaluate(({ title, side }) => {
    const { x, y } = document.querySelector(title)?.getBoundingClientRect() ?? {};
    const root = document.documentElement;
    return {
      title: [x, y],
      side: document.querySelector(side)?.getBoundingClientRect().width,
      scheme: root.getAttribute('data-mantine-color-scheme'),
      canvas: getComputedStyle(root).backgroundColor,
    };
  }, selectors);

/** Home loads while the person types, before anything is sent. */
const expectHomeWhileTyping = async (page: Page): Promise<void> => {
  const chunks = ['shell', 'home'].map(name => page.waitForRequest(new RegExp(`/${name}-[^/]*\\.js$`)));
  await page.getByLabel('Email').fill('p');
  await Promise.all(chunks);
};

/** The style sheet that is a part of the page is not loaded by a later chunk. */
const expectStylesOnce = async (page: Page, loaded: () => readonly Response[]): Promise<void> => {
  const script = page.waitForResponse(/\/palette-[^/]*\.js$/);
  await page.keyboard.press('Control+k');
  await script;
  await expect(page.getByRole('dialog')).toBeVisible();
  const styles = loaded().filter(response => response.request().resourceType() === 'stylesheet');
  expect(styles.map(response => response.url()).filter(url => url.includes('/entrance-'))).toEqual([]);
};

/** The responses that the page receives, in their order. */
const firstVisit = (page: Page): (() => readonly Response[]) => {
  const responses: Response[] = [];
  page.on('response', response => responses.push(response));
  return () => responses;
};

const isCode = (response: Response): boolean => ['script', 'stylesheet'].includes(response.request().resourceType());

const compressedSize = async (response: Response): Promise<number> => gzipSync(await response.body()).length;
