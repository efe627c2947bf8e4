import * as z from 'zod';
import { endpoint } from '../../endpoint.ts';
import { epochMs, idSchema, refusals } from '../../schemas/index.ts';

/** A location where items can go out of stock: it runs the menu. */
const place = z.object({
  locationId: idSchema,
  /** The version of its change list of the menu. */
  ver: z.int(),
  /** When it closes for today in store, by its live hours. */
  closes: epochMs,
});

/** Until when something is out of stock; null = until somebody puts it back. */
const until = epochMs.nullable();

/** Something that is out of stock at one or more locations. */
const outNow = z.object({
  menuId: idSchema,
  /** Of the value that says that it is out. */
  path: z.string(),
  name: z.string(),
  /** The names around it, such as that of its department. */
  within: z.array(z.string()),
  /** The number of locations, and the first of them by name. */
  locations: z.int(),
  locationIds: z.array(idSchema),
  /** The first and the last end of all locations. */
  untilFirst: until,
  untilLast: until,
  /** The time zones of the locations with the first and the last end. */
  firstZone: z.string(),
  lastZone: z.string(),
  /** Who took it off last, when, and the time zone of that location. */
  by: z.string(),
  at: epochMs,
  atZone: z.string(),
});
export type OutNow = z.output<typeof outNow>;

const outAt = z.object({
  menuId: idSchema,
  path: z.string(),
  locationId: idSchema,
  /** The version of its change list of the menu. */
  ver: z.int(),
  until,
  by: z.string(),
  at: epochMs,
});
export type OutAt = z.output<typeof outAt>;

const params = z.object({ companyId: idSchema });
const access = { kind: 'company', param: 'companyId' } as const;

/** What is out of stock, and where something can go out of stock. */
export const stock = {
  places: endpoint({
    method: 'GET',
    path: '/api/stock/:companyId/places',
    summary: 'The locations that run a menu, with the version of their changes and when they close for today',
    access,
    params,
    /** `tenantId`: a location alone, or the locations of a group. */
    query: z.object({ menuId: idSchema, tenantId: idSchema.optional() }),
    responses: { 200: z.array(place), ...refusals },
  }),
  outNow: endpoint({
    method: 'GET',
    path: '/api/stock/:companyId',
    summary: 'A page of what is out of stock, the newest first',
    access,
    params,
    query: z.object({
      tenantId: idSchema.optional(),
      /** How many entries come before the page. */
      skip: z.coerce.number().int().min(0).max(100_000).optional(),
      limit: z.coerce.number().int().min(1).max(200).optional(),
    }),
    responses: { 200: z.object({ entries: z.array(outNow), total: z.int() }), ...refusals },
  }),
  outAt: endpoint({
    method: 'GET',
    path: '/api/stock/:companyId/out-at',
    summary: 'The locations at which something, or anything, is out of stock, by name, until when and by whom',
    access,
    params,
    query: z.object({
      menuId: idSchema.optional(),
      path: z.string().max(500).optional(),
      tenantId: idSchema.optional(),
    }),
    responses: { 200: z.array(outAt), ...refusals },
  }),
};
