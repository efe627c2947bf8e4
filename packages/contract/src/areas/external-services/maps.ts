import * as z from 'zod';
import { endpoint } from '../../endpoint.ts';
import { idSchema, refusals } from '../../schemas/index.ts';

/** A possible point of an address. Degrees. */
const geocodedAddress = z.object({ lat: z.number(), lng: z.number(), label: z.string() });

/**
 * Why no address was found. `NOT_CONFIGURED`: the installation has no geocoding service. `SERVICE_FAILED`: the service
 * returned no valid response.
 */
const findProblem = z.enum(['NOT_CONFIGURED', 'SERVICE_FAILED']);

export const maps = {
  settings: endpoint({
    method: 'GET',
    path: '/api/maps/settings',
    summary: 'What this installation draws maps with, and whether it can look addresses up',
    access: { kind: 'session' },
    responses: {
      200: z.object({
        /** The URL template of map tiles, with `{z}`, `{x}` and `{y}` in it; null = the map has no background. */
        tiles: z.string().nullable(),
        /** The attribution that the map must show. */
        attribution: z.string(),
        findsAddresses: z.boolean(),
      }),
    },
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/maps/:companyId/find',
    summary: 'Where an address is: the places that it may mean, the likeliest first, five at most',
    access: { kind: 'company', param: 'companyId', permission: 'locationSettings' },
    params: z.object({ companyId: idSchema }),
    query: z.object({ address: z.string().trim().min(3).max(200) }),
    perMinute: 60,
    responses: {
      200: z.object({ places: z.array(geocodedAddress), problem: findProblem.nullable() }),
      ...refusals,
    },
  }),
};
