import { payPeriods, shiftFlags } from '@commissary/domain';
import * as z from 'zod';
import { epochMs } from './schemas.ts';
import { shiftSchema } from './shift.ts';

/** A shift in a list, without what its place sold. */
export const listedShift = shiftSchema
  .pick({ id: true, employee: true, job: true, clockIn: true, clockOut: true, breaks: true, edited: true })
  .extend({
    locationId: z.string(),
    /** The business day on which it began: 2026-11-21. */
    day: z.string(),
    /** In cents: all that were declared, or that the place holds where these are more. */
    tips: z.int(),
    /** What its hours are paid by; null where there was no wage, absent where the person may not see wages. */
    wage: z.object({ amount: z.string(), per: z.enum(payPeriods) }).nullish(),
    /** Why it is kept with a doubt. */
    flags: z.array(z.enum(shiftFlags)),
    receivedAt: epochMs,
  });
export type ListedShift = z.output<typeof listedShift>;
