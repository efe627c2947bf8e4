import { type Ticket, ticketFlags } from '@commissary/domain';
import * as z from 'zod';
import { endpoint } from '../../endpoint.ts';
import { epochMs, idSchema, refusals, soldNames, ticketSchema } from '../../schemas/index.ts';

const access = { kind: 'company', param: 'companyId', permission: 'dashboard' } as const;
const most31Bits = 2 ** 31 - 1;
const ticketId = z.string().regex(/^[\w-]{1,64}$/);
const whole = z.coerce.number().int().min(0).max(most31Bits);

/** A guest as the person may see one: without the permission for guests, the first letter and the last two digits. */
const guest = z.object({ name: z.string(), phone: z.string(), isMasked: z.boolean() }).nullable();

/** A ticket in a list; amounts are in cents. */
const found = z.object({
  locationId: z.string(),
  id: z.string(),
  number: z.int(),
  /** The business day on which it counts: 2026-11-21. */
  day: z.string(),
  openedAt: epochMs,
  closedAt: epochMs.nullable(),
  orderType: z.string().nullable(),
  server: z.string().nullable(),
  guest,
  last4: z.array(z.string()),
  total: z.int(),
  refunded: z.int(),
  voidedLines: z.int(),
  flags: z.array(z.enum(ticketFlags)),
});
export type FoundTicket = z.output<typeof found>;

const sent: z.ZodType<Omit<Ticket, 'customer' | 'ran'>> = ticketSchema.omit({ customer: true, ran: true });

/** What the terminal had of a kind when it sold the ticket. */
const ran = z.object({
  kind: z.enum(['menu', 'settings']),
  sequence: z.int(),
  /** The publish that brought it; null where this server does not know it: it numbers anew when it was restored. */
  publish: z.object({ workflowId: z.string(), at: epochMs, by: z.string() }).nullable(),
});

/** Tickets of locations, found and read; see `terminal.tickets` for how they arrive. */
export const tickets = {
  search: endpoint({
    method: 'GET',
    path: '/api/tickets/search/:companyId',
    summary: 'Tickets of the locations where the person may see reports, newest first, a page at a time',
    access,
    params: z.object({ companyId: idSchema }),
    query: z.object({
      /** The first and the last business day. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      /** A location, or the locations of a group. */
      tenantId: idSchema.optional(),
      number: whole.optional(),
      /** Words of a name, a whole phone number, or both. */
      guest: z.string().trim().min(1).max(200).optional(),
      /** The total, in cents. */
      amount: whole.optional(),
      last4: z
        .string()
        .regex(/^\d{4}$/)
        .optional(),
      /** A part of the name. */
      server: z.string().trim().min(1).max(200).optional(),
      /** What they count for on these days: item.soup,hour.12 or server.~ of those without one. At most five years. */
      of: z.string().min(1).max(2_000).optional(),
      /** The `next` of the page before. */
      after: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(200).optional(),
    }),
    responses: {
      200: z.object({
        tickets: z.array(found),
        next: z.string().nullable(),
        /** On the first page: how many match and what they come to; without a total, there are more than so many. */
        sum: z.object({ tickets: z.int(), total: z.int().nullable() }).nullable(),
        /** What ids in `of` are called. */
        names: soldNames.optional(),
      }),
      ...refusals,
    },
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/tickets/:companyId/:locationId/:ticketId',
    summary: 'A ticket as its terminal sent it last, and what that terminal ran then',
    access: { kind: 'tenant', param: 'locationId', permission: 'dashboard' },
    params: z.object({ companyId: idSchema, locationId: idSchema, ticketId }),
    responses: {
      200: found.extend({ sent, receivedAt: epochMs, ran: z.array(ran) }),
      ...refusals,
    },
  }),
  /** 400 `NOBODY` where no guest is on the ticket, or not any more. */
  forgetGuest: endpoint({
    method: 'POST',
    path: '/api/tickets/:companyId/:locationId/:ticketId/forget-guest',
    summary: 'Forget the guest of a ticket, on all tickets of that guest where the person may manage guests',
    access: { kind: 'tenant', param: 'locationId', permission: 'manageAccount' },
    params: z.object({ companyId: idSchema, locationId: idSchema, ticketId }),
    responses: { 200: z.object({ tickets: z.int() }), ...refusals },
  }),
  indexInfo: endpoint({
    method: 'GET',
    path: '/api/tickets/index-info/:companyId',
    summary: 'Which tickets have arrived from each location that an engineer reaches, by name, a page at a time',
    access: { kind: 'company', param: 'companyId', permission: 'engineering' },
    params: z.object({ companyId: idSchema }),
    query: z.object({
      /** The `next` of the page before. */
      after: idSchema.optional(),
    }),
    responses: {
      200: z.object({
        locations: z.array(
          z.object({
            locationId: z.string(),
            name: z.string(),
            tickets: z.int(),
            /** Business days; null without tickets. */
            firstDay: z.string().nullable(),
            lastDay: z.string().nullable(),
            /** When the newest revision came that counts on the last day. */
            lastReceivedAt: epochMs.nullable(),
            /** How long the tickets of the last day took to arrive, half of them less. */
            delayMs: z.int().nullable(),
          }),
        ),
        next: z.string().nullable(),
      }),
      ...refusals,
    },
  }),
};
