import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

/** The keys of the analytics services that this installation reports to. */
export const trackingSettings = z.object({ googleAnalyticsKey: z.string(), mixpanelToken: z.string() });

const facts = {
  version: z.string(),
  database: z.enum(['pglite', 'postgresql']),
  /** BUSY: within the last minute calls were answered with 503, because this process had too many at once. */
  calls: z.enum(['OK', 'BUSY']),
  /** Of the server that follows the database, where one is used. */
  replica: z.enum(['OK', 'LATE', 'GONE']).optional(),
  /** Of the ClickHouse that answers reports, where one is used: whether it answered when it was asked last. */
  clickHouse: z.enum(['OK', 'GONE']).optional(),
};

export const system = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the server and its database answer',
    access: { kind: 'public' },
    responses: {
      200: z.object({ status: z.literal('ok'), ...facts }),
      503: z.object({ status: z.literal('unavailable'), ...facts }),
    },
  }),
  trackingSettings: endpoint({
    method: 'GET',
    path: '/api/tracking/settings',
    summary: 'The keys of the analytics services that this installation reports to; empty ones switch tracking off',
    access: { kind: 'session' },
    responses: { 200: trackingSettings },
  }),
};
