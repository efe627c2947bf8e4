// The cost of references from a settings document into the menu, at locations with a menu of their own: the settings
// are one document, and every referenced row is looked up in each menu.
// node bench/server/cross-document-references.mjs [locations]
import { initialDocument } from '@commissary/catalog';
import { relatedDocumentKey } from '@commissary/schema';
import {
  stateWithChanges,
  stateWithoutChanges,
  withRelated,
} from '../../apps/server/src/services/content/document-state.ts';
import { itemCount, listOf, menuOf } from './menu.mjs';
import { sized, sizedBy } from './size.mjs';
import { median } from './verdict.mjs';

const locations = sizedBy(2, 1_000, 5);
const portion = sized(100, 5);
const menu = menuOf(sized(5_000_000, 100_000));
const base = stateWithoutChanges('menu', menu).applied;

/** Settings with a point bonus for so many items of the menu. */
const settingsOf = count => {
  const settings = initialDocument('settings');
  const items = Array.from({ length: count }, (_, n) => `i${(n * 37) % itemCount(menu)}`);
  const bonus = { id: 'bonus', name: 'Bonus', menuId: 'menu', departments: [], categories: [], items };
  return stateWithoutChanges('settings', {
    ...settings,
    marketing: { ...settings.marketing, pointsBonuses: [bonus] },
  });
};

const cpuMs = work => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / portion;
};

for (const count of [20, 200, 2_000]) {
  const settings = settingsOf(count);
  const rounds = [];
  for (let from = 0; from < locations; from += portion) {
    const lists = Array.from({ length: portion }, (_, n) => listOf(menu, from + n, 50));
    let menus = [];
    const made = cpuMs(() => {
      menus = lists.map(list => stateWithChanges('menu', base, list).document);
    });
    const asked = cpuMs(() => {
      for (const one of menus)
        if (withRelated('settings', settings, { [relatedDocumentKey('menu', 'menu')]: one }) !== settings)
          throw new Error('A reference lost its target.');
    });
    rounds.push({ made, asked });
  }
  const [made, asked] = ['made', 'asked'].map(what => median(rounds.map(round => round[what])));
  console.log(
    `${count} references: ${asked.toFixed(3)} ms each, compared with ${made.toFixed(3)} ms for the menu with 50 changes`,
  );
}
