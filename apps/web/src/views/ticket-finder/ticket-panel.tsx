import { ticketTexts as texts } from '@commissary/catalog';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useActiveTenant } from '../../session/index.ts';
import { Badge, ErrorState, SkeletonRows } from '../../ui/index.ts';
import { TicketDetails } from './ticket-details.tsx';
import styles from './ticket-finder.module.css';
import { type TicketAddress, ticketOf } from './ticket-queries.ts';
import type { PlaceOf } from './ticket-words.ts';

export interface TicketPanelProps {
  readonly address: TicketAddress;
  readonly placeOf: PlaceOf;
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  readonly onClose: () => void;
}

/** A ticket beside the list, or in its place in a narrow window. */
export function TicketPanel({ address, placeOf, previous, next, onClose }: TicketPanelProps) {
  const { companyId } = useActiveTenant();
  const { data: ticket, isError, refetch } = useQuery(ticketOf(companyId, address));
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // In a narrow window the link that opened it is not on the page any more.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  const number = ticket?.number;
  return (
    <section className={`${styles.panel} card`} aria-labelledby={titleId}>
      <header className="row align-center gap-8 pad-x-20 pad-y-12 line-below">
        <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
          {number === undefined ? texts.columns.number : texts.ticket(number)}
        </h2>
        {ticket && (
          <Badge tone={ticket.closedAt === null ? 'amber' : 'live'}>
            {ticket.closedAt === null ? texts.openTicket : texts.closedTicket}
          </Badge>
        )}
        <div className="row gap-4 push-end">
          <Act label={texts.previous} onClick={previous}>
            <IconChevronDown className={styles.up} size={17} stroke={1.8} aria-hidden />
          </Act>
          <Act label={texts.next} onClick={next}>
            <IconChevronDown size={17} stroke={1.8} aria-hidden />
          </Act>
          <Act label={texts.close} onClick={onClose}>
            <IconX size={17} stroke={1.8} aria-hidden />
          </Act>
        </div>
      </header>
      {isError && <ErrorState text={texts.ticketFailed} onRetry={() => void refetch()} />}
      {!isError && ticket === undefined && <SkeletonRows rows={8} height={28} />}
      {ticket && <TicketDetails ticket={ticket} place={placeOf(address.locationId)} />}
    </section>
  );
}

interface ActProps {
  readonly label: string;
  readonly onClick: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A button that has the focus keeps its keys at the last ticket: it is not disabled itself. */
function Act({ label, onClick, children }: ActProps) {
  return (
    <button
      type="button"
      className={`${styles.act} inline-row align-center justify-center tone-1 pad-0`}
      aria-label={label}
      aria-disabled={onClick === undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
