import { createRequire } from 'node:module';
import { inRepository } from '../setup/repository.mjs';
import { aptInstall } from './apt.mjs';
import { isExecutable, onPath } from './programs.mjs';

/** The headless version of the same browser, which saves a third of the processor time in a test. */
const shell = 'chromium-headless-shell';
const withInterface = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** `{ path }` of a Chromium to test with, or `{ missing }`: the reason why there is none. */
export async function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named)
    return (await isExecutable(named)) ? { path: named } : { missing: `CHROME_PATH names no program: ${named}` };
  const ready = (await onPath(shell)) ?? (await playwrightsOwn());
  if (ready) return { path: ready };
  const problem = await aptInstall('to test in a browser; CHROME_PATH names another', [shell, 'fonts-liberation']);
  const found = await onPath(shell, ...withInterface);
  return found
    ? { path: found }
    : { missing: `no Chromium in CHROME_PATH, on the PATH or from Playwright; ${problem}` };
}

async function playwrightsOwn() {
  const { chromium } = createRequire(inRepository('package.json'))('@playwright/test');
  const path = chromium.executablePath();
  return path && (await isExecutable(path)) ? path : undefined;
}
