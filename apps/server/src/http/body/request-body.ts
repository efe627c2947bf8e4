import type { Readable } from 'node:stream';
import type { BodyLimits, Endpoint } from '@commissary/contract';
import { identityMap } from '@commissary/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiError } from '../../services/errors/index.ts';
import type { BodyValidator, CallName } from './body-validator.ts';
import type { Slot } from './concurrency-limits.ts';
import { decompressed } from './decompress.ts';
import { checkPart } from './validate.ts';

/** The limits of the body of an admitted call. */
export interface BodyAdmission {
  readonly call: CallName;
  readonly endpoint: Endpoint;
  readonly limits: BodyLimits;
  readonly slot: Slot;
  /** The error beyond the limits: the body is too large, or the sender lacks the permission for that size. */
  readonly beyond: () => ApiError;
}

export interface BodyReader {
  /** Admits a body. A body whose declared length is too large is rejected before it is read. */
  admit(request: FastifyRequest, admitted: BodyAdmission): void;
}

/**
 * Bodies are JSON, JSON compressed as an octet stream, or an image. They are read only for admitted calls, counted
 * while they arrive, and validated: `request.body` of a handler has passed the call's own schema.
 */
export const createBodyReader = (app: FastifyInstance, validator: BodyValidator): BodyReader => {
  const admitted = identityMap<FastifyRequest, BodyAdmission>();
  const read = async (request: FastifyRequest, payload: Readable): Promise<unknown> => {
    const one = admitted.get(request);
    // No call of the contract: its handler needs no body.
    if (one === undefined) return undefined;
    const { call, endpoint } = one;
    if (endpoint.accepts !== undefined) {
      const bytes = await collectBody(bodyStream(payload, one));
      return checkPart(endpoint, 'body', { type: mediaType(request), bytes });
    }
    return validator.bodyOf(call, endpoint, await countBytes(payload, one), one.limits);
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(['application/json', 'application/octet-stream'], read);
  app.addContentTypeParser(/^image\//, read);
  return {
    admit: (request, one) => {
      if ((declaredLength(request) ?? 0) > one.limits.bytes) throw one.beyond();
      admitted.set(request, one);
    },
  };
};

/** The declared length of the body: 0 for none, null when it is not declared. */
export const declaredLength = ({ headers }: FastifyRequest): number | null =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : null;

/**
 * The bytes as they arrive. Ending the iteration early keeps the connection open, so that the response gets through.
 */
const bodyStream = async function* (
  payload: Readable,
  { limits, slot, beyond }: BodyAdmission,
): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > limits.bytes) throw beyond();
    slot.grow(chunk.length);
    yield chunk;
  }
};

/** The whole body, decompressed. Throws when it exceeds the limit. */
const countBytes = async (payload: Readable, one: BodyAdmission): Promise<Buffer> => {
  const came = bodyStream(payload, one);
  return collectBody(one.endpoint.encoding === 'gzip' ? decompressed(came, one) : came);
};

const collectBody = async (chunks: AsyncIterable<Buffer>): Promise<Buffer> => {
  const whole: Buffer[] = [];
  for await (const chunk of chunks) whole.push(chunk);
  return Buffer.concat(whole);
};

export const mediaType = (request: FastifyRequest): string =>
  request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
