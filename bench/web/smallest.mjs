// Every benchmark of this folder at its smallest size, in one process with one server and one browser, which costs a
// fraction of one for each: no figure counts, only that none fails.
// node bench/web/smallest.mjs --smallest
import { closeShared } from './console.mjs';

/** All that have a command of their own, but for `growth.mjs`, which makes companies of several sizes. */
const measures = ['run', 'menu', 'menu-import', 'slow-line'];

for (const name of measures) {
  console.log(`Begun: ${name}`);
  await import(`./${name}.mjs`).catch(error => {
    process.exitCode = 1;
    console.error(`Failed: ${name}: ${error.stack}`);
  });
}
await closeShared();
