import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

/** The keys of the analytics services that this installation reports to. */
export const trackingSettings = z.object({ googleAnalyticsKey: z.string(), mixpanelToken: z.string() });

export const system = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the server and its database answer',
    access: { kind: 'public' },
    responses: {
      200: z.object({ status: z.literal('ok'), version: z.string(), database: z.enum(['pglite', 'postgresql']) }),
      503: z.object({
        status: z.literal('unavailable'),
        version: z.string(),
        database: z.enum(['pglite', 'postgresql']),
      }),
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
