import { daySeconds } from '@commissary/domain';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailSchema, failures, linkToken, locationFields, nameSchema, passwordSchema } from '../schemas/index.ts';
import { user } from './session.ts';

/** One opening time of the usual week, in seconds since midnight and as a duration. */
const openingTime = z.strictObject({
  dayOfWeek: z.int().min(0).max(6),
  startTime: z
    .int()
    .min(0)
    .max(daySeconds - 1),
  endOffset: z.int().min(60).max(daySeconds),
});

/** The first company of an empty database, its first location, and the person who will own it. */
const firstCompany = z.strictObject({
  token: linkToken,
  company: z.strictObject({ name: nameSchema(60) }),
  location: z.strictObject({
    name: locationFields.name,
    timeZone: locationFields.timeZone,
    address: locationFields.address,
    hours: z.array(openingTime).max(50),
  }),
  owner: z.strictObject({ name: nameSchema(120), email: emailSchema, password: passwordSchema }),
});
export type FirstCompany = z.output<typeof firstCompany>;

export const setup = {
  check: endpoint({
    method: 'GET',
    path: '/api/setup/',
    summary: 'Whether a set-up link still opens: the database is empty, and the link has not expired',
    access: { kind: 'public' },
    perMinute: 60,
    query: z.object({ token: linkToken }),
    responses: { 200: z.literal(true), 400: failures },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/setup/',
    summary: 'Create the first company with its owner, and sign the owner in; only while the database is empty',
    access: { kind: 'public' },
    perMinute: 10,
    body: firstCompany,
    responses: { 200: user, 400: failures },
  }),
};
