import type { Page } from '@playwright/test';
import { expectAccessible, inEachLook, keepScreenshot, lookName } from '../fixtures/accessible.ts';
import { test as base, expect } from '../fixtures/browser-test.ts';
import { type SampleServer, startSampleServer } from '../fixtures/sample-server.ts';
import { limits } from '../time-limits.ts';

const batchSpacingMs = 500;

/** A test with a server of its own: it publishes what other tests must find unpublished, and to more than one batch. */
export const test = base.extend<object, { house: SampleServer }>({
  house: [
    async ({ database }, use) => {
      const house = await startSampleServer(database === 'postgresql' ? (process.env.TEST_DATABASE_URL ?? '') : null);
      await house.furnish(batchSpacingMs);
      await house.start();
      await use(house);
      await house.discard();
    },
    { scope: 'worker', timeout: limits.test },
  ],
  baseURL: async ({ house }, use) => use(house.address()),
});

export { expect };

/** Checks the accessibility of what no other test opens (`accessible.spec.ts` has the screens). */
export const inspectPage = async (page: Page, name: string): Promise<void> => {
  await inEachLook(page, async look => {
    await expectAccessible(page, `${name}, ${lookName(look)}`);
    await keepScreenshot(page, `journey/${name}-${lookName(look)}`);
  });
};
