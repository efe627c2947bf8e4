import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../../architecture/lint-sandbox.ts';
import { biteFile } from '../requirement-files.ts';
import { allNamedTests } from '../underproved.ts';
import { breakIn, ways } from './breaks.ts';
import { codeOf } from './find-code.ts';
import { createScratchCopy } from './scratch-copy.ts';

const about = `# What the tests of a requirement notice, written by \`npm run bite -- <id>…\`: the id, then the result when the code under it
# returns something else, when its boundary moves, and when the product no longer calls it. red: a test failed, as it should;
# green: none did; none: no code to break was found from the tests that name the id.
`;
const table = join(repositoryRoot, 'docs/requirements', biteFile);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { resume: { type: 'boolean', default: false } },
});

const results = new Map(
  (existsSync(table) ? readFileSync(table, 'utf8').split('\n') : [])
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => [line.split(' ')[0] ?? '', line]),
);
const tests = allNamedTests();
const all = positionals.length > 0 ? positionals : [...new Set(tests.flatMap(({ ids }) => ids))].sort();
const wanted = all.filter(id => !values.resume || !results.has(id));

if (positionals.length === 0 && !values.resume) {
  console.log('npm run bite -- <id>… [--resume]: without an id, --resume continues with every requirement in turn.');
  process.exitCode = 2;
} else {
  const copy = createScratchCopy();
  try {
    for (const id of wanted) bite(id, copy);
  } finally {
    copy.remove();
  }
}

function bite(id: string, copy: ReturnType<typeof createScratchCopy>): void {
  const naming = tests.filter(({ ids }) => ids.includes(id));
  const files = [...new Set(naming.map(({ path }) => path))];
  const code = codeOf(id, tests);
  console.log(
    `${id}: ${code ? `${code.name} in ${code.path}, called in ${code.site?.path ?? 'no other file'}` : 'no code found'}`,
  );
  const breaks = ways.map(way => code && breakIn(way, code));
  if (breaks.some(Boolean) && !copy.passes(files)) {
    console.log('  Not judged: these tests fail on unbroken code.');
    process.exitCode = 1;
    return;
  }
  const found = breaks.map(broken => (broken === undefined ? 'none' : copy.passes(files, broken) ? 'green' : 'red'));
  console.log(`  ${ways.map((way, at) => `${way} ${found[at]}`).join(', ')}`);
  results.set(id, `${id}  ${found.join(' ')}`);
  writeFileSync(
    table,
    `${about}${[...results.values()]
      .sort()
      .map(line => `${line}\n`)
      .join('')}`,
  );
}
