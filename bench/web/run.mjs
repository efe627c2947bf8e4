// Large documents in a real browser, compared with static pages that this run builds: when a list of 5,000 items is
// ready, how many nodes it has, how long a key takes to paint in a form over a menu of 5 MB, what the sign-in page
// loads, and when a list of 25 and a form are ready in a browser without cache, also on a slow network.
// npm --prefix bench/web run bench [-- --profile] [-- --smallest]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { largeMenuFixture } from '../../tests/fixtures/large-menu.ts';
import { table } from '../publish/table.mjs';
import { sized } from '../server/size.mjs';
import { coldVisits } from './cold.mjs';
import { openConsole } from './console.mjs';
import { firstLoad } from './first-load.mjs';
import { quantile, watcher } from './measure.mjs';
import { legibleWebApp, printProfiles } from './profile.mjs';
import { listActs, listReady, typing } from './scenes.mjs';
import { saveMenu } from './server.mjs';

const count = sized(5_000, 100);
const ownPrices = sized(1_000, 20);
const profiling = process.argv.includes('--profile');

const { document: menu, widest, list } = largeMenuFixture(count);
const changes = Array.from({ length: ownPrices }, (_, at) => ({
  op: 'set',
  path: `${list}/[i0-${at + 1}]/pricing/[1]/itemBased/price`,
  value: '3.25',
})).sort((a, b) => (a.path < b.path ? -1 : 1));
const folder = await mkdtemp(join(tmpdir(), 'commissary-bench-legible-'));
const house = await openConsole(profiling ? await legibleWebApp(join(folder, 'web')) : undefined);
const site = await house.site(menu);
try {
  const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(watcher);
  const place = await saveMenu(context.request, house.address, menu, changes);
  const at = (path, query) => `${house.address}${path}?${new URLSearchParams(query)}`;
  // An address without a location opens at the one that was active last; an empty one is company level.
  const company = { companyId: place.companyId, locationId: '' };
  const location = { ...company, locationId: place.locationId };
  const items = query => at('/menu/menuItems', query);
  const page = await context.newPage();
  page.on('pageerror', error => console.error(error));
  if (profiling)
    await printProfiles(page, {
      list: items(company),
      form: items({ ...company, field: `${widest}/info/name` }),
      widest,
    });
  else await measure({ page, context, items, company, location, home: at('/home', company) });
} finally {
  await house.close();
  await rm(folder, { recursive: true, force: true });
}

async function measure({ page, context, items, company, location, home }) {
  const first = await firstLoad(house.browser, `${house.address}/login`);
  const cold = await coldVisits(house.browser, context.request, house.address, company.companyId);
  const ready = await listReady(page, { items: () => items(company), home: () => home }, site.address);
  const bare = await context.newPage();
  await bare.goto(`${site.address}/form.html`);
  const at = { widest };
  const atCompany = await typing(page, bare, items(company), { ...at, changed: count / 5 });
  const atLocation = await typing(page, bare, items(location), { ...at, changed: 0 });
  const acts = await listActs(page, items(company));
  const megabytes = (JSON.stringify(menu).length / 1e6).toFixed(1);
  console.log(
    `A menu of ${megabytes} MB; ${ownPrices} unsaved changes at the company, ${ownPrices} overridden prices at the location.`,
  );
  const ratio = factor => `${factor.toFixed(2)}x`;
  const plain = value => `${Math.round(value)}`;
  const milliseconds = value => `${value.toFixed(0)} ms`;
  const code = ((first.Script ?? 0) + (first.Stylesheet ?? 0)) / 1000;
  const key = (name, keys, floor) =>
    [0.5, 0.95].map(share => {
      const [took, least] = [quantile(keys, share), quantile(floor, share)];
      const label = share === 0.5 ? `Key to paint, ${name}, median` : '… 95th percentile';
      return [label, took, least, took / least, ratio, result => result <= 1.5, '≤ 1.5x'];
    });
  const keysAt = (level, times) => [
    ...key(`name of an item, ${level}`, times.name, times.bare),
    ...key(`price typed in the matrix, ${level}`, times.price, times.bare),
    ...key(`price entered in the matrix, ${level}`, times.entered, times.bare),
    ...key(`one of ${times.fields} fields, ${level}`, times.field, times.bare),
  ];
  const act = (name, took) => [name, took, null, took, milliseconds, result => result <= 50, '≤ 50 ms'];
  const late = (name, milliseconds, limit) => [
    name,
    `${(milliseconds / 1000).toFixed(1)} s`,
    null,
    milliseconds / 1000,
    value => `${value.toFixed(1)} s`,
    result => result <= limit,
    `≤ ${limit} s`,
  ];
  const baseline = (name, { console: took, plain: floor, requests }) => [
    [name, took, floor, took / floor, ratio, result => result <= 1.5, '≤ 1.5x'],
    ['… requests', `${requests}`, null, requests, plain, result => result <= 12, '≤ 12'],
  ];
  table([
    ...baseline('A list of 25, cold cache', cold.list),
    ...baseline('A settings form, cold cache', cold.form),
    late('At 400 kbit/s: first text', cold.slow.form.text, 2),
    late('… sign-in usable', cold.slow.signIn.ready, 5),
    late('… a list of 25 ready', cold.slow.list.ready, 8),
    late('… a settings form ready', cold.slow.form.ready, 8),
    ['Sign-in page, JS and CSS', `${code.toFixed(0)} kB`, null, code, plain, result => result <= 150, '≤ 150 kB'],
    ['List of 5,000, nodes', `${ready.nodes}`, null, ready.nodes, plain, result => result <= 1500, '≤ 1,500'],
    [
      '… ready, by its address',
      ready.address,
      ready.bare,
      ready.address / ready.bare,
      ratio,
      result => result <= 1.5,
      '≤ 1.5x',
    ],
    [
      '… ready, from another screen',
      ready.inside,
      ready.bare,
      ready.inside / ready.bare,
      ratio,
      result => result <= 1.5,
      '≤ 1.5x',
    ],
    ...keysAt('company', atCompany),
    ...keysAt('location', atLocation),
    act('Search among 5,000, one key', acts.searched),
    act('Move one of 5,000', acts.moved),
    act('Remove one of 5,000', acts.removed),
    act('Add to 5,000', acts.added),
  ]);
}
