// The one door of every npm script. It runs on whatever Node the machine has, installs what is missing, and hands over
// to the Node that the project pins; so it is plain JavaScript without a single dependency.
import { installPackages } from './setup/install.mjs';
import { usePinnedNode } from './setup/pinned-node.mjs';

const commands = ['start', 'test', 'dev', 'check', 'terminal', 'admin', 'prove'];
const [command, ...args] = process.argv.slice(2);

if (!commands.includes(command)) {
  console.error(`Say one of: ${commands.join(', ')}.`);
  process.exit(2);
}

try {
  await installPackages();
  usePinnedNode();
  const { run } = await import(`./commands/${command}.mjs`);
  process.exitCode = await run(args);
} catch (error) {
  console.error(`\n${error.userMessage ?? error.stack}`);
  process.exitCode = 1;
}
