import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { parts as ofServer } from '../../bench/server/measures.mjs';
import { rowsOf, worseThan } from '../benchmarks/ratios.mjs';
import { waitFor } from '../setup/child.mjs';
import { inRepository, plainError, repositoryRoot } from '../setup/repository.mjs';
import { ownPostgresql } from '../testing/postgresql.mjs';

/** What stands beside a limit in the same run, by suite and part; each with the database on which it measures. */
const parts = {
  ...Object.fromEntries(
    Object.keys(ofServer).map(part => [`server/${part}`, url => ['bench/server/run.mjs', url, part]]),
  ),
  publish: url => ['bench/publish/run.mjs', url],
  'web/large': () => ['bench/web/run.mjs'],
  'web/menu': () => ['bench/web/menu.mjs'],
  'web/menu-import': () => ['bench/web/menu-import.mjs'],
};
const suiteOf = part => part.split('/')[0];
const file = inRepository('bench/ratios.json');

/**
 * `npm run bench [-- server publish web/menu …]`: measures every ratio in one go, or those of some suites and parts,
 * writes bench/ratios.json, and names each that is a quarter worse than it says. The code is 1 then, and where a
 * benchmark failed; what was measured is written anyway.
 */
export async function run(args) {
  const names = Object.keys(parts);
  const unknown = args.filter(name => !names.some(part => [part, suiteOf(part)].includes(name)));
  if (unknown.length > 0)
    throw plainError(`Say some of: ${[...new Set([...names.map(suiteOf), ...names])].join(', ')}.`);
  // One that waits for its disk, as they do in production: the limit is what it can do.
  const postgresql = await ownPostgresql({ isDurable: true });
  if (postgresql.missing) throw plainError(`No benchmark runs: ${postgresql.missing}`);
  const last = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const measured = [];
  let isWhole = true;
  try {
    for (const part of names.filter(
      name => args.length === 0 || [name, suiteOf(name)].some(one => args.includes(one)),
    )) {
      if (part === 'publish')
        await shown('npm', ['ci', '--no-audit', '--no-fund', '--silent', '--prefix', 'bench/publish']);
      const { code, output } = await shown(process.execPath, parts[part](postgresql.url));
      if (code !== 0) isWhole = false;
      // A suite may repeat its rows as one table at its end.
      measured.push(...new Map(rowsOf(suiteOf(part), output).map(row => [row.name, row])).values());
      await write(last, measured);
    }
  } finally {
    await postgresql.stop();
  }
  return report(worseThan(last, measured), measured, isWhole);
}

const write = async (last, measured) => {
  const rows = { ...last, ...Object.fromEntries(measured.map(({ name, ...row }) => [name, row])) };
  const sorted = Object.fromEntries(Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
};

const report = (worse, measured, isWhole) => {
  const met = measured.filter(({ isMet }) => isMet).length;
  console.log(`\n${measured.length} ratios, ${met} met; bench/ratios.json is written.`);
  for (const { name, was, is } of worse)
    console.log(`A quarter worse than the last time: ${name}, ${was} before, ${is} now`);
  return worse.length > 0 || !isWhole ? 1 : 0;
};

/** Runs a program and shows its output, which is returned with its code. */
const shown = async (program, args) => {
  const child = spawn(program, args, { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', text => {
    output += text;
    process.stdout.write(text);
  });
  return { code: await waitFor(child, program), output };
};
