// Every screen on which the number of locations or people could show, in companies of several sizes: nodes of its page,
// requests, bytes that it received, and the time until nothing is on its way any more; and of the publish board when it
// is ready and how long its keys take to paint, of the layout how a button is dragged, of the images when they are ready.
// npm --prefix bench/web run growth -- [postgres://…] [sizes, such as 25,1000,10000] [beginnings of paths, by commas]
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { databaseTemplate } from '../../scripts/setup/database-template.mjs';
import { builtWebApp } from '../../scripts/setup/web-build.mjs';
import { findChromium } from '../../scripts/testing/chromium.mjs';
import { goTo, quietMs } from '../../tests/fixtures/go-to.ts';
import { growingScreens, nodesOf } from '../../tests/fixtures/growing-screens.ts';
import { growDatabase } from '../../tests/fixtures/grown-company.ts';
import { samplePassword } from '../../tests/fixtures/sample-company.ts';
import { startSampleServer } from '../../tests/fixtures/sample-server.ts';
import { measureBoard } from './board.mjs';
import { growImages } from './grown-images.mjs';
import { imagesOf, measureImages } from './images.mjs';
import { measureLayout } from './layout.mjs';
import { watcher } from './measure.mjs';
import { withStaticSite } from './static-site.mjs';

const args = process.argv.slice(2);
const url = args.find(arg => arg.startsWith('postgres')) ?? null;
const sizes = (args.find(arg => /^[\d,]+$/.test(arg)) ?? '25,1000,10000').split(',').map(Number);
const requested = (args.find(arg => arg.startsWith('/')) ?? '/').split(',');
const screens = growingScreens.filter(path => requested.some(one => path.startsWith(one)));
const company = { companyId: 'sorrel-and-salt', locationId: '' };

/** What is measured of a screen beside the others, with its address and the size of the company. */
const measures = {
  '/menu/publish': measureBoard,
  '/menu/layout': measureLayout,
  '/menu/imageManager': measureImages,
};

const web = await builtWebApp();
await databaseTemplate();
const { path: executablePath } = await findChromium();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
const bySize = new Map();
try {
  await withStaticSite(async site => {
    for (const size of sizes) bySize.set(size, await measured(size, site));
  });
} finally {
  await browser.close();
}
for (const path of screens) {
  const cells = sizes.map(size => {
    const { nodes, requests, bytes, ms } = bySize.get(size).get(path);
    return `${nodes} nodes, ${requests} requests, ${(bytes / 1000).toFixed(0)} kB, ${ms.toFixed(0)} ms`;
  });
  console.log(`| ${[path, ...cells].join(' | ')} |`);
}

/** The figures of each screen in a company of this size. */
async function measured(size, site) {
  const house = await startSampleServer(url, { settings: { COMMISSARY_WEB: web } });
  try {
    await house.furnish(45_000);
    await house.withDatabase(async ({ db }) => {
      await growDatabase(db, size);
      await growImages(db, join(house.folder, 'data'), imagesOf(size));
    });
    await house.start();
    const context = await browser.newContext({ baseURL: house.address(), viewport: { width: 1440, height: 900 } });
    const data = { email: 'priya@sorrel.example', password: samplePassword };
    await context.request.post('/api/session/login', { headers: { 'x-commissary': '1' }, data });
    const page = await context.newPage();
    page.on('pageerror', error => console.error(error));
    const traffic = await watchTraffic(page);
    await page.goto(`/news/sorrel-and-salt?${new URLSearchParams(company)}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const found = new Map();
    for (const path of screens) {
      traffic.reset();
      const began = performance.now();
      await goTo(page, `${path}?${new URLSearchParams(company)}`);
      const ms = performance.now() - began - quietMs;
      found.set(path, { nodes: await nodesOf(page), ms, ...traffic.now() });
    }
    await context.addInitScript(watcher);
    const at = path => `${house.address()}${path}?${new URLSearchParams(company)}`;
    for (const [path, measure] of Object.entries(measures))
      if (screens.includes(path))
        await measure({ page, site, address: at(path), companyId: company.companyId, locations: size });
    await context.close();
    return found;
  } finally {
    await house.discard();
  }
}

/** Counts what a page asks for and receives. */
async function watchTraffic(page) {
  const session = await page.context().newCDPSession(page);
  let now = { requests: 0, bytes: 0 };
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', () => {
    now.requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    now.bytes += encodedDataLength;
  });
  return {
    reset: () => {
      now = { requests: 0, bytes: 0 };
    },
    now: () => now,
  };
}
