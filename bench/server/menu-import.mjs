// The dry run of a table of 5,000 rows of a menu, compared with parsing the text of the file alone: a raise for what is on
// the menu, and items that are all new. node bench/server/menu-import.mjs
import { initialDocument, menuTable, planMenuImport, proposeSetup } from '@commissary/catalog';
import { csvOf } from '@commissary/domain';
import Papa from 'papaparse';
import { menuWithModifiers } from './menu-with-modifiers.mjs';
import { sized } from './size.mjs';
import { takeTurns, times, verdict } from './verdict.mjs';

const rounds = 15;
const count = sized(5_000, 100);
const menu = menuWithModifiers(count);
const { headers, rows } = menuTable(menu);
const named = name => headers.indexOf(name);
// The rows of items and of sizes, whose names say the rest.
const some = rows.filter(({ cells }) => cells[named('Modifier category')] === '').slice(0, count);
const raised = some.map(({ cells }) => cells.map(cell => (cell === '9.50' ? '9.75' : cell)));
const unknown = raised.map(cells => cells.map((cell, at) => (at < named('Item') ? '' : cell)));
const texts = { raise: csvOf([headers, ...raised]), new: csvOf([headers, ...unknown]) };

const parsed = text => {
  const [head = [], ...body] = Papa.parse(text, { skipEmptyLines: true }).data;
  return { headers: head, rows: body.map((cells, at) => ({ line: at + 2, cells })) };
};
const atOnce = steps => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
const timed = work => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

for (const [title, text, target] of [
  ['a raise', texts.raise, menu],
  ['new items', texts.new, initialDocument('menu')],
]) {
  const table = parsed(text);
  const { setup } = proposeSetup(target, table);
  let last;
  const took = await takeTurns(
    rounds,
    async () =>
      timed(() => {
        let id = 0;
        const newId = () => {
          id += 1;
          return `n${id}`;
        };
        last = atOnce(planMenuImport(target, table, setup, newId));
      }),
    async () => timed(() => parsed(text)),
  );
  console.log(
    `${title}: ${text.length} characters, dry run ${took.ours.toFixed(1)} ms, parsing ${took.baseline.toFixed(1)} ms, ${JSON.stringify(last?.counts)}`,
  );
  verdict(
    `Dry run of ${title} in a table of 5,000 rows, compared with parsing it`,
    times(took.ratio),
    '≤ 3x',
    took.ratio <= 3,
  );
}
