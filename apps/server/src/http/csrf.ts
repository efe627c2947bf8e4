import type { Endpoint } from '@commissary/contract';
import type { FastifyRequest } from 'fastify';
import { apiError, forbidden } from '../services/errors/index.ts';
import { mediaType } from './body/index.ts';

/**
 * Rejects requests that another site could make a browser send. A write needs a header that no form can set and a body
 * type that no form can have; a cross-site call is rejected whatever it does. A terminal sends no cookie, so its
 * permissions cannot be abused this way.
 */
export const rejectForgedRequest = (endpoint: Endpoint, request: FastifyRequest): void => {
  if (endpoint.access.kind === 'credential') return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw forbidden();
  if (endpoint.method === 'GET') return;
  if (request.headers['x-commissary'] !== '1') throw apiError(403, 'MISSING_HEADER', 'x-commissary');
};

/** A compressed document, a file and JSON each need their own content type. */
export const requireContentType = (endpoint: Endpoint, request: FastifyRequest): void => {
  if (endpoint.method === 'GET' || endpoint.body === undefined) return;
  const json = endpoint.encoding === 'gzip' ? 'application/octet-stream' : 'application/json';
  const takes = endpoint.accepts?.types ?? [json];
  if (!takes.includes(mediaType(request)) || request.headers['content-encoding'] !== undefined)
    throw apiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'content-type');
};
