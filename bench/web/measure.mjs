/**
 * Runs in every page before its own scripts: records the time from each key and each click until the page was painted.
 */
export const watcher = `
window.bench = { times: [] };
window.painted = note => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => note(performance.now());
  channel.port2.postMessage(null);
});
for (const type of ['keydown', 'click'])
  addEventListener(type, event => {
    const { timeStamp } = event;
    window.painted(at => window.bench.times.push(at - timeStamp));
  }, true);
`;

const enoughRows = 10;
const limitMs = 60_000;

/** The time at which rows were painted, by the clock of the page. */
const rowsPainted = async (page, selector, enough = enoughRows) => {
  const handle = await page.waitForFunction(
    ({ rows, enough }) => document.querySelectorAll(rows).length >= enough && new Promise(window.painted),
    { rows: selector, enough },
    { polling: 'raf', timeout: limitMs },
  );
  return handle.jsonValue();
};

/** Opens an address; returns the time from the start of the navigation until rows, or so many of them, were painted. */
export async function openUntilRows(page, address, selector, enough) {
  await page.goto(address, { waitUntil: 'commit' });
  return rowsPainted(page, selector, enough);
}

/** Follows a link of the page; returns the time from the click until rows, or so many of them, were painted. */
export async function followUntilRows(page, link, selector, enough) {
  await page.evaluate(() =>
    addEventListener('click', ({ timeStamp }) => Object.assign(window.bench, { began: timeStamp }), { capture: true }),
  );
  await link.click();
  const at = await rowsPainted(page, selector, enough);
  return at - (await page.evaluate(() => window.bench.began));
}

export const nodeCount = page => page.evaluate(() => document.querySelectorAll('*').length);

const restMs = 70;

/** Types into an input, key by key; returns the time of each from the key until the next paint. */
export async function typeInto(page, locator, text) {
  await locator.click();
  await page.keyboard.press('End');
  return pressEach(page, text);
}

/** Presses keys one by one where the focus is; returns the time of each from the key until the next paint. */
export const pressEach = (page, keys) => timesOf(page, keys, key => page.keyboard.press(key));

/** Clicks several targets one after the other; returns the time of each until the next paint. */
export const clickEach = (page, locators) => timesOf(page, locators, one => one.click());

async function timesOf(page, things, act) {
  await page.waitForTimeout(restMs);
  await page.evaluate(() => {
    window.bench.times = [];
  });
  for (const thing of things) {
    await act(thing);
    await page.waitForTimeout(restMs);
  }
  return page.evaluate(() => window.bench.times);
}

export const quantile = (numbers, share) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};
export const median = numbers => quantile(numbers, 0.5);

/** A row of the table: a time, compared with that of a static page in the same run. */
export const besidePage = (work, ours, floor) => [
  ...[work, ours, floor, ours / floor],
  ...[ratio => `${ratio.toFixed(2)}x`, ratio => ratio <= 1.5, '≤ 1.5x'],
];
