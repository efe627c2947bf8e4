// The whole check of a menu of 5,000 items with prices by size and modifiers (about 5 MB), compared with a bare walk along
// its definition.
// node bench/server/whole-check.mjs
import { documents } from '@commissary/catalog';
import { frozen, validateValue, walkValue } from '@commissary/schema';
import { menuWithModifiers } from './menu-with-modifiers.mjs';
import { sized } from './size.mjs';
import { takeTurns, times, verdict } from './verdict.mjs';

const rounds = 15;
const menu = () => menuWithModifiers(sized(5_000, 100));
const { field } = documents.menu;
const timed = work => {
  // A new document each time: what is remembered of an object would make the second check cheaper.
  const doc = frozen(menu());
  const start = performance.now();
  work(doc);
  return performance.now() - start;
};
const issues = validateValue(field, menu());
if (issues.length > 0) throw new Error(`the menu is not valid: ${JSON.stringify(issues.slice(0, 3))}`);
let visited = 0;
const found = await takeTurns(
  rounds,
  async () => timed(doc => validateValue(field, doc)),
  async () =>
    timed(doc =>
      walkValue(field, doc, () => {
        visited += 1;
      }),
    ),
);
console.log(`${(JSON.stringify(menu()).length / 1e6).toFixed(1)} MB, ${visited} values visited in all rounds`);
console.log(`check ${found.ours.toFixed(0)} ms, walk ${found.baseline.toFixed(0)} ms`);
verdict('whole check of a menu, compared with a bare walk', times(found.ratio), '≤ 3x', found.ratio <= 3);
