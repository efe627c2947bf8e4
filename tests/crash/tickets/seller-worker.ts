/**
 * A process with some terminals, each with a folder of its own: they check in, sell, change what they sold, and send it, until
 * they are told to end or are killed. Started again, they go on with what is on their disks.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ticket } from '@commissary/domain';
import type { Configuration } from '../../../apps/terminal/src/configuration.ts';
import { openDisk } from '../../../apps/terminal/src/disk.ts';
import { runLoop } from '../../../apps/terminal/src/loop.ts';
import { serverApi } from '../../../apps/terminal/src/server-api.ts';
import { sendTickets } from '../../../apps/terminal/src/tickets/send-tickets.ts';
import { openTicketQueue } from '../../../apps/terminal/src/tickets/ticket-queue.ts';
import { openTill } from '../../../apps/terminal/src/tickets/till.ts';
import { seeded } from '../random.ts';
import { readJournal, withJournal } from './journal.ts';
import type { SellerPlan, SellingTerminal } from './sellers.ts';

const [planFile = ''] = process.argv.slice(2);
const { addressFile, everyMs, seed, terminals } = JSON.parse(readFileSync(planFile, 'utf8')) as SellerPlan;
const random = seeded(seed);

const dayMs = 86_400_000;
/** So long ago something may have been sold that a terminal sends now: some of these days are closed. */
const oldestDays = 5;
const mostAtOnce = 3;
const changedShare = 0.4;
/** So many of the newest tickets are changed. */
const changeable = 30;

let isClosing = false;
process.on('message', () => {
  isClosing = true;
});
process.on('disconnect', () => process.exit());

const run = async ({ folder, credential, deviceId }: SellingTerminal): Promise<void> => {
  const journal = join(folder, 'journal');
  const disk = openDisk(folder);
  const queue = withJournal(openTicketQueue(folder), journal);
  const newest = new Map<string, Ticket>();
  for (const { kind, value } of readJournal(journal).begun)
    if (kind === 'tickets') newest.set(value.id, value as Ticket);
  const keeping = {
    ...queue,
    add: (ticket: Ticket) => {
      newest.set(ticket.id, ticket);
      queue.add(ticket);
    },
  };
  const sell = (configuration: Configuration): void => {
    if (isClosing) return;
    const at = Date.now() - Math.floor(random() * oldestDays * dayMs);
    const count = 1 + Math.floor(random() * mostAtOnce);
    openTill(folder, { count, deviceId, now: () => at, queue: keeping }).sell(configuration);
    const sold = [...newest.values()].slice(-changeable);
    const changed = random() < changedShare ? takenOff(sold[Math.floor(random() * sold.length)]) : null;
    if (changed !== null) keeping.add(changed);
  };
  const terminal = {
    // Another one after each restart of the server.
    get api() {
      return serverApi(readFileSync(addressFile, 'utf8'), credential);
    },
    ...{ disk, deviceId, softwareVersion: '1.0.0', now: () => Date.now() },
  };
  await pause(random() * everyMs);
  await runLoop(terminal, {
    once: false,
    everyMs,
    till: {
      sell,
      send: api => sendTickets(api, queue, Date.now),
      state: () => ({ sold: newest.size, trouble: null, ...queue.counts() }),
    },
    tell: () => process.send?.(deviceId),
    wait: ms => pause(ms),
    stopped: () => isClosing && queue.counts().waiting === 0,
    random: () => 0.5,
  });
};

/**
 * The next revision of a ticket: a line is taken off, and the money given back, after the close, which counts today, or before
 * it, which counts on the day of the ticket. Null: none is left.
 */
const takenOff = (ticket: Ticket | undefined): Ticket | null => {
  const line = ticket?.lines.find(({ voided }) => voided === null);
  const [payment] = ticket?.payments ?? [];
  if (ticket === undefined || line === undefined || payment === undefined) return null;
  const at = random() < 0.5 ? Date.now() : (ticket.closedAt ?? Date.now());
  const back = line.gross - line.offers.reduce((sum, { cents }) => sum + cents, 0) + line.taxAdded;
  const voided = { at, by: null, reason: 'Returned' };
  return {
    ...ticket,
    revision: ticket.revision + 1,
    lines: ticket.lines.map(one => (one === line ? { ...one, voided } : one)),
    payments: [...ticket.payments, { tender: payment.tender, at, cents: -back, tip: 0, last4: null }],
    events: [...ticket.events, { at, kind: 'VOIDED', by: null }, { at, kind: 'REFUNDED', by: null }],
    total: ticket.total - back,
  };
};

await Promise.all(terminals.map(run));
process.exit();
