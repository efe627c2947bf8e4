import { ticketTexts as texts } from '@commissary/catalog';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { Badge, FactList } from '../../ui/index.ts';
import { ForgetGuest } from './forget-guest.tsx';
import { TicketLines } from './ticket-lines.tsx';
import { Amount, TicketPart } from './ticket-parts.tsx';
import { TicketPublishes } from './ticket-publishes.tsx';
import type { TicketDetail } from './ticket-queries.ts';
import { guestText, notesOf, numbered, type PlaceOf, phoneText } from './ticket-words.ts';

export interface TicketDetailsProps {
  readonly ticket: TicketDetail;
  readonly place: ReturnType<PlaceOf>;
}

/** What a ticket says: what was sold, paid and done, and what the terminal ran. Times by the clocks of its location. */
export function TicketDetails({ ticket, place }: TicketDetailsProps) {
  const { sent, ran } = ticket;
  const when = (at: number) => dayAndTimeAt(at, place.timeZone);
  return (
    <>
      <About ticket={ticket} name={place.name} when={when} />
      <TicketPart title={texts.lines}>
        <TicketLines {...sent} />
      </TicketPart>
      <TicketPart title={texts.payments}>
        {sent.payments.length === 0 && <p className="reset text-13 tone-2">{texts.noPayments}</p>}
        <ul className="list stack gap-4">
          {numbered(sent.payments).map(({ key, one: { tender, last4, cents, tip, at } }) => (
            <li key={key}>
              <Amount
                what={last4 === null ? tender.name : texts.cardEnding(tender.name, last4)}
                about={when(at)}
                cents={cents}
              />
              {tip !== 0 && <Amount what={texts.tip} cents={tip} />}
            </li>
          ))}
        </ul>
      </TicketPart>
      <TicketPart title={texts.events}>
        <ul className="list stack gap-4">
          {numbered(sent.events).map(({ key, one: { at, kind, by } }) => (
            <li key={key} className="row justify-between gap-12 text-13">
              <span>{by === null ? texts.event[kind] : texts.eventBy(texts.event[kind], by.name)}</span>
              <span className="tone-2 nowrap">{when(at)}</span>
            </li>
          ))}
        </ul>
      </TicketPart>
      <TicketPart title={texts.ran}>
        <TicketPublishes ran={ran} when={when} />
      </TicketPart>
    </>
  );
}

interface AboutProps {
  readonly ticket: TicketDetail;
  readonly name: string;
  readonly when: (at: number) => string;
}

function About({ ticket, name, when }: AboutProps) {
  const { sent, guest, orderType, server, openedAt, closedAt, day, receivedAt } = ticket;
  const { driver = null, zone = null, outAt = null, deliveredAt = null } = sent.delivery ?? {};
  const notes = notesOf(ticket).filter(note => note !== texts.openTicket);
  const facts = [
    [texts.columns.opened, when(openedAt)],
    [texts.closedTicket, closedAt === null ? null : when(closedAt)],
    [texts.due, sent.deferred && when(sent.deferred.dueAt)],
    [texts.businessDay, day],
    [texts.driver, driver?.name],
    [texts.zone, zone?.name],
    [texts.out, outAt === null ? null : when(outAt)],
    [texts.delivered, deliveredAt === null ? null : when(deliveredAt)],
    [texts.device, sent.deviceId],
    [texts.arrived, when(receivedAt)],
  ] as const;
  return (
    <div className="stack gap-8 pad-x-20 pad-y-12 line-below">
      <p className="reset text-13 tone-2 break-anywhere">
        {[name, orderType, server, texts.guests(sent.guests)].filter(Boolean).join(', ')}
      </p>
      {guest !== null && (
        <div className="row wrap align-center justify-between gap-8 text-13 break-anywhere">
          {[guestText(ticket), guest.name === '' ? '' : phoneText(ticket)].filter(Boolean).join(', ')}
          {guest.isMasked ? <span className="tone-3"> {texts.masked}</span> : <ForgetGuest ticket={ticket} />}
        </div>
      )}
      {notes.length > 0 && (
        <p className="reset row wrap gap-4">
          {notes.map(note => (
            <Badge key={note} tone="quiet">
              {note}
            </Badge>
          ))}
        </p>
      )}
      <FactList facts={facts.flatMap(([term, value]) => (value ? [{ term, value }] : []))} />
    </div>
  );
}
