import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const main = fileURLToPath(new URL('../../apps/terminal/src/main.ts', import.meta.url));

export interface RealTerminal {
  /**
   * Returns the value at a path of the running configuration, read from its disk by a second process; null where there
   * is none.
   */
  show(path: string): Promise<unknown>;
  /** Returns a test ticket by what is on its disk, from a second process; null where there is none. */
  ticket(): Promise<unknown>;
  /** Why an order cannot be placed by what is on its disk, by code, from a second process; empty where it can. */
  refusals(order: unknown): Promise<readonly string[]>;
  /** What its log-on form says to a PIN, in a second process. */
  logOn(pin: string): Promise<string>;
  stop(): Promise<void>;
}

/** The terminal program, as a process of its own. */
export const startTerminal = async (server: string, credential: string): Promise<RealTerminal> => {
  const folder = await mkdtemp(join(tmpdir(), 'commissary-till-'));
  const data = ['--data', folder];
  const args = [main, ...data, '--server', server, '--device', 'front-counter', '--every', '500', '--json'];
  const env = { ...process.env, COMMISSARY_CREDENTIAL: credential };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ask = async (...asked: readonly string[]): Promise<unknown> => {
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [main, ...data, ...asked, '--json']);
      return JSON.parse(stdout);
    } catch {
      return null;
    }
  };
  return {
    show: path => ask('--show', path),
    ticket: () => ask('--ticket'),
    refusals: async order => {
      const pricing = spawn(process.execPath, [main, ...data, '--order', '-', '--json']);
      pricing.stdin.end(JSON.stringify(order));
      const priced = JSON.parse(await text(pricing.stdout)) as { refusals?: readonly { readonly code: string }[] };
      return priced.refusals?.map(({ code }) => code) ?? [];
    },
    logOn: async pin => {
      const form = spawn(process.execPath, [main, ...data, '--log-on']);
      form.stdin.end(`${pin}\n`);
      const said = await Promise.all([text(form.stdout), text(form.stderr)]);
      return said.join('').replace('PIN: ', '').trim();
    },
    stop: async () => {
      await ended(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
};
