import type { Readable } from 'node:stream';
import type { BodyLimits, Endpoint } from '@commissary/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BodyValidator, CallName } from './http-body-validator.ts';
import type { Slot } from './http-concurrency-limits.ts';
import { decompressed } from './http-decompress.ts';
import { checkPart } from './http-validate.ts';
import type { ApiError } from './services/api-error.ts';
import { createJsonStructureCounter } from './services/json-structure-limits.ts';

/** What may come with a call that has been let in. */
export interface BodyAdmission {
  readonly call: CallName;
  readonly endpoint: Endpoint;
  readonly limits: BodyLimits;
  readonly room: Slot;
  /** What is said of more: the body is too large, or its sender may not send so much. */
  readonly beyond: () => ApiError;
}

export interface BodyReader {
  /** Lets a body come. One that says to be too large is refused before a byte of it is read. */
  admit(request: FastifyRequest, admitted: BodyAdmission): void;
}

/**
 * Bodies are JSON, JSON compressed as an octet stream, or an image. They are read of calls that were let in only, counted while
 * they come, and checked: what a handler finds in `request.body` has passed the call's own schema.
 */
export const createBodyReader = (app: FastifyInstance, judge: BodyValidator): BodyReader => {
  const admitted = new WeakMap<FastifyRequest, BodyAdmission>();
  const read = async (request: FastifyRequest, payload: Readable): Promise<unknown> => {
    const one = admitted.get(request);
    // No call of the contract: whatever answers wants no body.
    if (one === undefined) return undefined;
    const { call, endpoint } = one;
    if (endpoint.accepts !== undefined) {
      const bytes = await collectBody(bodyStream(payload, one));
      return checkPart(endpoint, 'body', { type: mediaType(request), bytes });
    }
    return judge.bodyOf(call, endpoint, await countBytes(payload, one));
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

/** What the head says of a body: nothing for none, and null where it does not say how long. */
export const declaredLength = ({ headers }: FastifyRequest): number | null =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : null;

/** The bytes as they come. Whoever stops reading leaves the connection whole, so that the answer gets through. */
const bodyStream = async function* (
  payload: Readable,
  { limits, room, beyond }: BodyAdmission,
): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > limits.bytes) throw beyond();
    room.grow(chunk.length);
    yield chunk;
  }
};

/** The whole body, unpacked. It ends where it holds more than it may. */
const countBytes = async (payload: Readable, one: BodyAdmission): Promise<Buffer> => {
  const { large, encoding } = one.endpoint;
  const came = bodyStream(payload, one);
  const structure = createJsonStructureCounter(one.limits, { jsonInText: large?.jsonInText === true });
  return collectBody(encoding === 'gzip' ? decompressed(came, one) : came, structure.add);
};

const collectBody = async (
  chunks: AsyncIterable<Buffer>,
  look: (chunk: Buffer) => void = () => undefined,
): Promise<Buffer> => {
  const whole: Buffer[] = [];
  for await (const chunk of chunks) {
    look(chunk);
    whole.push(chunk);
  }
  return Buffer.concat(whole);
};

export const mediaType = (request: FastifyRequest): string =>
  request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
