// The sheet of prices: a menu of 5,000 items at 200 locations until its first cells can be drawn, compared with the same
// at 12; 10,000 cells pasted, compared with reading their texts; a save of as many prices at 200 locations, compared with
// raw INSERT and COMMIT of the lists as they are then.
// node bench/server/sheet.mjs postgres://user@host:5432/postgres
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createServer } from 'vite';
import { editManyLocations } from '../../apps/server/src/services/levels/multi-location-edit.ts';
import { saveBase } from '../../apps/server/src/services/saving/save-base.ts';
import { insertTenants } from '../../apps/server/src/store/tenants/tenant.ts';
import { createMenu } from '../../apps/server/src/testing/create-menu.ts';
import { documents } from '../../packages/catalog/src/index.ts';
import { withDatabase } from './database.mjs';
import { menuWithModifiers } from './menu-with-modifiers.mjs';
import { sized } from './size.mjs';
import { takeTurns, times, verdict } from './verdict.mjs';
import { world } from './world.mjs';

const [items, locations, few, pastedCells] = [sized(5_000, 100), sized(200, 4), sized(12, 2), sized(10_000, 40)];
/** Prices that each location sets itself, and prices of each that one save changes. */
const [ownPrices, savedPrices] = [sized(20, 2), sized(50, 2)];
const rounds = 9;

const loader = await createServer({
  configFile: false,
  root: fileURLToPath(new URL('../../apps/web/', import.meta.url)),
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
});
const load = file => loader.ssrLoadModule(`/src/${file}`);
const { sheetTenantStates, documentsWithFields } = await load('views/sheet/sheet-tenants.ts');
const { chosenFields, sheetFields } = await load('views/sheet/sheet-fields.ts');
const { narrowedFields } = await load('views/sheet/narrowed-fields.ts');
const { gridOf } = await load('views/sheet/sheet-grid.ts');
const { aroundAt, cellState, cellText, nothingPending, putTexts } = await load('views/sheet/sheet-state.ts');
const { changesAt, ownValuesAt } = await load('views/sheet/sheet-counts.ts');
const { priceSpread } = await load('views/sheet/prices/price-spread.ts');
const { parseValue } = await load('form/inputs/index.ts');

const timed = async work => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const menu = menuWithModifiers(items);
const definition = documents.menu.field;
const priceAt = number =>
  `/departments/[${menu.departments[Math.floor(number / 50)]?.id}]/items/[i${number}]/pricing/[1]/itemBased/price`;
/** The same prices in each round, with other values. */
const listOf = (location, count, round = 0) =>
  Array.from({ length: count }, (_, at) => ({
    op: 'set',
    path: priceAt((location * 31 + at * 97) % items),
    value: `${10 + ((location + round) % 9)}.${10 + (at % 80)}`,
  })).filter(({ path }, at, all) => all.findIndex(one => one.path === path) === at);

const offeredOf = count => [
  { tenantId: 'company', name: 'Company', level: 'company', groupId: null },
  ...Array.from({ length: count }, (_, at) => ({
    ...{ tenantId: `l${at}`, name: `Location ${at}`, level: 'location', groupId: null },
  })),
];
/** The response with the layers, as text. */
const answerOf = count => {
  const place = (tenantId, changes) => ({ tenantId, override: { id: tenantId, ver: 1, changes } });
  const places = [
    place('company', []),
    ...Array.from({ length: count }, (_, at) => place(`l${at}`, listOf(at, ownPrices))),
  ];
  return JSON.stringify([
    { permissions: ['companyAdmin'], baseId: 'm', baseVer: 1, base: menu, groups: [{ groupOverride: null, places }] },
  ]);
};

/** What the console does from the response on until the first cells, their plots and the counts below them are drawn. */
const open = (count, text) => {
  const offered = offeredOf(count);
  const loaded = new Map(
    JSON.parse(text).flatMap(({ groups, ...shared }) =>
      groups.flatMap(({ groupOverride, places }) =>
        places.map(({ tenantId, override }) => [tenantId, { ...shared, groupOverride, override }]),
      ),
    ),
  );
  const tenants = sheetTenantStates(offered, 'menu', 'company', loaded);
  const states = [...tenants.values()];
  const sheet = { kind: 'menu', definition, documents: documentsWithFields(states), isShown: () => true };
  const every = chosenFields(sheet, sheetFields(sheet), ['/departments']);
  narrowedFields(every, states, { prices: '', scheme: '', isDifferent: true });
  const grid = gridOf(every, offered, { isPriced: true });
  for (let row = 0; row < Math.min(30, grid.rows.length); row++) {
    priceSpread(grid, tenants, nothingPending, row);
    for (let column = 0; column < 12; column++) {
      const cell = grid.at(row, column);
      if (cell !== undefined) cellState(tenants, nothingPending, cell);
    }
  }
  for (const { tenantId } of offered.slice(0, 12)) {
    ownValuesAt(tenants, nothingPending, tenantId, grid.paths);
    changesAt(tenants, nothingPending, tenantId, grid.paths);
  }
  return { tenants, grid };
};

