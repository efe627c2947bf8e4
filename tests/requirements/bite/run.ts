import { parseArgs } from 'node:util';
import { seeded } from '../../crash/random.ts';
import { allNamedTests } from '../proofs.ts';
import { breakIn, ways } from './breaks.ts';
import { codeOf } from './find-code.ts';
import { createScratchCopy } from './scratch-copy.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    count: { type: 'string', default: '60' },
  },
});

const tests = allNamedTests();
const ids = [...new Set(tests.flatMap(({ ids }) => ids))].sort();
const chosen = values.seed === undefined ? positionals : drawn(Number(values.seed));
const passedUnbroken = new Set<string>();

if (chosen.length === 0) {
  console.log('npm run bite -- <id>… | --seed <number> [--count 60]. A seed draws requirements.');
  process.exitCode = 2;
} else {
  const copy = createScratchCopy();
  try {
    for (const id of chosen) bite(id, copy);
  } finally {
    copy.remove();
  }
}

/** Requirements whose code can be broken, in an order that the seed decides. */
function drawn(seed: number): string[] {
  const random = seeded(seed);
  const order = ids.map(id => ({ id, at: random() })).sort((a, b) => a.at - b.at);
  const breakable = order.filter(({ id }) => {
    const code = codeOf(id, tests);
    return code !== undefined && ways.some(way => breakIn(way, code) !== undefined);
  });
  return breakable.slice(0, Number(values.count)).map(({ id }) => id);
}

/**
 * Prints the result when the code under a requirement (or the value of a definition) is another one, when its boundary
 * moves, and when the product no longer calls it. red: a test failed, as it should; green: none did; none: no code to
 * break was found from the tests that name the id.
 */
function bite(id: string, copy: ReturnType<typeof createScratchCopy>): void {
  const naming = tests.filter(({ ids }) => ids.includes(id));
  const files = [...new Set(naming.map(({ path }) => path))];
  const code = codeOf(id, tests);
  console.log(
    `${id}: ${code ? `${code.name} in ${code.path}, called in ${code.site?.path ?? 'no other file'}` : 'no code found'}`,
  );
  const breaks = ways.map(way => code && breakIn(way, code));
  const unknown = files.filter(file => !passedUnbroken.has(file));
  if (breaks.some(Boolean) && unknown.length > 0 && !copy.passes(unknown)) {
    console.log('  Not judged: these tests fail on unbroken code.');
    process.exitCode = 1;
    return;
  }
  for (const file of unknown) passedUnbroken.add(file);
  const found = breaks.map(broken => (broken === undefined ? 'none' : copy.passes(files, broken) ? 'green' : 'red'));
  console.log(`  ${ways.map((way, at) => `${way} ${found[at]}`).join(', ')}`);
}
