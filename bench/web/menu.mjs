// A menu of 5,000 items with modifiers (about 5 MB) in a real browser: its list compared with a static page, the page of
// an item and its keys with a settings form, all in one run.
// npm --prefix bench/web run menu
import { documents, initialDocument, modifierCategory, modifierItem } from '@commissary/catalog';
import { complete, initial } from '@commissary/schema';
import { largeMenuFixture } from '../../tests/fixtures/large-menu.ts';
import { table } from '../publish/table.mjs';
import { isCounted, roundsAfterFirst, sized } from '../server/size.mjs';
import { openConsole } from './console.mjs';
import { followUntilRows, median, quantile, typeInto, watcher } from './measure.mjs';
import { listReady } from './scenes.mjs';
import { saveMenu } from './server.mjs';

const rounds = roundsAfterFirst(5);
const letters = sized('a quiet evening', 'a');
const modifiers = 500;
const perCategory = 25;
/** The categories that each item offers. */
const asked = 4;
const descriptionLength = 180;
/** The inputs of the first tab of an item. */
const inputsOfItem = 6;

const { document: wide, list, widest } = largeMenuFixture(sized(5_000, 100));
const menu = complete(documents.menu.field, withModifiers(wide));

function withModifiers(document) {
  const named = (start, id, name) => ({ ...start, id, info: { ...start.info, name } });
  const categoryIds = Array.from({ length: modifiers / perCategory }, (_, at) => `m${at}`);
  const [first] = document.pricingSchemes;
  const choices = { offered: true, required: false, min: 0, max: 4, included: 0, itemIds: [], categoryIds: [] };
  return {
    ...document,
    pricingSchemes: [first],
    departments: document.departments.map(department => ({
      ...department,
      items: department.items.map((item, at) => ({
        ...item,
        info: { ...item.info, description: item.info.description.slice(0, descriptionLength) },
        pricing: item.pricing.slice(0, 1),
        modifiers: {
          availability: {
            categories: categoryIds.slice(at % 15, (at % 15) + asked).map(id => ({ id, ...choices })),
          },
        },
      })),
    })),
    modifiers: {
      ...initialDocument('menu').modifiers,
      categories: categoryIds.map(id => named(initial(modifierCategory), id, `Category ${id}`)),
      items: Array.from({ length: modifiers }, (_, at) => ({
        ...named(initial(modifierItem), `modifier-${at}`, `Modifier ${at}`),
        categoryId: categoryIds[Math.floor(at / perCategory)],
      })),
    },
  };
}

const house = await openConsole();
const site = await house.site(menu);
try {
  const context = await house.browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(watcher);
  const { companyId } = await saveMenu(context.request, house.address, menu, []);
  const at = path => `${house.address}${path}?${new URLSearchParams({ companyId, locationId: '' })}`;
  const page = await context.newPage();
  page.on('pageerror', error => console.error(error));
  const ready = await listReady(page, { items: () => at('/menu/menuItems'), home: () => at('/home') }, site.address);
  report(ready, await besideSettings(page, at));
} finally {
  await house.close();
}

/** Opens an item and a settings form by turns, each by a link, and types into both. */
async function besideSettings(page, at) {
  const inputs = '[data-path] input, [data-path] [role=combobox]';
  const fields = () => page.locator('[data-path][data-level], [data-path] [id$="-label"]').count();
  const times = { item: [], form: [], inItem: [], inForm: [], fields: {} };
  const link = name => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  for (let round = 0; round <= rounds; round++) {
    await page.goto(at('/menu/menuItems'));
    await page.locator(`[data-path^="${list}/["] > [data-row]`).nth(9).waitFor();
    const item = await followUntilRows(page, page.locator(`[id="field${widest}"] a`), inputs, inputsOfItem);
    times.fields.item = await fields();
    const inItem = await typeInto(page, page.locator(`[id="field${widest}/info/name"] input`), letters);
    await page.goto(at('/locationSettings/orderTypes'));
    await page.locator(inputs).nth(2).waitFor();
    const form = await followUntilRows(page, link('Table and bar'), inputs, inputsOfItem);
    times.fields.form = await fields();
    const inForm = await typeInto(
      page,
      page.locator('[data-path="/tableSettings/tableAlertTimesInMins/afterSettling"] input'),
      '12345678',
    );
    // The first round fills the browser's cache.
    if (!isCounted(round)) continue;
    times.item.push(item);
    times.form.push(form);
    times.inItem.push(...inItem);
    times.inForm.push(...inForm);
  }
  return times;
}

function report(ready, { item, form, inItem, inForm, fields }) {
  console.log(
    `A menu of ${(JSON.stringify(menu).length / 1e6).toFixed(1)} MB; the page of an item with ${fields.item} labels, a settings form with ${fields.form}.`,
  );
  const ratio = factor => `${factor.toFixed(2)}x`;
  const baseline = (name, took, floor, limit) => [
    name,
    took,
    floor,
    took / floor,
    ratio,
    result => result <= limit,
    `≤ ${limit}x`,
  ];
  const late = quantile(inItem, 0.95);
  table([
    [
      'List of 5,000 with modifiers, nodes',
      `${ready.nodes}`,
      null,
      ready.nodes,
      value => `${value}`,
      result => result <= 1500,
      '≤ 1,500',
    ],
    baseline('… ready, by its address', ready.address, ready.bare, 1.5),
    baseline('… ready, from another screen', ready.inside, ready.bare, 1.5),
    baseline('Item opened, compared with a settings form', median(item), median(form), 1.5),
    baseline('Key to paint in an item, compared with one in the form', median(inItem), median(inForm), 1.2),
    ['… 95th percentile', late, null, late, value => `${value.toFixed(0)} ms`, result => result <= 20, '≤ 20 ms'],
  ]);
}
