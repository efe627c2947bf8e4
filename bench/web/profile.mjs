import { runQuietly } from '../../scripts/setup/child.mjs';
import { inRepository, packageProgram } from '../../scripts/setup/repository.mjs';
import { openUntilRows, typeInto } from './measure.mjs';

const most = 15;

/** The web app with the function names of the source. */
export async function legibleWebApp(folder) {
  const { code, output } = await runQuietly(
    'node',
    [packageProgram('vite'), 'build', '--minify', 'false', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: inRepository('apps/web') },
  );
  if (code !== 0) throw new Error(output);
  return folder;
}

/** Profiles opening a list, and typing. */
export async function printProfiles(page, { list, form, widest }) {
  const rows = '[data-path*="/items/["] > [data-row]';
  await openUntilRows(page, list, rows);
  print('Opening the list', await profiled(page, () => openUntilRows(page, list, rows)));
  await page.goto(form);
  const name = page.locator(`[id="field${widest}/info/name"] input`);
  await typeInto(page, name, 'a');
  print('Ten letters', await profiled(page, () => typeInto(page, name, 'bcdefghijk')));
}

function print(title, times) {
  console.log(`\n${title}: ms inside each function, with what it calls`);
  for (const [name, ms] of times.slice(0, most)) console.log(`  ${ms.toFixed(0).padStart(6)}  ${name}`);
}

async function profiled(page, act) {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 200 });
  await session.send('Profiler.start');
  await act();
  const { profile } = await session.send('Profiler.stop');
  await session.detach();
  return inclusiveTimes(profile);
}

function inclusiveTimes({ nodes, samples, timeDeltas }) {
  const own = new Map();
  for (const [at, id] of samples.entries()) own.set(id, (own.get(id) ?? 0) + timeDeltas[at] / 1000);
  const byId = new Map(nodes.map(node => [node.id, node]));
  const times = new Map();
  const visit = (node, open) => {
    const name = node.callFrame.functionName;
    const isFresh = name !== '' && !open.has(name);
    let sum = own.get(node.id) ?? 0;
    for (const child of node.children ?? []) sum += visit(byId.get(child), isFresh ? new Set([...open, name]) : open);
    if (isFresh) times.set(name, (times.get(name) ?? 0) + sum);
    return sum;
  };
  visit(nodes[0], new Set());
  return [...times].filter(([name]) => !name.startsWith('(root')).sort(([, a], [, b]) => b - a);
}
