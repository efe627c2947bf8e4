// From the call that deactivates somebody until a terminal refuses the PIN: real programs, the server on an empty
// folder with the sample company, and terminals that check in as the server tells them, or each half second.
// node bench/leaving.mjs [rounds]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sampleCompanyId } from '../apps/server/src/sample/company.ts';
import { sampleJobs, samplePins } from '../apps/server/src/sample/crew.ts';
import { emptyServerData, samplePassword } from '../tests/fixtures/sample-company.ts';
import { startServerProcess } from '../tests/fixtures/server-process.ts';
import { median } from './server/verdict.mjs';

const terminals = 6;
const rounds = Number(process.argv[2] ?? 6);
const companyId = sampleCompanyId.id;
const program = fileURLToPath(new URL('../apps/terminal/src/main.ts', import.meta.url));
const [personId, place] = ['crew-lena', 'elm-st'];
const pin = samplePins(sampleJobs('2027-01-01')).get(personId);

const data = await emptyServerData('pglite');
const server = await startServerProcess([], data.settings, () => undefined);
try {
  const manager = await signedIn('ana');
  const lead = await signedIn('ingrid');
  console.log('| Terminals check in | Refusals | Median | Worst |\n|---|---|---|---|');
  for (const [label, every] of [
    ['as the server tells them, each 27 to 33 s', null],
    ['each half second', 500],
  ]) {
    const started = await Promise.all(Array.from({ length: terminals }, (_, n) => startTerminal(`${n}`, every)));
    const took = [];
    for (let round = 0; round < rounds; round++) {
      await Promise.all(started.map(({ folder }) => until(() => lists(folder))));
      // Not at the beginning of each interval.
      await pause(Math.random() * (every ?? 30_000));
      const began = performance.now();
      await change('deactivate');
      took.push(...(await Promise.all(started.map(({ folder }) => refusedAfter(folder, began)))));
      await change('activate');
    }
    for (const { child, folder } of started) {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    }
    console.log(`| ${label} | ${took.length} | ${seconds(median(took))} | ${seconds(Math.max(...took))} |`);
  }

  async function change(kind) {
    const { id, ver } = await lead('GET', `/api/users/${personId}`);
    await lead('POST', `/api/users/company/${companyId}/several`, { people: [{ id, ver }], act: { kind } });
  }

  async function startTerminal(name, every) {
    const path = `/api/tenants/${companyId}/${place}/api-credentials`;
    const { clientId, secret } = await manager('POST', path, { name: `Bench ${name} ${every}` });
    const folder = join(data.settings.COMMISSARY_DATA, '..', `terminal-${name}-${every}`);
    const args = [program, '--data', folder, '--server', server.address, '--device', `bench-${name}`, '--json'];
    const env = { ...process.env, COMMISSARY_CREDENTIAL: `${clientId}.${secret}` };
    const child = spawn(process.execPath, [...args, ...(every === null ? [] : ['--every', String(every)])], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return { child, folder };
  }
} finally {
  await server.end('SIGTERM');
  await data.discard();
}

/** The log-on form of the program says so; asked as soon as the list on its disk has changed. */
async function refusedAfter(folder, began) {
  await until(async () => !(await lists(folder)));
  const form = spawn(process.execPath, [program, '--data', folder, '--log-on']);
  form.stdin.end(`${pin}\n`);
  const said = await text(form.stderr);
  if (!said.includes('This PIN is refused.')) throw new Error(`The terminal said: ${said}`);
  return performance.now() - began;
}

async function lists(folder) {
  const file = await readFile(join(folder, 'log-on.json'), 'utf8').catch(() => '{"people":[]}');
  return JSON.parse(file).people.some(({ id }) => id === personId);
}

async function until(isDone) {
  while (!(await isDone())) await pause(20);
}

async function signedIn(person) {
  const headers = { 'content-type': 'application/json', 'x-commissary': '1' };
  const body = JSON.stringify({ email: `${person}@sorrel.example`, password: samplePassword });
  const answer = await fetch(`${server.address}/api/session/login`, { method: 'POST', headers, body });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return async (method, path, sent) => {
    const response = await fetch(server.address + path, {
      method,
      headers: { ...headers, cookie },
      ...(sent && { body: JSON.stringify(sent) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}
