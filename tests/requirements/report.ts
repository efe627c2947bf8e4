import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isBelow, isLevel } from './levels.ts';
import { allNamedTests, committedLines, coverage, proofsOf, underprovedLines, underprovedPath } from './underproved.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const tests = allNamedTests();
const proofs = proofsOf(tests);
const lines = underprovedLines(proofs);
const committed = committedLines();

console.table(Object.fromEntries(coverage(proofs, tests).map(({ level, ...counts }) => [level, counts])));
console.log(`${proofs.length} requirements, ${lines.length} of them proved below their level.`);

/** The list may only shrink: a line is kept or replaced by a better one, and none is added. */
const before = new Map(committed.map(line => [idOf(line), levelOf(line)]));
const worse = lines.filter(line => committed.length > 0 && isWorse(line));
for (const line of worse) console.log(`Proved less than before: ${line}`);
if (worse.length > 0) process.exitCode = 1;
else if (values.write) {
  const about =
    '# Requirements that no test proves at the level that they need (tests/requirements/needed-levels.ts): the id, the level\n' +
    '# that it needs and the one that it has. `npm run requirements -- --write` removes what is proved; no line is added.\n';
  writeFileSync(underprovedPath, `${about}${lines.map(line => `${line}\n`).join('')}`);
}

function isWorse(line: string): boolean {
  const had = before.get(idOf(line));
  const has = levelOf(line);
  return !isLevel(had) || !isLevel(has) || isBelow(has, had);
}

function idOf(line: string): string | undefined {
  return line.split(/\s+/)[0];
}

function levelOf(line: string): string | undefined {
  return line.split(/\s+/)[2];
}
