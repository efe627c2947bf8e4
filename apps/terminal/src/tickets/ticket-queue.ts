import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Shift, Ticket } from '@commissary/domain';
import { writeWhole } from '../whole-file.ts';

/** What waits for the server, as a batch names it. */
export type QueuedKind = 'tickets' | 'shifts';

/** A ticket or a shift that the server does not have yet, by the name of its file. */
export interface QueuedTicket {
  readonly name: string;
  readonly kind: QueuedKind;
  readonly text: string;
}

/**
 * The tickets that this terminal has sold, and the shifts of who sold them, that the server has not accepted, each in a
 * file of its own: whatever happens between a sale and an answer, none is lost, and one that is sent twice is stored once.
 */
export interface TicketQueue {
  /** On the disk when it returns; throws where the disk is full. */
  add(ticket: Ticket): void;
  addShift(shift: Shift): void;
  /** The oldest of these kinds, so many at most and of so many bytes together, but one at least. */
  oldest(most: number, mostBytes: number, kinds?: readonly QueuedKind[]): QueuedTicket[];
  /** The server has them. */
  remove(tickets: readonly QueuedTicket[]): void;
  /** The server will never take it: kept apart, with the reason, until somebody has looked. */
  refuse(ticket: QueuedTicket, reason: { readonly code: string; readonly path: string }): void;
  counts(): { readonly waiting: number; readonly refused: number };
}

const digits = 12;
/** By the ends of their names; an earlier version of this terminal knows tickets, and leaves shifts where they are. */
const endings: Readonly<Record<QueuedKind, string>> = { tickets: '.json', shifts: '.shift.json' };
const kindOf = (file: string): QueuedKind | undefined => {
  const ending = /^\d{12}(\.(?:shift\.)?json)$/.exec(file)?.[1];
  return (Object.keys(endings) as QueuedKind[]).find(kind => endings[kind] === ending);
};

export const openTicketQueue = (folder: string): TicketQueue => {
  const [waiting, refused] = ['tickets', 'refused-tickets'].map(name => join(folder, name)) as [string, string];
  for (const one of [waiting, refused]) mkdirSync(one, { recursive: true });
  const names = (of: string): string[] => readdirSync(of).filter(kindOf).sort();
  // Numbers go on behind what is on the disk, in both folders: none names two tickets.
  let last = Math.max(0, ...[waiting, refused].flatMap(names).map(name => Number.parseInt(name, 10)));
  const write = (kind: QueuedKind, value: Ticket | Shift): void => {
    last += 1;
    writeWhole(join(waiting, `${String(last).padStart(digits, '0')}${endings[kind]}`), JSON.stringify(value));
    flushFolder(waiting);
  };
  return {
    add: ticket => write('tickets', ticket),
    addShift: shift => write('shifts', shift),
    oldest: (most, mostBytes, kinds = ['tickets', 'shifts']) => {
      const found: QueuedTicket[] = [];
      let bytes = 0;
      for (const name of names(waiting)) {
        const kind = kindOf(name);
        if (kind === undefined || !kinds.includes(kind)) continue;
        if (found.length === most) break;
        const text = readFileSync(join(waiting, name), 'utf8');
        bytes += Buffer.byteLength(text);
        if (found.length > 0 && bytes > mostBytes) break;
        found.push({ name, kind, text });
      }
      return found;
    },
    remove: tickets => {
      for (const { name } of tickets) rmSync(join(waiting, name), { force: true });
    },
    refuse: ({ name }, reason) => {
      // The reason first: a ticket that waits with one is sent again, and one in the folder without a reason has none.
      writeWhole(join(refused, name.replace('.json', '.reason')), JSON.stringify(reason));
      renameSync(join(waiting, name), join(refused, name));
    },
    counts: () => ({ waiting: names(waiting).length, refused: names(refused).length }),
  };
};

/** A new name is on the disk when its folder is; Windows has no such call. */
const flushFolder = (folder: string): void => {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};
