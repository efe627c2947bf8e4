import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runQuietly } from '../../../scripts/setup/child.mjs';
import { inRepository } from '../../../scripts/setup/repository.mjs';

/** The engine of ClickHouse as a package: half a gigabyte, which no other command needs. */
const chdb = 'chdb@3.4.0';
const folder = inRepository('.cache', chdb.replace('@', '-'));

/** A ClickHouse that runs, or the reason why there is none. */
export type RunningClickHouse =
  | { readonly url: string; readonly version: string; stop(): Promise<void> }
  | { readonly missing: string };

/** Installs the engine into a folder of its own where it is not there yet. */
const install = async (): Promise<string | null> => {
  if (existsSync(join(folder, 'node_modules', 'chdb'))) return null;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const { code, output } = await runQuietly('npm', ['install', '--ignore-scripts', '--prefix', folder, chdb]);
  return code === 0 ? null : `${chdb} cannot be installed: ${output.trim().split('\n')[0]}`;
};

export const startChdb = async (): Promise<RunningClickHouse> => {
  const missing = await install();
  if (missing !== null) return { missing };
  const data = mkdtempSync(join(tmpdir(), 'chdb-'));
  const child = fork(new URL('./chdb-server.ts', import.meta.url), [folder, data], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  const started = await Promise.race([once(child, 'message'), ended.then(() => null)]);
  if (started === null) {
    rmSync(data, { recursive: true, force: true });
    return { missing: `${chdb} does not run on this machine.` };
  }
  const [{ port, version }] = started;
  return { url: `http://default:chdb@127.0.0.1:${port}/sold`, version, stop };
};
