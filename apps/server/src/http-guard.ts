import type { Endpoint } from '@commissary/contract';
import type { FastifyRequest } from 'fastify';
import { forbidden, refuse } from './services/refusal.ts';

/**
 * Refuses what a page of somebody else could make a browser send. A write needs a header that no form can set and a body
 * type that no form can have; a call that another site began is refused whatever it does. A terminal brings no
 * cookie, so nobody can borrow its rights.
 */
export const guard = (endpoint: Endpoint, request: FastifyRequest): void => {
  if (endpoint.access.kind === 'credential') return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw forbidden();
  if (endpoint.method === 'GET') return;
  if (request.headers['x-commissary'] !== '1') throw refuse(403, 'MISSING_HEADER', 'x-commissary');
};

/** A compressed document must come as one, and only that may. */
export const demandEncoding = (endpoint: Endpoint, request: FastifyRequest): void => {
  if (endpoint.method === 'GET' || endpoint.body === undefined) return;
  const expected = endpoint.encoding === 'gzip' ? 'application/octet-stream' : 'application/json';
  const sent = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (sent !== expected || request.headers['content-encoding'] !== undefined)
    throw refuse(415, 'UNSUPPORTED_MEDIA_TYPE', 'content-type');
};
