// The entry point of every npm script. Runs on the machine's own Node, installs what is missing, and then continues
// with the Node that the project pins; so it is plain JavaScript without dependencies. Commands may import TypeScript.
import { fileURLToPath } from 'node:url';
import { runForeground } from './setup/child.mjs';
import { installPackages } from './setup/install.mjs';
import { usePinnedNode } from './setup/pinned-node.mjs';

const commands = [
  'start',
  'test',
  'test-watch',
  'dev',
  'check',
  'terminal',
  'admin',
  'prove',
  'requirements',
  'bite',
  'bench',
];
const [command, ...args] = process.argv.slice(2);

if (!commands.includes(command)) {
  console.error(`Say one of: ${commands.join(', ')}.`);
  process.exit(2);
}

try {
  await installPackages();
  if (usePinnedNode()) {
    const { run } = await import(`./commands/${command}.mjs`);
    process.exitCode = await run(args);
  } else {
    // Node is older here, as long as no package was installed when npm looked for it.
    process.exitCode = await runForeground('node', [fileURLToPath(import.meta.url), command, ...args]);
  }
} catch (error) {
  console.error(`\n${error.userMessage ?? error.stack}`);
  process.exitCode = 1;
}
