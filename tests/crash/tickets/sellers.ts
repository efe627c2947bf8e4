import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childObserver } from '../../../scripts/setup/child.mjs';
import { until } from '../../fixtures/until.ts';
import { type Journal, readJournal } from './journal.ts';

export interface SellingTerminal {
  readonly locationId: string;
  readonly deviceId: string;
  readonly credential: string;
  readonly folder: string;
}

export interface SellerPlan {
  /** Where the address of the server is written. */
  readonly addressFile: string;
  readonly everyMs: number;
  readonly seed: number;
  readonly terminals: readonly SellingTerminal[];
}

/** Processes of terminals that sell. */
export interface Sellers {
  /** Kills one of them with its terminals, and starts it again; returns how many tickets and shifts waited on its disks. */
  killOne(which: number): Promise<number>;
  waiting(): number;
  /** Resolves when every terminal has ended the visit in progress and another one. */
  twoVisits(): Promise<void>;
  /** Sells nothing more, and resolves when everything that was sold is sent. */
  close(): Promise<void>;
  journals(): readonly (SellingTerminal & { readonly journal: Journal; readonly refused: number })[];
  end(): Promise<void>;
}

const program = fileURLToPath(new URL('./seller-worker.ts', import.meta.url));

export const startSellers = (plans: readonly SellerPlan[], folder: string): Sellers => {
  const terminals = plans.flatMap(plan => plan.terminals);
  const visits = new Map(terminals.map(({ deviceId }) => [deviceId, 0]));
  for (const terminal of terminals) mkdirSync(terminal.folder, { recursive: true });
  let starts = 0;
  const start = (plan: SellerPlan): ChildProcess => {
    starts += 1;
    const file = join(folder, `sellers-${starts}.json`);
    // Another life of a terminal does something else.
    writeFileSync(file, JSON.stringify({ ...plan, seed: plan.seed + starts }));
    const child = fork(program, [file], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    childObserver.getStore()?.(child);
    child.on('message', deviceId => visits.set(String(deviceId), (visits.get(String(deviceId)) ?? 0) + 1));
    return child;
  };
  const running = plans.map(start);
  const kill = async (child: ChildProcess): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  const waitingAt = (of: readonly SellingTerminal[]): number =>
    of.reduce((sum, one) => sum + filesIn(join(one.folder, 'tickets')), 0);
  return {
    killOne: async which => {
      const at = which % plans.length;
      const [child, plan] = [running[at], plans[at]];
      if (child === undefined || plan === undefined) throw new Error(`There is no process ${which}.`);
      await kill(child);
      const waited = waitingAt(plan.terminals);
      running[at] = start(plan);
      return waited;
    },
    waiting: () => waitingAt(terminals),
    twoVisits: async () => {
      const before = new Map(visits);
      const isOver = (deviceId: string, count: number): boolean => count >= (before.get(deviceId) ?? 0) + 2;
      await until('two visits of each terminal', async () => [...visits].every(one => isOver(...one)));
    },
    close: async () => {
      for (const child of running) child.send('close');
      await until('the end of all terminals', async () => running.every(({ exitCode }) => exitCode === 0));
    },
    journals: () =>
      terminals.map(terminal => ({
        ...terminal,
        journal: readJournal(join(terminal.folder, 'journal')),
        refused: filesIn(join(terminal.folder, 'refused-tickets')),
      })),
    end: async () => {
      for (const child of running) await kill(child);
    },
  };
};

const filesIn = (folder: string): number => {
  try {
    return readdirSync(folder).length;
  } catch {
    return 0;
  }
};
