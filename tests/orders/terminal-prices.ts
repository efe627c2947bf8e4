import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { documents } from '@commissary/catalog';
import type { Order } from '@commissary/domain';
import { parts } from '@commissary/schema';
import { nothing } from '../../apps/terminal/src/configuration.ts';
import { openDisk } from '../../apps/terminal/src/disk.ts';
import { manifestName } from '../../apps/terminal/src/verify.ts';
import { cents } from './naive-prices.ts';
import type { OrderWorld } from './random-world.ts';

const main = fileURLToPath(new URL('../../apps/terminal/src/main.ts', import.meta.url));

/** What a terminal process says of orders, by a folder that contains the menu and the settings of a world. */
export const terminalPrices = async (world: OrderWorld, orders: readonly Order[]): Promise<readonly unknown[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'commissary-orders-'));
  try {
    storeAt(folder, world);
    const terminal = spawn(process.execPath, [main, '--data', folder, '--order', '-', '--json']);
    const ended = once(terminal, 'exit');
    terminal.stdin.end(JSON.stringify(orders.map(writtenOrder)));
    const [said, problem] = await Promise.all([text(terminal.stdout), text(terminal.stderr)]);
    await ended;
    if (problem !== '') throw new Error(problem);
    return JSON.parse(said) as readonly unknown[];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** An order as a file has it: the zone is that of the location, and amounts are decimals. */
const writtenOrder = ({ timeZone: _, chosenOffers, ...order }: Order): object => ({
  ...order,
  chosenOffers: chosenOffers.map(({ id, cashierAmount }) => ({
    id,
    cashierAmount: cashierAmount === null ? null : decimal(cashierAmount),
  })),
});

const decimal = (amount: number): string => {
  const written = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  if (cents(written) !== amount) throw new Error(`${amount} cents are not ${written}`);
  return written;
};

const storeAt = (folder: string, { menu, settings, timeZone }: OrderWorld): void => {
  const disk = openDisk(folder);
  const running = Object.entries({ menu, settings }).map(([name, document]) => {
    const kind = name === 'menu' ? ('menu' as const) : ('settings' as const);
    const stored = [...parts(documents[kind].field, document)].map(([path, part]) => {
      const hash = manifestName(part);
      disk.keep(hash, part);
      return [path, hash] as const;
    });
    const manifest = { kind, schemaVersion: documents[kind].schemaVersion, parts: Object.fromEntries(stored) };
    disk.keep(manifestName(manifest), manifest);
    return { kind, document, manifest: manifestName(manifest), sequence: 1, since: 0 };
  });
  disk.activate({ ...nothing, location: { id: 'elm', name: 'Elm St.', timeZone }, running });
};
