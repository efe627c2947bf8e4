// The findings of a menu of 5,000 items with modifiers (about 5 MB) and a scheme that takes an amount off for some order
// types, compared with a bare walk along its definition. node bench/server/findings.mjs
import { documents, findingsOf } from '@commissary/catalog';
import { complete, walkValue } from '@commissary/schema';
import { menuWithModifiers } from './menu-with-modifiers.mjs';
import { sized } from './size.mjs';
import { takeTurns, times, verdict } from './verdict.mjs';

const rounds = 15;
const { field } = documents.menu;
const stored = menuWithModifiers(sized(5_000, 100));
const [scheme] = stored.pricingSchemes;
const pricingSchemes = [
  {
    ...{ id: 'happy', name: 'Happy hour' },
    applies: { when: 'TIMES', TIMES: { days: [1, 2], startTime: 54_000, endTime: 64_800, orderTypes: [1, 7] } },
    follows: { scheme: scheme?.id, difference: { type: 'AMOUNT', AMOUNT: { amount: '-1.00' } }, round: '0.05' },
  },
  ...stored.pricingSchemes,
];
const timed = work => {
  // A new document each time: what is remembered of an object would make the second check cheaper.
  const menu = complete(field, { ...stored, pricingSchemes });
  const start = performance.now();
  work(menu);
  return performance.now() - start;
};
let found = 0;
let visited = 0;
const took = await takeTurns(
  rounds,
  async () =>
    timed(menu => {
      found += findingsOf('menu', menu).length;
    }),
  async () =>
    timed(menu => {
      walkValue(field, menu, () => {
        visited += 1;
      });
    }),
);
console.log(
  `findings ${took.ours.toFixed(0)} ms, walk ${took.baseline.toFixed(0)} ms, ${found} found, ${visited} visited`,
);
verdict('Findings of a menu of 5,000 items, compared with a bare walk', times(took.ratio), '≤ 12x', took.ratio <= 12);