const [manyText, fewText] = [answerOf(locations), answerOf(few)];
const ready = await takeTurns(
  rounds,
  () => timed(() => open(locations, manyText)),
  () => timed(() => open(few, fewText)),
  2,
);
console.log(`${ready.ours.toFixed(0)} ms at ${locations} locations, ${ready.baseline.toFixed(0)} ms at ${few}`);
verdict(
  `sheet of ${items} items at ${locations} locations, compared with ${few}`,
  times(ready.ratio),
  '≤ 1.5x',
  ready.ratio <= 1.5,
);

const { tenants, grid } = open(few, fewText);
const pastedAt = seed =>
  Array.from({ length: pastedCells }, (_, at) => ({
    ...grid.at(Math.floor(at / 2) % grid.rows.length, 1 + (at % 2)),
    text: `${10 + (at % 20)}.${10 + ((at + seed) % 80)}`,
  }));
let seed = 0;
const paste = () => {
  const cells = pastedAt(++seed);
  return timed(() => {
    const pending = putTexts(tenants, nothingPending, cells);
    for (const cell of cells.slice(0, 300)) cellText(tenants, pending, cell);
  });
};
const readTexts = () => {
  const cells = pastedAt(++seed);
  return timed(() => {
    const context = aroundAt(tenants, nothingPending, 'l0');
    for (const { path, text } of cells)
      parseValue(cellState(tenants, nothingPending, { tenantId: 'l0', path }).field, text, { ...context, path });
  });
};
const pasted = await takeTurns(rounds, paste, readTexts, 2);
console.log(
  `${pasted.ours.toFixed(0)} ms to paste ${pastedCells} cells, ${pasted.baseline.toFixed(0)} ms to read the texts`,
);
verdict(
  `paste of ${pastedCells} cells, compared with reading the texts`,
  times(pasted.ratio),
  '≤ 2x',
  pasted.ratio <= 2,
);
await loader.close();

await withDatabase(async url => {
  const { context, caller, companyId } = await world(url);
  const menuId = await createMenu(context, { companyId, name: 'Menu' });
  const at = { kind: 'menu', companyId, tenant: null, menuId };
  await saveBase(caller, at, { id: menuId, ver: 0, document: menu });
  const tenantRows = Array.from({ length: locations }, (_, number) => ({
    ...{ id: `place-${number}`, companyId, name: `Location ${number}`, type: 'LOCATION' },
    ...{ timeZone: 'America/Chicago', menuId },
  }));
  await insertTenants(context.db, tenantRows, context.now());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table raw_list (id bigint generated always as identity primary key, body jsonb)');
  let ver = 0;
  const ask = { ...caller, idempotencyKey: null };
  const save = () => {
    const places = tenantRows.map(({ id }, number) => ({
      tenantId: id,
      ver,
      edits: listOf(number, savedPrices, ver),
    }));
    return timed(async () => {
      await editManyLocations(ask, { kind: 'menu', companyId, menuId, places });
      ver += 1;
    });
  };
  const insert = () => {
    const lists = JSON.stringify(tenantRows.map((_, number) => ({ body: listOf(number, savedPrices, ver) })));
    return timed(async () => {
      await client.query('begin');
      await client.query(
        'insert into raw_list (body) select body from jsonb_to_recordset($1::jsonb) as r (body jsonb)',
        [lists],
      );
      await client.query('commit');
    });
  };
  const saved = await takeTurns(rounds, save, insert, 2);
  console.log(
    `${saved.ours.toFixed(0)} ms to save at ${locations}, ${saved.baseline.toFixed(1)} ms of raw INSERT and COMMIT`,
  );
  verdict(
    `save of ${savedPrices} prices at ${locations} locations, compared with a bare INSERT`,
    times(saved.ratio),
    '≤ 5x',
    saved.ratio <= 5,
  );
  await client.end();
});
