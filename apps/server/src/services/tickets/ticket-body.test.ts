import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { soldTicket } from '../../testing/sold-ticket.ts';
import { dictionaries } from './dictionaries.ts';
import { packTicket, unpackTicket } from './ticket-body.ts';

const at = Date.UTC(2026, 10, 20, 12);

it('[RULE.tickets.11] what was compressed with any dictionary can be read: none of them ever changes', () => {
  expect(dictionaries.map(text => hash('sha256', text).slice(0, 16))).toEqual(['0b255f7343f7d6db']);
  const ticket = soldTicket('t1', at, { customer: null });
  expect(unpackTicket(packTicket(ticket))).toEqual(ticket);
});

it('[RULE.tickets.11] a small ticket takes few bytes, and its guest none', () => {
  const ticket = soldTicket('5f3c1b7e-9d0a-4c55-8a64-1b2f0e6d7c90', at);
  expect(packTicket(ticket).body.length).toBeLessThan(260);
  expect(packTicket(ticket).body).toEqual(packTicket({ ...ticket, customer: { name: 'Ann', phone: '1' } }).body);
});
