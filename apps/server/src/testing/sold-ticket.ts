import type { Ticket } from '@commissary/domain';

/** A ticket as a terminal sends it, opened and paid at a time, in order in every respect. */
export const soldTicket = (id: string, at: number, more: Partial<Ticket> = {}): Ticket => ({
  id,
  revision: 1,
  number: 7,
  deviceId: 'till',
  channel: 'POS',
  orderType: { id: '1', name: 'Dine in' },
  openedAt: at,
  deferred: null,
  closedAt: at,
  server: { id: 'p1', name: 'Sam Hill' },
  guests: 2,
  customer: { name: 'Dana Reed', phone: '(312) 555-0142' },
  lines: [
    {
      item: { id: 'i1', name: 'Margherita' },
      department: { id: 'd1', name: 'Pizza' },
      size: null,
      quantity: 1,
      gross: 1200,
      modifiers: [],
      offers: [],
      taxAdded: 96,
      taxIncluded: 0,
      voided: null,
    },
  ],
  fees: [],
  payments: [{ tender: { id: 't1', name: 'Card' }, at, cents: 1496, tip: 200, last4: '4242' }],
  delivery: null,
  events: [{ at, kind: 'CLOSED', by: null }],
  ran: { menu: { epoch: 'e1', sequence: 4 }, settings: null },
  total: 1296,
  ...more,
});
