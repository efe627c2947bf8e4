import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';
import type { ServerApi } from '../server-api.ts';
import { writeWhole } from '../whole-file.ts';
import { shiftsOf } from './clock.ts';
import { sell } from './sell.ts';
import { sendTickets } from './send-tickets.ts';
import { openTicketQueue, type TicketQueue } from './ticket-queue.ts';

/** What sells at this terminal, and sends what it sold. */
export interface Till {
  /** Sells what is still to be sold, by what is published, by people who clock in for it. It stops where nothing can be kept. */
  sell(configuration: Configuration): void;
  send(api: Pick<ServerApi, 'tickets'>): Promise<void>;
  /** Why less was sold than asked for, and what waits for the server. */
  state(): TillState;
}

export interface TillState {
  readonly sold: number;
  /** Null: nothing keeps it from selling. */
  readonly trouble: 'NOTHING_ON_SALE' | 'DISK_FULL' | 'NOT_STORED' | null;
  readonly waiting: number;
  readonly refused: number;
}

export interface TillOptions {
  /** So many tickets are sold. */
  readonly count: number;
  readonly deviceId: string;
  now(): number;
  /** Those of the folder, unless a test has others. */
  readonly queue?: TicketQueue;
}

export const openTill = (
  folder: string,
  { count, deviceId, now, queue = openTicketQueue(folder) }: TillOptions,
): Till => {
  const numberFile = join(folder, 'ticket-number.json');
  let sold = 0;
  let trouble: TillState['trouble'] = null;
  return {
    sell: configuration => {
      trouble = null;
      const from = now();
      let sales = 0;
      try {
        while (sold < count && trouble === null) {
          const number = lastNumber(numberFile) + 1;
          const ticket = sell(configuration, { deviceId, number, now: now() });
          if (ticket === null) {
            trouble = 'NOTHING_ON_SALE';
            break;
          }
          // The number first: after a crash one is missing, and none is there twice.
          writeWhole(numberFile, JSON.stringify(number));
          queue.add(ticket);
          sold += 1;
          sales += ticket.total;
        }
        if (sales > 0)
          for (const shift of shiftsOf(configuration, { deviceId, from, to: now(), sales })) queue.addShift(shift);
      } catch (error) {
        trouble = error instanceof Error && 'code' in error && error.code === 'ENOSPC' ? 'DISK_FULL' : 'NOT_STORED';
      }
    },
    send: api => sendTickets(api, queue, now),
    state: () => ({ sold, trouble, ...queue.counts() }),
  };
};

const lastNumber = (file: string): number => {
  try {
    return Number(JSON.parse(readFileSync(file, 'utf8'))) || 0;
  } catch {
    return 0;
  }
};

/** What is said of it, on one line. */
export const tillText = ({ sold, trouble, waiting, refused }: TillState): string =>
  [
    `${sold} sold, ${waiting} waiting for the server, ${refused} refused.`,
    ...(trouble === null ? [] : [troubleTexts[trouble]]),
  ].join(' ');

const troubleTexts: Readonly<Record<NonNullable<TillState['trouble']>, string>> = {
  NOTHING_ON_SALE: 'Nothing that could be sold is published here.',
  DISK_FULL: 'The disk is full: nothing more is sold, because no ticket could be kept.',
  NOT_STORED: 'The disk keeps no ticket: nothing more is sold.',
};
