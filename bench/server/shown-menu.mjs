// What the simulator computes before its first picture of a menu of 5,000 items with modifiers (about 5 MB) at a location,
// compared with loading and parsing it: the text parsed, its missing values filled in, the changes of a group and the
// location applied. node bench/server/shown-menu.mjs
import { documents, initialDocument, orderSettings } from '@commissary/catalog';
import { resolve } from '@commissary/document';
import { menuDifferences, prepareOrderPricing, shownMenu, surfaces } from '@commissary/domain';
import { complete } from '@commissary/schema';
import { menuWithModifiers } from './menu-with-modifiers.mjs';
import { sized } from './size.mjs';
import { takeTurns, times, verdict } from './verdict.mjs';

const rounds = 15;
const itemCount = sized(5_000, 100);
const text = JSON.stringify(menuWithModifiers(itemCount));
const settings = initialDocument('settings');
const changesFrom = first =>
  Array.from({ length: sized(50, 5) }, (_, at) => {
    const number = (first + at * 7) % itemCount;
    const item = `/departments/[d${Math.floor(number / 50)}]/items/[i${number}]`;
    return { op: 'set', path: `${item}/info/status`, value: at % 2 === 0 ? 'INACTIVE' : 'ACTIVE' };
  });
const layers = [changesFrom(0), changesFrom(3)];
const viewing = {
  instant: Date.parse('2026-11-24T18:00:00Z'),
  timeZone: 'America/Chicago',
  orderType: 1,
  station: null,
};

const load = () => resolve(complete(documents.menu.field, JSON.parse(text)), layers).value;
const picture = menu => {
  const prepared = prepareOrderPricing(menu, orderSettings(settings));
  return shownMenu(menu, prepared, settings, { ...viewing, surface: 'POS' });
};

const timed = work => {
  const start = performance.now();
  work();
  return performance.now() - start;
};
let shown = 0;
const first = await takeTurns(
  rounds,
  async () =>
    timed(() => {
      shown += picture(load()).tabs.length;
    }),
  async () =>
    timed(() => {
      shown += load().departments.length;
    }),
);
console.log(`load and first picture ${first.ours.toFixed(1)} ms, load ${first.baseline.toFixed(1)} ms, ${shown} tabs`);
verdict(
  'The first picture of the simulator, compared with load and parse',
  times(first.ratio),
  '≤ 1.5x',
  first.ratio <= 1.5,
);

const menu = load();
const prepared = prepareOrderPricing(menu, orderSettings(settings));
const all = () => surfaces.map(surface => shownMenu(menu, prepared, settings, { ...viewing, surface }));
const again = await takeTurns(
  rounds,
  async () =>
    timed(() => {
      const [live, saved] = [all(), all()];
      for (const [at, one] of saved.entries()) shown += menuDifferences(live[at], one).length;
    }),
  async () =>
    timed(() => {
      shown += load().departments.length;
    }),
);
console.log(`three screens live and saved, compared: ${again.ours.toFixed(1)} ms`);
