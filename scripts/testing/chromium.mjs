import { createRequire } from 'node:module';
import { inRepository } from '../setup/repository.mjs';
import { aptInstall } from './apt.mjs';
import { isExecutable, onPath } from './programs.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** `{ path }` of a Chromium to test with, or `{ missing }`: the reason why there is none. */
export async function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named)
    return (await isExecutable(named)) ? { path: named } : { missing: `CHROME_PATH names no program: ${named}` };
  const found = (await onPath(...names)) ?? (await playwrightsOwn());
  if (found) return { path: found };
  const problem = await aptInstall('chromium', 'fonts-liberation');
  const installed = await onPath(...names);
  return installed
    ? { path: installed }
    : { missing: `no Chromium in CHROME_PATH, on the PATH or from Playwright; ${problem}` };
}

async function playwrightsOwn() {
  const { chromium } = createRequire(inRepository('package.json'))('@playwright/test');
  const path = chromium.executablePath();
  return path && (await isExecutable(path)) ? path : undefined;
}
