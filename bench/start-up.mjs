// The time of `npm start` until the first response: with nothing cached, on an empty folder, and on an existing one.
// node bench/start-up.mjs [runs]
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { inRepository, repositoryRoot } from '../scripts/setup/repository.mjs';

const limitMs = 120_000;
const betweenTriesMs = 20;

const runs = Number(process.argv[2] ?? 3);
for (let run = 1; run <= runs; run += 1) {
  const folder = await mkdtemp(join(tmpdir(), 'commissary-bench-'));
  await rm(inRepository('.cache'), { recursive: true, force: true });
  const times = {};
  times['nothing cached'] = await firstAnswer(join(folder, 'a'), 4701);
  times['empty folder'] = await firstAnswer(join(folder, 'b'), 4702);
  times['existing folder'] = await firstAnswer(join(folder, 'b'), 4703);
  console.log(
    `run ${run}:`,
    Object.entries(times)
      .map(([name, ms]) => `${name} ${(ms / 1000).toFixed(2)} s`)
      .join(', '),
  );
  await rm(folder, { recursive: true, force: true });
}

async function firstAnswer(folder, port) {
  const began = performance.now();
  const env = { ...process.env, PORT: String(port), COMMISSARY_DATA: folder, DATABASE_URL: '' };
  const child = spawn('npm', ['start'], { cwd: repositoryRoot, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (output += text));
  const exited = new Promise(resolve => child.on('exit', resolve));
  try {
    while (performance.now() - began < limitMs && child.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
      if (answer?.ok) return performance.now() - began;
      await pause(betweenTriesMs);
    }
    throw new Error(`No answer. It said:\n${output}`);
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}
