/**
 * A ticket with every member: compression finds their names here, and what comes after them most often. It has no type,
 * because it stays as it is when a ticket gets another member.
 */
const sample = {
  id: '00000000-0000-4000-8000-000000000000',
  revision: 1,
  number: 100,
  deviceId: '00000000-0000-4000-8000-000000000000',
  channel: 'ONLINE',
  orderType: { id: '3', name: 'Delivery' },
  openedAt: 1_790_000_000_000,
  deferred: { dueAt: 1_790_000_000_000, countsAt: 'PROMISE_TIME' },
  closedAt: 1_790_000_000_000,
  server: { id: '', name: '' },
  guests: 2,
  customer: null,
  lines: [
    {
      item: { id: '', name: '' },
      department: { id: '', name: '' },
      size: { id: '', name: 'Large' },
      quantity: 2,
      gross: 1000,
      modifiers: [{ id: '', name: '', quantity: 1, cents: 150 }],
      offers: [{ id: '', name: '', cents: 100, isLowerSale: true }],
      taxAdded: 0,
      taxIncluded: 0,
      voided: { at: 1_790_000_000_000, by: { id: '', name: '' }, reason: null },
    },
    {
      item: { id: '', name: '' },
      department: { id: '', name: '' },
      size: null,
      quantity: 1,
      gross: 0,
      modifiers: [],
      offers: [{ id: '', name: '', cents: 0, isLowerSale: false }],
      taxAdded: 0,
      taxIncluded: 0,
      voided: null,
    },
    {
      item: { id: '', name: '' },
      department: { id: '', name: '' },
      size: null,
      quantity: 1,
      gross: 0,
      modifiers: [],
      offers: [],
      taxAdded: 0,
      taxIncluded: 0,
      voided: null,
    },
  ],
  fees: [
    { id: '', name: 'Delivery fee', kind: 'DELIVERY', cents: 0, isOutsideSales: true },
    { id: '', name: 'Service', kind: 'SERVICE', cents: 0, isOutsideSales: false },
    { id: '', name: 'Gratuity', kind: 'GRATUITY', cents: 0, isOutsideSales: false },
  ],
  payments: [
    { tender: { id: '', name: 'Cash' }, at: 1_790_000_000_000, cents: 0, tip: 0, last4: null },
    { tender: { id: '', name: 'Card' }, at: 1_790_000_000_000, cents: 0, tip: 0, last4: '0000' },
  ],
  delivery: {
    zone: { id: '', name: '' },
    driver: { id: '', name: '' },
    outAt: 1_790_000_000_000,
    deliveredAt: 1_790_000_000_000,
  },
  events: [
    { at: 1_790_000_000_000, kind: 'OPENED', by: { id: '', name: '' } },
    { at: 1_790_000_000_000, kind: 'SENT', by: null },
    { at: 1_790_000_000_000, kind: 'DELIVERED', by: null },
    { at: 1_790_000_000_000, kind: 'CLOSED', by: null },
  ],
  ran: { menu: { epoch: '', sequence: 1 }, settings: { epoch: '', sequence: 1 } },
  total: 0,
};

const plain = {
  ...sample,
  channel: 'POS',
  orderType: { id: '1', name: 'Dine in' },
  deferred: null,
  fees: [],
  delivery: null,
};

/** By version. One that tickets are stored with is never changed: a better one is added at the end. */
export const dictionaries: readonly string[] = [[sample, plain].map(one => JSON.stringify(one)).join('')];
