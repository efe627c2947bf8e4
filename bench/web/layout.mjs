import { documents } from '@commissary/catalog';
import { fieldAt, newMember } from '@commissary/schema';
import { table } from '../publish/table.mjs';
import { roundsOf } from './board.mjs';
import { besidePage, median, quantile } from './measure.mjs';
import { changeMenu } from './server.mjs';

const [most, steps] = [200, 60];

/**
 * The layout of the menu: a button is dragged among 200 others, compared with 200 boxes of a static page; each move of the
 * pointer until it is painted.
 */
export async function measureLayout({ page, site, address, companyId, locations }) {
  const buttons = Math.min(most, locations);
  await changeMenu(page.context().request, new URL(address).origin, companyId, menu => withButtons(menu, buttons));
  const times = { ours: [], bare: [] };
  for (let round = 0; round <= roundsOf(locations); round++) {
    const ours = await dragged(page, address, '[role=grid] [data-member]');
    const bare = await dragged(page, `${site.address}/boxes.html?count=${buttons}`, '[data-box]');
    // The first round fills the browser's cache.
    if (round > 0) times.ours.push(...ours) && times.bare.push(...bare);
  }
  table([
    besidePage(`A button dragged among ${buttons}, a move until its paint`, median(times.ours), median(times.bare)),
    besidePage('… 95th percentile', quantile(times.ours, 0.95), quantile(times.bare, 0.95)),
  ]);
}

const withButtons = (menu, count) => {
  const { field } = documents.menu;
  const tab = newMember(fieldAt(field, '/layout/tabs'), 'bench');
  const list = fieldAt(field, '/layout/tabs/[bench]/buttons');
  const buttons = Array.from({ length: count }, (_, index) => ({ ...newMember(list, `b${index}`), index }));
  return { ...menu, layout: { ...menu.layout, tabs: [{ ...tab, name: 'Bench', buttons }] } };
};

/** Drags the first of several things across the others; returns the time of each move until the next paint. */
async function dragged(page, address, selector) {
  await page.goto(address);
  const first = page.locator(selector).first();
  await first.hover();
  const { x, y, width, height } = await first.boundingBox();
  const [left, top] = [x + width / 2, y + height / 2];
  await page.mouse.down();
  await page.mouse.move(left + 20, top + 10, { steps: 4 });
  await page.evaluate(() => {
    window.bench.times = [];
    addEventListener(
      'mousemove',
      ({ timeStamp }) => window.painted(at => window.bench.times.push(at - timeStamp)),
      true,
    );
  });
  for (let step = 1; step <= steps; step++) {
    await page.mouse.move(left + step * 12, top + (step % 30) * 12);
    await page.evaluate(() => new Promise(window.painted));
  }
  const times = await page.evaluate(() => window.bench.times);
  if ((await page.locator('[data-lifted], .chip').count()) === 0) throw new Error(`Nothing is dragged at ${address}.`);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return times;
}
