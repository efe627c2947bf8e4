import { clickEach, followUntilRows, median, nodeCount, openUntilRows, typeInto } from './measure.mjs';

const rows = '[data-path*="/items/["] > [data-row]';
const staticRows = '[data-row]';
const rounds = 5;
const letters = 'a quiet evening';
const digits = '123456789012345';

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
    if (round === 0) continue;
    times.address.push(address);
    times.static.push(bare);
    times.inside.push(inside);
  }
  return { nodes, address: median(times.address), inside: median(times.inside), bare: median(times.static) };
}

/** Keys in a price and in the name of the widest item, alternating with keys in a static form. */
export async function typing(page, bare, address, widest) {
  await page.goto(address);
  const prices = page.locator(`[data-path^="${widest}/pricing"] input`);
  await prices.nth(280).waitFor();
  const fields = await page.locator(`[data-path^="${widest}/"] input`).count();
  const price = page.locator(`[id="field${widest}/pricing/[scheme-40]/itemBased/price"] input`);
  const name = page.locator(`[id="field${widest}/info/name"] input`);
  const times = { fields, price: [], name: [], bare: [] };
  for (let round = 0; round <= rounds; round++) {
    const [inPrice, inName] = [await typeInto(page, price, digits), await typeInto(page, name, letters)];
    await bare.bringToFront();
    const inBare = await typeInto(bare, bare.getByLabel('Name', { exact: true }), letters);
    await page.bringToFront();
    await price.fill('1');
    await name.fill('A');
    if (round === 0) continue;
    times.price.push(...inPrice);
    times.name.push(...inName);
    times.bare.push(...inBare);
  }
  return times;
}

/** Searching, moving, removing and adding among 5,000. */
export async function listActs(page, address) {
  await page.goto(address);
  await page.locator(rows).nth(10).waitFor();
  const act = name => page.getByRole('button', { name });
  const moved = await clickEach(
    page,
    [4, 6, 8, 10].map(at => act(new RegExp(`^Move .* ${at} up$`))),
  );
  const removed = await clickEach(
    page,
    [12, 13, 14].map(at => act(new RegExp(`^(Remove|Hide) .* ${at}$`))),
  );
  const searched = await typeInto(page, page.getByLabel('Search items'), 'pie 49');
  await page.keyboard.press('Escape');
  const added = await clickEach(
    page,
    [1, 2, 3].map(() => act('Add item')),
  );
  return { moved: median(moved), removed: median(removed), searched: median(searched), added: median(added) };
}
