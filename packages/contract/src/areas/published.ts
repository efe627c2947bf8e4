import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, publishedRecord, refusals } from '../schemas/index.ts';

const one = z.object({ id: idSchema });
const live = (path: string, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    access: { kind: 'tenant', param: 'id' },
    params: one,
    responses: { 200: publishedRecord, ...refusals },
  });

/** The live configuration of a location, with all overrides applied; 404 when nothing was ever published. */
export const published = {
  settings: live('/api/published-config/location-settings/:id', 'Live location settings of a location'),
  menu: live('/api/published-config/menus/:id', 'Live menu of a location'),
  employment: live('/api/published-config/employment/:id', 'Live employment document of a location'),
};
