import { expect } from 'vitest';
import { onOne, shortForm } from '../../proofs/short-form.ts';
import { ticketKills } from './ticket-kills.ts';

shortForm(ticketKills, 'stores each ticket once whatever is killed, and adds up all of them', {
  on: onOne.largest,
  expectMore: ({ figures }) => {
    const counted = new Map(figures);
    for (const name of ['Tickets', 'Shifts', 'Closed days', '  tickets that came later'])
      expect(counted.get(name), name).toBeGreaterThan(0);
  },
});
