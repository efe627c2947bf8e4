// A table of 5,000 rows read into a menu of 5,000 items in a real browser: how long the dry run takes beside parsing the
// text of the file, and what keeps the page from answering meanwhile, while the rows are added to the form, and while that
// is undone and redone.
// npm --prefix bench/web run menu-import
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { menuTable } from '@commissary/catalog';
import { csvOf } from '@commissary/domain';
import { table } from '../publish/table.mjs';
import { menuWithModifiers } from '../server/menu-with-modifiers.mjs';
import { sized } from '../server/size.mjs';
import { openConsole } from './console.mjs';
import { median } from './measure.mjs';
import { saveMenu } from './server.mjs';

const rounds = sized(3, 1);
const count = sized(5_000, 100);
const limitMs = 60_000;
/** What follows from an act, such as the stored draft, is over by then. */
const restMs = sized(1_000, 0);

/** Records the tasks that keep a page from answering, and when the plan of a file is there. */
const watcher = `
window.long = [];
new PerformanceObserver(list => {
  for (const { startTime, duration } of list.getEntries()) window.long.push({ startTime, duration });
}).observe({ type: 'longtask', buffered: true });
`;

const menu = menuWithModifiers(count);
const text = raise();
const papa = await readFile(createRequire(import.meta.url).resolve('papaparse/papaparse.min.js'), 'utf8');

const house = await openConsole();
const times = { planned: [], parsed: [], planning: [], adding: [], added: [], undone: [], redone: [] };
try {
  const owner = await house.browser.newContext();
  const { companyId } = await saveMenu(owner.request, house.address, menu, []);
  const { cookies } = await owner.storageState();
  const address = `${house.address}/menu/import?${new URLSearchParams({ companyId, locationId: '' })}`;
  for (let round = 0; round < rounds; round++) {
    // Each without the drafts of those before.
    const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript(watcher);
    await context.addCookies(cookies);
    const page = await context.newPage();
    page.on('pageerror', error => console.error(error));
    // Fills the browser's cache.
    await page.goto(address);
    await page.getByRole('button', { name: 'Choose file…' }).waitFor({ timeout: limitMs });
    const took = { parsed: await parsedIn(context), ...(await imported(page, address)) };
    for (const [name, list] of Object.entries(times)) list.push(took[name]);
    await context.close();
  }
} finally {
  await house.close();
}
const [planned, parsed] = [median(times.planned), median(times.parsed)];
const task = (name, found) => [
  ...[name, found, null, found],
  ...[value => `${value.toFixed(0)} ms`, value => value <= 50, '≤ 50 ms'],
];
console.log(`Added to the form, and painted, after ${median(times.added).toFixed(0)} ms.`);
table([
  [
    `Dry run of ${count} rows, until it is shown, compared with parsing them`,
    ...[planned, parsed, planned / parsed],
    ...[ratio => `${ratio.toFixed(2)}x`, ratio => ratio <= 3, '≤ 3x'],
  ],
  task('… the longest task of the page meanwhile', Math.max(...times.planning)),
  task(`${count} rows added to the form, the longest task`, Math.max(...times.adding)),
  task('… undone', Math.max(...times.undone)),
  task('… redone', Math.max(...times.redone)),
]);

/** The menu as a table, with other prices. */
function raise() {
  const { headers, rows } = menuTable(menu);
  const category = headers.indexOf('Modifier category');
  const ofItems = rows.filter(({ cells }) => cells[category] === '').slice(0, count);
  return csvOf([headers, ...ofItems.map(({ cells }) => cells.map(cell => (cell === '9.50' ? '9.75' : cell)))]);
}

/** How long a page that was just opened takes to parse the text, as one does that imports it. */
async function parsedIn(context) {
  const page = await context.newPage();
  await page.setContent('');
  await page.addScriptTag({ content: papa });
  const took = await page.evaluate(csv => {
    const start = performance.now();
    window.Papa.parse(csv, { skipEmptyLines: true });
    return performance.now() - start;
  }, text);
  await page.close();
  return took;
}

/** Imports the file and adds it to the form, without saving. */
async function imported(page, address) {
  await page.goto(address);
  const choose = page.getByRole('button', { name: 'Choose file…' });
  await choose.waitFor({ timeout: limitMs });
  await page.evaluate(() => {
    const at = {};
    Object.assign(window, { at });
    // The columns are drawn when the file was read, the numbers when it was planned.
    const look = () => {
      const texts = document.querySelector('#main')?.textContent ?? '';
      if (at.read === undefined && texts.includes('What changes')) at.read = performance.now();
      if (at.planned === undefined && document.querySelector('#main dl dd')) at.planned = performance.now();
      if (at.planned === undefined) requestAnimationFrame(look);
    };
    look();
  });
  const chooser = page.waitForEvent('filechooser');
  await choose.click();
  const name = 'menu.csv';
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  const add = page.getByRole('button', { name: /^Add .* to the form$/ });
  await add.waitFor({ timeout: limitMs });
  await page.waitForFunction(() => window.at.planned !== undefined);
  await page.waitForTimeout(sized(500, 0));
  const at = await page.evaluate(() => window.at);
  const planning = await longest(page, at.read);
  const began = await page.evaluate(() => performance.now());
  await add.click();
  await page.getByRole('region', { name: 'Changes not saved' }).waitFor({ timeout: limitMs });
  const added = await page.evaluate(() => performance.now());
  await page.waitForTimeout(restMs);
  const adding = await longest(page, began);
  const undone = await longestOfKeys(page, 'Control+z');
  const redone = await longestOfKeys(page, 'Control+y');
  return { planned: at.planned - at.read, planning, adding, added: added - began, undone, redone };
}

async function longestOfKeys(page, keys) {
  const began = await page.evaluate(() => performance.now());
  await page.keyboard.press(keys);
  await page.waitForTimeout(restMs);
  return longest(page, began);
}

/** The longest task of the page since an instant; 0 where none was long. */
function longest(page, since) {
  return page.evaluate(
    from =>
      Math.max(0, ...window.long.filter(({ startTime }) => startTime >= from - 1).map(({ duration }) => duration)),
    since,
  );
}
