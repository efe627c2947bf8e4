import { fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { adapters } from './adapter.mjs';
import { edits } from './edits.mjs';
import { sizes } from './menu.mjs';
import { peers } from './peers.mjs';
import { tables } from './tables.mjs';

// Every size, edit and engine, each in its own process, then the tables.
// node run.mjs [--sizes=50KB,500KB] [--seconds=0.5] [--out=results.json]
const option = (name, otherwise) =>
  process.argv.find(each => each.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;
const seconds = option('seconds', '0.5');
const [ours] = adapters();
const names = [ours, ...peers()].map(engine => engine.name);
const cells = [];
for (const size of option('sizes', Object.keys(sizes).join(',')).split(',')) {
  for (const edit of [...Object.keys(edits), 'layers']) {
    process.stderr.write(`${size}, ${edit}\n`);
    const cell = { size, edit, ours: ours.name, engines: {} };
    for (const name of [...names, 'floor']) cell.engines[name] = await runOne(size, edit, name);
    cells.push(cell);
  }
}
const out = option('out');
if (out !== undefined) await writeFile(out, JSON.stringify(cells, null, 1));
console.log(`node ${process.version}, ${cpus()[0].model} x${cpus().length}, load ${loadavg()[0].toFixed(1)}\n`);
console.log(tables(cells));

function runOne(...task) {
  const child = fork(new URL('./cell.mjs', import.meta.url), [...task, seconds], {
    execArgv: ['--stack-size=4000', '--max-old-space-size=4096'],
  });
  return new Promise((resolve, reject) => {
    child.on('message', resolve);
    child.on('exit', code => code !== 0 && reject(new Error(`${task.join(', ')}: ended with ${code}`)));
  });
}
