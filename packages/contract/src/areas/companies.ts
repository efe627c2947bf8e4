import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, refusals } from '../schemas/index.ts';

/** The version of the console, and the name of its environment. */
export const appVersion = z.object({ version: z.string(), environment: z.string() });

export const companyRecord = z.object({ id: idSchema, name: z.string() });

/** A company with how its publishes are split: batches of so many locations, each so long after the one before. */
const companyDetails = companyRecord.extend({ batchSize: z.int(), batchSpacingMs: z.int() });

export const companies = {
  accessible: endpoint({
    method: 'GET',
    path: '/api/companies/accessible',
    summary: 'Companies that the signed-in person may open',
    access: { kind: 'session' },
    responses: { 200: z.array(companyRecord) },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/companies/:id',
    summary: 'One company',
    access: { kind: 'company', param: 'id', staff: true },
    params: z.object({ id: idSchema }),
    responses: { 200: companyDetails, ...refusals },
  }),
  appVersion: endpoint({
    method: 'GET',
    path: '/api/companies/:id/appVersion',
    summary: 'The version of the console',
    access: { kind: 'company', param: 'id', staff: true },
    params: z.object({ id: idSchema }),
    responses: { 200: appVersion, ...refusals },
  }),
};
