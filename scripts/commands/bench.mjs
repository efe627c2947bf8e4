import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { rowsOf, worseThan } from '../benchmarks/ratios.mjs';
import { waitFor } from '../setup/child.mjs';
import { inRepository, plainError, repositoryRoot } from '../setup/repository.mjs';
import { ownPostgresql } from '../testing/postgresql.mjs';

/** What stands beside a limit in the same run; each with the database on which it measures. */
const suites = {
  server: url => ['bench/server/run.mjs', url],
  publish: url => ['bench/publish/run.mjs', url],
  web: () => ['bench/web/run.mjs'],
};
const file = inRepository('bench/ratios.json');

/**
 * `npm run bench [-- server publish web]`: measures every ratio in one go, writes bench/ratios.json, and names each that
 * is a quarter worse than it says. The code is 1 then, and where a benchmark failed.
 */
export async function run(args) {
  const unknown = args.filter(name => !Object.hasOwn(suites, name));
  if (unknown.length > 0) throw plainError(`Say some of: ${Object.keys(suites).join(', ')}.`);
  // One that waits for its disk, as they do in production: the limit is what it can do.
  const postgresql = await ownPostgresql({ isDurable: true });
  if (postgresql.missing) throw plainError(`No benchmark runs: ${postgresql.missing}`);
  try {
    const measured = [];
    for (const name of args.length === 0 ? Object.keys(suites) : args) {
      if (name === 'publish')
        await shown('npm', ['ci', '--no-audit', '--no-fund', '--silent', '--prefix', 'bench/publish']);
      const { code, output } = await shown(process.execPath, suites[name](postgresql.url));
      if (code !== 0) return code;
      // A suite may repeat its rows as one table at its end.
      measured.push(...new Map(rowsOf(name, output).map(row => [row.name, row])).values());
    }
    return await compare(measured);
  } finally {
    await postgresql.stop();
  }
}

const compare = async measured => {
  const last = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const worse = worseThan(last, measured);
  const rows = { ...last, ...Object.fromEntries(measured.map(({ name, ...row }) => [name, row])) };
  const sorted = Object.fromEntries(Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
  const met = measured.filter(({ isMet }) => isMet).length;
  console.log(`\n${measured.length} ratios, ${met} met; bench/ratios.json is written.`);
  for (const { name, was, is } of worse)
    console.log(`A quarter worse than the last time: ${name}, ${was} before, ${is} now`);
  return worse.length > 0 ? 1 : 0;
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
