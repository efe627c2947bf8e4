import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { databaseTemplate } from '../../scripts/setup/database-template.mjs';
import { builtWebApp } from '../../scripts/setup/web-build.mjs';
import { findChromium } from '../../scripts/testing/chromium.mjs';
import { isSmallest } from '../server/size.mjs';
import { startServer } from './server.mjs';
import { staticSite } from './static-site.mjs';

/**
 * A console on a real server with a new sample company, a browser, and the pages with which it is compared: `site` builds
 * them when it is first asked, and says what they show. At the smallest size all benchmarks have one together.
 */
export async function openConsole(web) {
  if (!isSmallest) return opened(web);
  shared ??= opened(web);
  return { ...(await shared), close: async () => {} };
}

let shared;

export const closeShared = async () => (await shared)?.close();

async function opened(web) {
  const folder = await mkdtemp(join(tmpdir(), 'commissary-bench-web-'));
  const server = await startServer(web ?? (await builtWebApp()), await databaseTemplate());
  const { path: executablePath } = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  let site;
  return {
    address: server.address,
    browser,
    site: async menu => {
      site ??= await staticSite(join(folder, 'static'), menu);
      site.show(menu);
      return site;
    },
    close: async () => {
      await browser.close();
      site?.stop();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
