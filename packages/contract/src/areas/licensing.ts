import { products } from '@commissary/domain';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { epochMs, idSchema, refusals } from '../schemas/index.ts';

const access = { kind: 'tenant', param: 'id', permission: 'locationLicensing' } as const;
const params = z.object({ id: idSchema });

const licensedFor = z.strictObject(
  Object.fromEntries(products.map(product => [product, z.boolean()])) as Record<
    (typeof products)[number],
    z.ZodBoolean
  >,
);

/** The license state of a location. `licensed`: its point of sale has used a token. */
export const license = z.object({
  id: idSchema,
  licensed: z.boolean(),
  /** A token was issued that can still be used. */
  tokenPending: z.boolean(),
  products: licensedFor,
  posVersion: z.string().nullable(),
});
export type License = z.output<typeof license>;

export const licensing = {
  status: endpoint({
    method: 'GET',
    path: '/api/licensing/status/:id',
    summary: 'What a location is licensed for',
    access,
    params,
    responses: { 200: license, ...refusals },
  }),
  setProducts: endpoint({
    method: 'PUT',
    path: '/api/licensing/status/:id',
    summary: 'License a location for products, or no longer',
    access,
    acting: 'refused',
    params,
    body: z.strictObject({ products: licensedFor }),
    ignores: ['id', 'licensed', 'tokenPending', 'posVersion'],
    responses: { 200: license, ...refusals },
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/api/licensing/revoke/:id',
    summary: 'Take the licence of the point of sale back, and a token that was not used yet',
    access,
    acting: 'refused',
    params,
    responses: { 200: z.literal(true), ...refusals },
  }),
  getToken: endpoint({
    method: 'GET',
    path: '/api/licensing/get-token/:id',
    summary: 'A token with which the point of sale gets its licence once; the one before it dies',
    access,
    acting: 'refused',
    params,
    responses: { 200: z.object({ token: z.string(), expiresAt: epochMs }), ...refusals },
  }),
  awaitTokenDeath: endpoint({
    method: 'GET',
    path: '/api/licensing/await-token-death/:id',
    summary: 'Waits up to 25 s until no token can be used any more: it was, or its time is over',
    access,
    params,
    responses: { 200: z.object({ dead: z.boolean() }), ...refusals },
  }),
};
