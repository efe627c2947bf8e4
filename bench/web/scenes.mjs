import { formatNumber } from '@commissary/domain';
import { isCounted, roundsAfterFirst, sized } from '../server/size.mjs';
import { clickEach, followUntilRows, median, nodeCount, openUntilRows, pressEach, typeInto } from './measure.mjs';

const rows = '[data-path*="/items/["] > [data-row]';
const staticRows = '[data-row]';
const rounds = roundsAfterFirst(5);
const letters = sized('a quiet evening', 'a');

/** The time until the rows of a list of 5,000 are painted, by its address and from a page of the console. */
export async function listReady(page, console_, site) {
  const times = { address: [], inside: [], static: [] };
  let nodes = 0;
  for (let round = 0; round <= rounds; round++) {
    const address = await openUntilRows(page, console_.items(), rows);
    nodes = Math.max(nodes, await nodeCount(page));
    const bare = await openUntilRows(page, `${site}/list.html`, staticRows);
    await page.goto(console_.home());
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const inside = await followUntilRows(page, page.getByRole('link', { name: 'Menu items' }), rows);
    // The first visit fills the browser's cache.
    if (!isCounted(round)) continue;
    times.address.push(address);
    times.static.push(bare);
    times.inside.push(inside);
  }
  return { nodes, address: median(times.address), inside: median(times.inside), bare: median(times.static) };
}

/**
 * Keys on the screens of one edit session, alternating with keys in a static form: in the name of an item beside its
 * preview, in a price of its matrix, and in a form of three hundred fields. So many unsaved changes as `changed` come first.
 */
export async function typing(page, bare, address, { widest, changed }) {
  await page.goto(address);
  await page.locator(rows).nth(10).waitFor();
  if (changed > 0) await changeMany(page, changed);
  const times = { bare: [], name: [], price: [], entered: [], field: [] };
  const alternate = async (round, act) => {
    const taken = await act();
    await bare.bringToFront();
    const inBare = await typeInto(bare, bare.getByLabel('Name', { exact: true }), letters);
    await page.bringToFront();
    if (!isCounted(round)) return;
    for (const [name, found] of Object.entries(taken)) times[name].push(...found);
    times.bare.push(...inBare);
  };
  await page.locator(`[id="field${widest}"] a`).click();
  const name = page.locator(`[id="field${widest}/info/name"] input`);
  for (let round = 0; round <= rounds; round++) {
    await alternate(round, async () => ({ name: await typeInto(page, name, letters) }));
    await name.fill('A');
  }
  await page.getByRole('tab', { name: 'Prices' }).click();
  const cell = page.locator(`[data-path="${widest}/pricing/[scheme-1]/itemBased/price"]`);
  for (let round = 0; round <= rounds; round++) {
    await cell.click();
    await alternate(round, async () => {
      const typed = await pressEach(page, [...`${round + 1}2345`, 'Enter']);
      return { price: typed.slice(1, -1), entered: typed.slice(-1) };
    });
  }
  // By its link, so that the changes before stay in the session.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Pricing schemes', exact: true })
    .click();
  const closed = page.locator('[data-path^="/pricingSchemes/["] > [data-row] button[aria-expanded=false]');
  await closed.first().waitFor();
  await closed.evaluateAll(buttons => {
    for (const button of buttons) button.click();
  });
  const fields = await page.locator('[data-path^="/pricingSchemes/"][data-level] [id$="-label"]').count();
  const field = page.locator('[id^="field/pricingSchemes/["][id$="/name"] input').nth(1);
  for (let round = 0; round <= rounds; round++) {
    await alternate(round, async () => ({ field: await typeInto(page, field, letters) }));
    await field.fill('A');
  }
  return { fields, ...times };
}

/** Sets one field of so many items, one in five, which stays unsaved. */
async function changeMany(page, count) {
  await page.getByLabel('Search items').fill('ar');
  await page.getByRole('checkbox', { name: 'Select all items' }).click();
  await page.getByRole('button', { name: 'Set a field…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Field', { exact: true }).selectOption('Status');
  await dialog.getByRole('radio', { name: 'Off the menu' }).check();
  await dialog.getByRole('button', { name: `Set in ${formatNumber(count)} rows` }).click();
  await page.getByRole('button', { name: `${formatNumber(count)} changes` }).waitFor();
  await page.getByLabel('Search items').fill('');
}

/** Searching, moving, removing and adding among 5,000. */
export async function listActs(page, address) {
  await page.goto(address);
  await page.locator(rows).nth(10).waitFor();
  const moved = await chosen(page, sized([4, 6, 8, 10], [4]), 'Move up');
  const removed = await chosen(page, sized([12, 13, 14], [12]), 'Remove');
  const searched = await typeInto(page, page.getByLabel('Search items'), 'pie 49');
  await page.keyboard.press('Escape');
  const added = [];
  for (let time = 0; time < sized(3, 1); time++) {
    added.push(...(await clickEach(page, [page.getByRole('button', { name: 'Add item' })])));
    // The new member has a screen of its own.
    await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
    await page.goBack();
    await page.locator(rows).nth(10).waitFor();
  }
  return { moved: median(moved), removed: median(removed), searched: median(searched), added: median(added) };
}

/** Chooses something from the menus of rows, one after the other; returns the time of each choice until the next paint. */
async function chosen(page, indexes, name) {
  const times = [];
  for (const index of indexes) {
    await page
      .locator(rows)
      .nth(index)
      .getByRole('button', { name: /^More: / })
      .click();
    times.push(...(await clickEach(page, [page.getByRole('menuitem', { name, exact: true })])));
  }
  return times;
}
