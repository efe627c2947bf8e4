import { type Ticket, ticketEvents, ticketFees } from '@commissary/domain';
import * as z from 'zod';
import { epochMs, idSchema } from './schemas.ts';

/** Ten million in either direction: no ticket and no part of one is more. */
const mostCents = 10 ** 9;
const cents = z.int().min(0).max(mostCents);
const signedCents = z.int().min(-mostCents).max(mostCents);
const most31Bits = 2 ** 31 - 1;
const text = z.string().max(200);

const sold = { id: idSchema, name: text };
const soldName = z.strictObject(sold);
const maybe = soldName.nullable();

const line = z.strictObject({
  item: soldName,
  department: soldName,
  size: maybe,
  quantity: z.number().positive().max(100_000),
  gross: cents,
  modifiers: z
    .array(z.strictObject({ ...sold, quantity: z.number().positive().max(100_000), cents: signedCents }))
    .max(100),
  offers: z.array(z.strictObject({ ...sold, cents, isLowerSale: z.boolean() })).max(50),
  taxAdded: cents,
  taxIncluded: cents,
  voided: z.strictObject({ at: epochMs, by: maybe, reason: text.nullable() }).nullable(),
});

const configuration = z.strictObject({ epoch: z.string().max(40).nullable(), sequence: z.int().min(0) }).nullable();

/** A ticket as a terminal sends it. */
export const ticketSchema = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/),
  revision: z.int().min(1).max(most31Bits),
  number: z.int().min(0).max(most31Bits),
  deviceId: z.string().min(1).max(64),
  channel: z.enum(['POS', 'ONLINE']),
  orderType: maybe,
  openedAt: epochMs,
  deferred: z.strictObject({ dueAt: epochMs, countsAt: z.enum(['ORDER_TIME', 'PROMISE_TIME']) }).nullable(),
  closedAt: epochMs.nullable(),
  server: maybe,
  guests: z.int().min(0).max(10_000),
  customer: z.strictObject({ name: text, phone: z.string().max(40) }).nullable(),
  lines: z.array(line).max(500),
  fees: z.array(z.strictObject({ ...sold, kind: z.enum(ticketFees), cents, isOutsideSales: z.boolean() })).max(50),
  payments: z
    .array(
      z.strictObject({
        tender: soldName,
        at: epochMs,
        cents: signedCents,
        tip: signedCents,
        last4: z
          .string()
          .regex(/^\d{4}$/)
          .nullable(),
      }),
    )
    .max(100),
  delivery: z
    .strictObject({
      zone: maybe,
      driver: maybe,
      outAt: epochMs.nullable(),
      deliveredAt: epochMs.nullable(),
    })
    .nullable(),
  events: z.array(z.strictObject({ at: epochMs, kind: z.enum(ticketEvents), by: maybe })).max(1000),
  ran: z.strictObject({ menu: configuration, settings: configuration }),
  total: cents,
}) satisfies z.ZodType<Ticket>;
