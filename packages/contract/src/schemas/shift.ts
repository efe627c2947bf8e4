import type { Shift } from '@commissary/domain';
import * as z from 'zod';
import { epochMs, idSchema } from './schemas.ts';

/** Ten million in either direction: no shift earns more. */
const mostCents = 10 ** 9;
const cents = z.int().min(0).max(mostCents);
const signedCents = z.int().min(-mostCents).max(mostCents);
const most31Bits = 2 ** 31 - 1;
const count = z.int().min(0).max(10_000);
const text = z.string().max(200);
const soldName = z.strictObject({ id: idSchema, name: text });

/** A shift as a terminal sends it. */
export const shiftSchema = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/),
  revision: z.int().min(1).max(most31Bits),
  deviceId: z.string().min(1).max(64),
  employee: soldName,
  job: soldName,
  clockIn: epochMs,
  clockOut: epochMs.nullable(),
  breaks: z.array(z.strictObject({ kind: z.enum(['breaks', 'lunch']), from: epochMs, to: epochMs.nullable() })).max(50),
  declaredTips: cents,
  heldTips: cents,
  sales: cents,
  deliveries: z
    .strictObject({
      orders: count,
      dispatches: count,
      orderTotal: cents,
      /** Hundredths of a mile. */
      miles: z.int().min(0).max(1_000_000),
      byZone: z.array(z.strictObject({ zoneId: idSchema, orders: count })).max(200),
    })
    .nullable(),
  payments: z.array(z.strictObject({ account: soldName, payrollCode: z.string().max(40), cents: signedCents })).max(50),
  edited: z.strictObject({ at: epochMs, by: soldName.nullable(), reason: text.nullable() }).nullable(),
}) satisfies z.ZodType<Shift>;
