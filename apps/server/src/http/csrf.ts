import type { Endpoint } from '@commissary/contract';
import type { FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config/index.ts';
import { apiError, forbidden } from '../services/errors/index.ts';
import { declaredLength, mediaType } from './body/index.ts';

/**
 * Rejects requests that another site made a browser send, in the manner of `CrossOriginProtection` of Go 1.25. A browser
 * says in `Sec-Fetch-Site` where a request comes from: a write has to come from this origin, or from the person directly,
 * and another site's call is rejected whatever it does. Without that header an `Origin` has to be ours. A sender with
 * neither is no browser, so it has no cookie that somebody else could make it send. A terminal sends none at all.
 */
export const rejectForgedRequest = (
  { access, method }: Endpoint,
  { headers }: FastifyRequest,
  { address }: Pick<ServerConfig, 'address'>,
): void => {
  if (access.kind === 'credential') return;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw forbidden();
  if (method === 'GET') return;
  const isOurs =
    site === undefined
      ? headers.origin === undefined || headers.origin === address || hostOf(headers.origin) === headers.host
      : site === 'same-origin' || site === 'none';
  if (!isOurs) throw apiError(403, 'CROSS_SITE', 'origin');
};

/** Undefined for an origin that has none, such as `null`. */
const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/** A compressed document, a file and JSON each need their own content type. A call without a body needs none. */
export const requireContentType = (endpoint: Endpoint, request: FastifyRequest): void => {
  if (endpoint.method === 'GET' || endpoint.body === undefined) return;
  const { 'content-type': type, 'content-encoding': coding } = request.headers;
  if (type === undefined && declaredLength(request) === 0) return;
  const isGzip = endpoint.encoding === 'gzip';
  const takes = endpoint.accepts?.types ?? [isGzip ? 'application/octet-stream' : 'application/json'];
  // The stream is compressed, whether or not the sender says so once more.
  const isCoded = coding !== undefined && !(isGzip && coding.trim().toLowerCase() === 'gzip');
  if (!takes.includes(mediaType(request)) || isCoded) throw apiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'content-type');
};
