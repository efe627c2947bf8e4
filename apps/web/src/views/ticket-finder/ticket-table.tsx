import { ticketTexts as texts, withQuery } from '@commissary/catalog';
import type { FoundTicket } from '@commissary/contract';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { AppLink } from '../../navigation/index.ts';
import { Badge, RowsTable } from '../../ui/index.ts';
import styles from './ticket-finder.module.css';
import { guestText, moneyOf, notesOf, type PlaceOf, ticketKey } from './ticket-words.ts';

export interface TicketTableProps {
  readonly tickets: readonly FoundTicket[];
  readonly total: number;
  readonly onEnd: () => void;
  readonly placeOf: PlaceOf;
  /** Whether rows say at which location a ticket was sold. */
  readonly withLocation: boolean;
  /** The key of the ticket beside the list, which leaves less room. */
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
}

type Column = keyof typeof texts.columns;

const all = ['number', 'opened', 'location', 'orderType', 'guest', 'server', 'total', 'notes'] as const;
const besideTicket: readonly Column[] = ['number', 'opened', 'guest', 'total', 'notes'];
const rowHeights = [40, 76] as const;

/** One row for each ticket, which opens it beside the list. */
export function TicketTable(props: TicketTableProps) {
  const { tickets, total, onEnd, placeOf, withLocation, chosen, onChoose } = props;
  const router = useRouter();
  const columns = all.filter(
    key => (chosen === undefined || besideTicket.includes(key)) && (withLocation || key !== 'location'),
  );
  const cells: Readonly<Record<Column, (ticket: FoundTicket) => ReactNode>> = {
    number: ticket => {
      const key = ticketKey(ticket);
      return (
        <AppLink
          href={withQuery(router.history.location.href, { ticket: key })}
          aria-current={key === chosen ? 'true' : undefined}
          data-ticket={key}
          onFollow={() => onChoose(key)}
        >
          <span className="visually-hidden">{texts.columns.number} </span>
          {ticket.number}
        </AppLink>
      );
    },
    opened: ({ openedAt, locationId }) => dayAndTimeAt(openedAt, placeOf(locationId).timeZone),
    location: ({ locationId }) => placeOf(locationId).name,
    orderType: ({ orderType }) => orderType,
    guest: guestText,
    server: ({ server }) => server,
    total: ticket => moneyOf(ticket.total),
    notes: ticket =>
      notesOf(ticket).map(note => (
        <Badge key={note} tone="quiet">
          {note}
        </Badge>
      )),
  };
  return (
    <RowsTable
      columns={columns.map(key => ({ key, label: texts.columns[key] }))}
      draw={(column, ticket) => cells[column](ticket)}
      classes={{ opened: 'tone-2', orderType: 'tone-2', server: 'tone-2' }}
      rows={tickets}
      keyOf={ticketKey}
      total={total}
      onEnd={onEnd}
      heights={rowHeights}
      styles={styles}
    />
  );
}
