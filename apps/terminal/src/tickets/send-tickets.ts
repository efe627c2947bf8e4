import { mostTickets } from '@commissary/contract';
import { NoSuchCall, type ServerApi, ServerUnavailable } from '../server-api.ts';
import type { QueuedKind, QueuedTicket, TicketQueue } from './ticket-queue.ts';

/** Half of what the server reads at once. */
const mostBytes = 512 * 1024;

/** Of a batch that is refused as a whole, these say something of its tickets, and not of the server. */
const tooMuch: ReadonlySet<number> = new Set([400, 413]);

/**
 * Sends the tickets and shifts that wait, oldest first, until none is left. Throws where the server takes none now; what it did not
 * accept stays on the disk.
 */
export const sendTickets = async (
  api: Pick<ServerApi, 'tickets'>,
  queue: TicketQueue,
  now: () => number,
): Promise<void> => {
  let most = mostTickets;
  let kinds: readonly QueuedKind[] = ['tickets', 'shifts'];
  for (;;) {
    const batch = queue.oldest(most, mostBytes, kinds);
    if (batch.length === 0) return;
    const [tickets, shifts] = (['tickets', 'shifts'] as const).map(kind => batch.filter(one => one.kind === kind));
    const answer = await api
      .tickets({
        body: {
          sentAt: now(),
          tickets: (tickets ?? []).map(readQueued),
          // Earlier servers refuse the member.
          ...(shifts !== undefined && shifts.length > 0 && { shifts: shifts.map(readQueued) }),
        },
      })
      .catch(error => (error instanceof NoSuchCall ? null : Promise.reject(error)));
    // A server of an earlier version: they wait for a newer one.
    if (answer === null) return;
    if (answer.status === 200) {
      settle(queue, tickets ?? [], answer.body.refused);
      settle(queue, shifts ?? [], answer.body.refusedShifts ?? []);
      continue;
    }
    if (answer.body.some(({ code, path }) => code === 'UNKNOWN_KEY' && path?.endsWith('/shifts'))) {
      // Shifts wait for a newer server.
      kinds = ['tickets'];
      continue;
    }
    const [{ code = 'UNKNOWN', path = '/' } = {}] = answer.body;
    if (!tooMuch.has(answer.status) || code === 'NO_SECRET_KEY')
      throw new ServerUnavailable(`tickets were not accepted (${code})`);
    // The one that is at fault is found by sending fewer.
    const [alone] = batch;
    if (batch.length === 1 && alone !== undefined) {
      queue.refuse(alone, { code, path });
      most = mostTickets;
    } else most = Math.ceil(batch.length / 2);
  }
};

const settle = (
  queue: TicketQueue,
  batch: readonly QueuedTicket[],
  refused: readonly { readonly index: number; readonly code: string; readonly path: string }[],
): void => {
  const reasons = new Map(refused.map(one => [one.index, one]));
  const isRefused = (_: QueuedTicket, at: number): boolean => reasons.has(at);
  for (const [at, ticket] of batch.entries()) {
    const reason = reasons.get(at);
    if (reason !== undefined) queue.refuse(ticket, { code: reason.code, path: reason.path });
  }
  queue.remove(batch.filter((ticket, at) => !isRefused(ticket, at)));
};

/** A file that a disk has damaged is refused by the server as no ticket, and kept apart. */
const readQueued = ({ text }: QueuedTicket): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
