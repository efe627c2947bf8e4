import { Session } from 'node:inspector/promises';
import { performance } from 'node:perf_hooks';
import { adapters } from './adapter.mjs';
import { edits } from './edits.mjs';
import { menu, sizes } from './menu.mjs';

// Profiles the engine:  node bench/engine/profile.mjs diff|apply [size] [edit] [seconds]
const [what = 'diff', size = '5MB', edit = 'fifty fields', seconds = '3'] = process.argv.slice(2);
const [engine] = adapters();
const base = JSON.parse(JSON.stringify(menu(sizes[size])));
const next = structuredClone(base);
edits[edit](next);
const list = JSON.stringify(engine.diff(base, next));
const run = what === 'diff' ? () => engine.diff(base, next) : () => engine.apply(base, JSON.parse(list));

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.start');
for (const end = performance.now() + Number(seconds) * 1000; performance.now() < end; ) run();
const { profile } = await session.post('Profiler.stop');
session.disconnect();

const names = new Map(
  profile.nodes.map(({ id, callFrame: { functionName, url } }) => [id, `${functionName} ${url.split('/').at(-1)}`]),
);
const counts = new Map();
for (const id of profile.samples) counts.set(names.get(id), (counts.get(names.get(id)) ?? 0) + 1);
const busiest = [...counts].sort(([, a], [, b]) => b - a).slice(0, 12);
for (const [name, count] of busiest)
  console.log(`${((100 * count) / profile.samples.length).toFixed(1).padStart(5)} %  ${name}`);
