import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { failures, idSchema, linkToken } from '../schemas/index.ts';
import { user } from './session.ts';

/** A person of the sample companies, as the page behind the one-time link lists them. */
export const samplePerson = z.object({
  id: idSchema,
  name: z.string(),
  /** One sentence on what this person may do. */
  about: z.string(),
  /** Where in the sample company; `other` is a person of another company. */
  level: z.enum(['company', 'group', 'location', 'other']),
  /** The group, the location or the company. */
  tenantName: z.string(),
  /** The person to start as. */
  first: z.boolean(),
});
export type SamplePerson = z.output<typeof samplePerson>;

const people = z.object({ companyName: z.string(), locations: z.int(), people: z.array(samplePerson) });

export const sample = {
  open: endpoint({
    method: 'POST',
    path: '/api/sample/open',
    summary: 'Use the one-time link of the sample company',
    access: { kind: 'public' },
    body: z.strictObject({ token: linkToken }),
    responses: { 200: people, 400: failures },
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/sample/people',
    summary: 'The people of the sample companies, for a browser that used the link',
    access: { kind: 'sample' },
    responses: { 200: people },
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/sample/signIn',
    summary: 'Look around as one of them',
    access: { kind: 'sample' },
    body: z.strictObject({ personId: idSchema }),
    responses: { 200: user, 404: failures },
  }),
};
