import { writeFileSync } from 'node:fs';
import { readServerConfig, type ServerConfig } from './config/index.ts';
import { sourceStack } from './source-stack.ts';
import { startServer } from './start.ts';
import { startupError } from './startup-errors.ts';
import { makeTemplate } from './store/database/index.ts';

const badUse = 2;

const run = async (args: readonly string[]): Promise<void> => {
  const result = readServerConfig();
  if ('problems' in result) return stop(badUse, ['Commissary cannot start with these settings:', ...result.problems]);
  const [first, second] = args;
  if (first === '--make-template' && second !== undefined) return writeFileSync(second, await makeTemplate());
  const unknown = args.filter(arg => arg !== '--empty');
  if (unknown.length > 0) return stop(badUse, [`Unknown option ${unknown.join(' ')}. There is --empty.`]);
  await serve(result.config, args.includes('--empty'));
};

const serve = async (config: ServerConfig, empty: boolean): Promise<void> => {
  try {
    const running = await startServer(config, { empty });
    const close = () => void running.close().then(() => process.exit(0));
    // A second signal finds no handler and ends the process at once.
    for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, close);
    for (const line of running.lines) console.log(line);
  } catch (error) {
    const failure = startupError(error, config);
    if (failure !== null) return stop(failure.exitCode, failure.lines);
    if (error instanceof Error) error.stack = sourceStack(error.stack ?? error.message);
    throw error;
  }
};

const stop = (code: number, lines: readonly string[]): void => {
  for (const line of lines) console.error(line);
  process.exitCode = code;
};

await run(process.argv.slice(2));
