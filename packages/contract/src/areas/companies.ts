import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, refusals } from './shapes.ts';

export const company = z.object({ id, name: z.string() });

export const companies = {
  accessible: endpoint({
    method: 'GET',
    path: '/api/companies/accessible',
    summary: 'Companies that the signed-in person may open',
    access: { kind: 'session' },
    responses: { 200: z.array(company) },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/companies/:id',
    summary: 'One company',
    access: { kind: 'company', param: 'id', staff: true },
    params: z.object({ id }),
    responses: { 200: company, ...refusals },
  }),
  appVersion: endpoint({
    method: 'GET',
    path: '/api/companies/:id/appVersion',
    summary: 'The version of the console',
    access: { kind: 'company', param: 'id', staff: true },
    params: z.object({ id }),
    responses: { 200: z.object({ version: z.string(), environment: z.string() }), ...refusals },
  }),
};
