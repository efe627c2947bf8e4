import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '../fixtures/browser-test.ts';
import { visitAs } from './shell-visit.ts';

/** What the first visit of a screen may load: all its requests, and its scripts and style sheets after compression. */
const limits = [
  { screen: 'sign-in', path: '/login', person: null, requests: 10, kilobytes: 150 },
  { screen: 'home', path: '/home', person: 'priya', requests: 25, kilobytes: 350 },
  { screen: 'a list', path: '/locations', person: 'priya', requests: 25, kilobytes: 360 },
  { screen: 'a settings form', path: '/locationSettings/tips', person: 'priya', requests: 25, kilobytes: 395 },
] as const;

for (const { screen, path, person, requests, kilobytes } of limits)
  test(`${screen} loads at most ${requests} files and answers, and ${kilobytes} kB of scripts and style sheets`, async ({
    page,
  }) => {
    const loaded = firstVisit(page);
    if (person === null) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    } else await visitAs(page, person, `${path}?companyId=sorrel-and-salt&locationId=`);
    await page.waitForLoadState('networkidle');
    const responses = loaded();
    const sizes = await Promise.all(responses.filter(isCode).map(compressedSize));
    expect(responses.map(response => new URL(response.url()).pathname).length).toBeLessThanOrEqual(requests);
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(kilobytes);
  });

/** The responses that the page receives, in their order. */
const firstVisit = (page: Page): (() => readonly Response[]) => {
  const responses: Response[] = [];
  page.on('response', response => responses.push(response));
  return () => responses;
};

const isCode = (response: Response): boolean => ['script', 'stylesheet'].includes(response.request().resourceType());

const compressedSize = async (response: Response): Promise<number> => gzipSync(await response.body()).length;
