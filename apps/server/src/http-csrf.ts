import type { Endpoint } from '@commissary/contract';
import type { FastifyRequest } from 'fastify';
import { mediaType } from './http-request-body.ts';
import { apiError, forbidden } from './services/api-error.ts';

/**
 * Refuses what a page of somebody else could make a browser send. A write needs a header that no form can set and a body
 * type that no form can have; a call that another site began is refused whatever it does. A terminal brings no
 * cookie, so nobody can borrow its rights.
 */
export const rejectForgedRequest = (endpoint: Endpoint, request: FastifyRequest): void => {
  if (endpoint.access.kind === 'credential') return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw forbidden();
  if (endpoint.method === 'GET') return;
  if (request.headers['x-commissary'] !== '1') throw apiError(403, 'MISSING_HEADER', 'x-commissary');
};

/** A compressed document must come as one, a file as what the call takes, and everything else as JSON. */
export const requireContentType = (endpoint: Endpoint, request: FastifyRequest): void => {
  if (endpoint.method === 'GET' || endpoint.body === undefined) return;
  const json = endpoint.encoding === 'gzip' ? 'application/octet-stream' : 'application/json';
  const takes = endpoint.accepts?.types ?? [json];
  if (!takes.includes(mediaType(request)) || request.headers['content-encoding'] !== undefined)
    throw apiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'content-type');
};
