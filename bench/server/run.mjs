// The benchmarks of the server, or of some parts of them, one after the other; the last lines are one table.
// node bench/server/run.mjs postgres://user@host:5432/postgres [--smallest] [part …]
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { longMeasures, measures, parts } from './measures.mjs';

if (process.argv.includes('--smallest')) await executeAll();
else measure(process.argv.slice(3));

function measure(chosen) {
  const rows = [];
  for (const name of chosen.length === 0 ? measures : chosen.flatMap(part => parts[part])) {
    const file = fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
    const { stdout, status } = spawnSync(process.execPath, [file, process.argv[2]], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    process.stdout.write(stdout);
    rows.push(...stdout.split('\n').filter(line => line.startsWith('| ')));
    if (status !== 0) process.exitCode = 1;
  }
  console.log(['', '| Work | Result | Target | |', '|---|---|---|---|', ...rows].join('\n'));
}

/** In one process, which costs a fraction of one for each: no figure counts, only that none fails. */
async function executeAll() {
  for (const name of [...measures, ...longMeasures]) {
    console.log(`Begun: ${name}`);
    await import(`./${name}.mjs`).catch(error => {
      process.exitCode = 1;
      console.error(`Failed: ${name}: ${error.stack}`);
    });
  }
}
