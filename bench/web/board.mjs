import { table } from '../publish/table.mjs';
import { besidePage, clickEach, median, openUntilRows, pressEach, quantile } from './measure.mjs';

/** Of a company that is too small to say anything, one: only that none fails. */
export const roundsOf = locations => (locations < 1_000 ? 1 : 5);
const letters = 'place 0';

/**
 * The publish board of a company of so many locations, compared with a static windowed page of as many rows: when it is
 * ready by its address, and how long a key in its search and a tick take to paint, also where all are selected.
 */
export async function measureBoard({ page, site, address, locations }) {
  const items = Array.from({ length: locations }, (_, at) => ({
    id: `row-${at}`,
    info: { name: `Place ${at}`, status: 'Not published' },
    pricing: [{ itemBased: { price: 'Never published' } }],
  }));
  site.show({ departments: [{ items }] });
  const times = { board: [], bare: [] };
  for (let round = 0; round <= roundsOf(locations); round++) {
    const board = await openUntilRows(page, address, 'main li[data-index]', 4);
    const bare = await openUntilRows(page, `${site.address}/list.html`, '[data-row]', 4);
    // The first visit fills the browser's cache.
    if (round > 0) times.board.push(board) && times.bare.push(bare);
  }
  table([
    besidePage(`The board of ${locations} locations, ready by its address`, median(times.board), median(times.bare)),
    ...(await keysOf(page, address)),
  ]);
}

async function keysOf(page, address) {
  await page.goto(address);
  await page.locator('main li[data-index]').first().waitFor();
  await page.getByRole('searchbox', { name: 'Search locations' }).click();
  const typed = await pressEach(page, [...letters]);
  const boxes = page.locator('[data-location^="place-"] input[type=checkbox]');
  await boxes.nth(3).waitFor();
  const ticks = await boxes.all();
  const few = await clickEach(page, ticks.slice(0, 4));
  await page.getByRole('button', { name: 'Select all not published' }).click();
  await page.waitForTimeout(2_000);
  const all = await clickEach(page, ticks.slice(0, 4));
  const paint = (name, took) =>
    [0.5, 1].map(share => {
      const ms = quantile(took, share);
      const work = share === 0.5 ? `Key to paint, ${name}, median` : '… longest';
      return [work, ms, null, ms, value => `${value.toFixed(0)} ms`, value => value <= 50, '≤ 50 ms'];
    });
  return [
    ...paint('search of the board', typed),
    ...paint('tick of a location', few),
    ...paint('tick where all are selected', all),
  ];
}
