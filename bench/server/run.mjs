// Every benchmark of the server, one after the other; the last lines are one table.
// node bench/server/run.mjs postgres://user@host:5432/postgres
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const measures = [
  'conditional-get',
  'load',
  'save',
  'chunks',
  'effective',
  'check-in',
  'sign-in',
  'start',
  'memory',
  'many-locations',
  'whole-check',
];
const rows = [];
for (const name of measures) {
  const file = fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
  const { stdout, status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.stdout.write(stdout);
  rows.push(...stdout.split('\n').filter(line => line.startsWith('| ')));
  if (status !== 0) process.exitCode = 1;
}
console.log(['', '| Work | Result | Target | |', '|---|---|---|---|', ...rows].join('\n'));
