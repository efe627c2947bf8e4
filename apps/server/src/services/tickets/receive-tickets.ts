import { type Failure, ticketSchema } from '@commissary/contract';
import { judgeTicket } from '@commissary/domain';
import { type Db, inTransaction } from '../../store/database/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import { type NewTicket, putTickets, type StoredRevision } from '../../store/tickets/index.ts';
import type { Context } from '../context/index.ts';
import { failuresOf } from '../errors/index.ts';
import { inTurns } from '../turns/index.ts';
import { ticketRow } from './ticket-row.ts';

/** A batch as a terminal sends it. */
interface SentTickets {
  readonly sentAt?: number | undefined;
  readonly tickets: readonly unknown[];
}

interface RefusedTicket {
  /** Its place in the batch. */
  readonly index: number;
  /** Null: it has none that can be read. */
  readonly id: string | null;
  readonly code: string;
  readonly path: string;
}

interface ReceivedTickets {
  readonly accepted: number;
  readonly refused: RefusedTicket[];
}

/** A ticket that may be stored, with its place in the batch. */
interface Kept {
  readonly index: number;
  readonly row: NewTicket;
}

/**
 * Stores the tickets that a terminal of a location sends, and says which are refused for good. One that is stored already,
 * or in a newer revision, is accepted: whoever sends it again did not hear the answer.
 */
export const receiveTickets = async (
  context: Pick<Context, 'db' | 'guests' | 'now'>,
  location: TenantRecord,
  { sentAt, tickets }: SentTickets,
): Promise<ReceivedTickets> => {
  const now = context.now();
  const refused: RefusedTicket[] = [];
  const newest = new Map<string, Kept>();
  /** Refuses a ticket where another one of its revision stands. */
  const compare = ({ index, row }: Kept, stands: Pick<StoredRevision, 'revision' | 'hash'>): void => {
    if (row.revision !== stands.revision || row.hash.equals(stands.hash)) return;
    refused.push({ index, id: row.id, code: 'REVISION_DIFFERS', path: '/revision' });
  };
  for await (const [index, sent] of inTurns(tickets.entries())) {
    const { success, data: ticket, error } = ticketSchema.safeParse(sent);
    const judged = success ? judgeTicket(ticket, { now: now.getTime(), sentAt: sentAt ?? null }) : null;
    if (!success || judged === null || judged.refusals.length > 0) {
      refused.push(refusalOf(index, sent, judged?.refusals ?? failuresOf([], error, sent)));
      continue;
    }
    const kept = { index, row: ticketRow(context, location, ticket, judged.flags) };
    const before = newest.get(ticket.id);
    if (before === undefined || ticket.revision > before.row.revision) newest.set(ticket.id, kept);
    else compare(kept, before.row);
  }
  const rows = [...newest.values()].map(({ row }) => row);
  // A transaction is begun again where two batches mark the same days in another order.
  const put = (db: Db): ReturnType<typeof putTickets> => putTickets(db, location.id, now, rows);
  for (const stored of await inTransaction(context.db, put)) {
    const kept = newest.get(stored.id);
    if (kept !== undefined) compare(kept, stored);
  }
  return { accepted: tickets.length - refused.length, refused: refused.toSorted((a, b) => a.index - b.index) };
};

/** The first reason is enough: nobody types a ticket. */
const refusalOf = (index: number, sent: unknown, [first]: readonly Failure[]): RefusedTicket => {
  const id = typeof sent === 'object' && sent !== null && 'id' in sent ? sent.id : null;
  return {
    index,
    id: typeof id === 'string' ? id.slice(0, 64) : null,
    code: first?.code ?? 'INVALID_VALUE',
    path: first?.path ?? '/',
  };
};
