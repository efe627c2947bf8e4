export const linesOfTicket = 4;
const [dayMs, hourMs] = [86_400_000, 3_600_000];
const names = (kind, count) => Array.from({ length: count }, (_, n) => ({ id: `${kind}${n}`, name: `${kind} ${n}` }));
const [items, servers, tenders, orderTypes] = [
  names('item', 200),
  names('server', 12),
  names('tender', 5),
  names('type', 4),
];

/** Makes tickets of four lines, sold between noon and 11 PM in Chicago, so many a day from a noon on. */
export const createSales =
  ({ begin, ticketsADay }) =>
  (day, n) => {
    const at = begin + day * dayMs + 5 * hourMs + Math.floor((n * 11 * hourMs) / ticketsADay);
    const of = (list, step) => list[(n * step + day * 7) % list.length];
    const lines = Array.from({ length: linesOfTicket }, (_, line) => {
      const which = (n * 13 + line * 37 + day * 5) % items.length;
      const gross = 500 + which * 10;
      return {
        item: items[which],
        department: { id: `department${which % 10}`, name: `Department ${which % 10}` },
        ...{ size: null, quantity: 1, gross, modifiers: [], offers: [], taxAdded: Math.round(gross * 0.08) },
        ...{ taxIncluded: 0, voided: null },
      };
    });
    const total = lines.reduce((sum, { gross, taxAdded }) => sum + gross + taxAdded, 0);
    return {
      ...{
        id: `${day}-${n}-0f3b5c1e-7a54-4f0e-9d6c`,
        revision: 1,
        number: n + 1,
        deviceId: `till-${n % 4}`,
        channel: 'POS',
      },
      ...{
        orderType: of(orderTypes, 3),
        openedAt: at,
        deferred: null,
        closedAt: at + hourMs / 2,
        server: of(servers, 5),
      },
      ...{ guests: 1 + (n % 4), customer: null, lines, fees: [], delivery: null, total },
      payments: [{ tender: of(tenders, 1), at: at + hourMs / 2, cents: total + 300, tip: 300, last4: '4242' }],
      events: [
        { at, kind: 'OPENED', by: null },
        { at: at + hourMs / 2, kind: 'CLOSED', by: null },
      ],
      ran: { menu: { epoch: 'bench', sequence: 4 }, settings: { epoch: 'bench', sequence: 4 } },
    };
  };
