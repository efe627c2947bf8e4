import { appendFileSync, readFileSync } from 'node:fs';
import type { Shift, Ticket } from '@commissary/domain';
import type { QueuedKind, TicketQueue } from '../../../apps/terminal/src/tickets/ticket-queue.ts';

/** What a terminal gave to its queue: every revision that it began to write, and those that were on the disk for certain. */
export interface Journal {
  readonly begun: readonly Begun[];
  /** The newest revision of a ticket or shift that the queue had taken, by id. */
  readonly kept: ReadonlyMap<string, number>;
}

export interface Begun {
  readonly kind: QueuedKind;
  readonly value: Ticket | Shift;
}

/** A queue that tells a file what it is given, before and after: whatever a kill leaves behind, both are known. */
export const withJournal = (queue: TicketQueue, file: string): TicketQueue => {
  // In front of the line, so that one that a kill has cut ends there.
  const tell = (line: unknown): void => appendFileSync(file, `\n${JSON.stringify(line)}`);
  const told = (kind: QueuedKind, value: Ticket | Shift, keep: () => void): void => {
    tell({ kind, value } satisfies Begun);
    keep();
    tell({ id: value.id, revision: value.revision });
  };
  return {
    ...queue,
    add: ticket => told('tickets', ticket, () => queue.add(ticket)),
    addShift: shift => told('shifts', shift, () => queue.addShift(shift)),
  };
};

export const readJournal = (file: string): Journal => {
  const begun: Begun[] = [];
  const kept = new Map<string, number>();
  for (const line of textOf(file).split('\n')) {
    const told = read(line);
    if (told === undefined) continue;
    if ('value' in told) begun.push(told);
    else kept.set(told.id, told.revision);
  }
  return { begun, kept };
};

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const read = (line: string): Begun | { readonly id: string; readonly revision: number } | undefined => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};
