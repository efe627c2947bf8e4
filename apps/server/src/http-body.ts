import type { Readable } from 'node:stream';
import type { BodyLimits, Endpoint } from '@commissary/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallName, Judge } from './http-judge.ts';
import type { Taken } from './http-room.ts';
import { unpacked } from './http-unpack.ts';
import { checkPart } from './http-validate.ts';
import type { Refusal } from './services/refusal.ts';
import { countStructure } from './services/structure-count.ts';

/** What may come with a call that has been let in. */
export interface Admitted {
  readonly call: CallName;
  readonly endpoint: Endpoint;
  readonly limits: BodyLimits;
  readonly room: Taken;
  /** What is said of more: the body is too large, or its sender may not send so much. */
  readonly beyond: () => Refusal;
}

export interface Bodies {
  /** Lets a body come. One that says to be too large is refused before a byte of it is read. */
  admit(request: FastifyRequest, admitted: Admitted): void;
}

/**
 * Bodies are JSON, JSON compressed as an octet stream, or an image. They are read of calls that were let in only, counted while
 * they come, and checked: what a handler finds in `request.body` has passed the call's own schema.
 */
export const acceptBodies = (app: FastifyInstance, judge: Judge): Bodies => {
  const admitted = new WeakMap<FastifyRequest, Admitted>();
  const read = async (request: FastifyRequest, payload: Readable): Promise<unknown> => {
    const one = admitted.get(request);
    // No call of the contract: whatever answers wants no body.
    if (one === undefined) return undefined;
    const { call, endpoint } = one;
    if (endpoint.takes !== undefined) {
      const bytes = await collected(arriving(payload, one));
      return checkPart(endpoint, 'body', { type: mediaType(request), bytes });
    }
    return judge.bodyOf(call, endpoint, await counted(payload, one));
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(['application/json', 'application/octet-stream'], read);
  app.addContentTypeParser(/^image\//, read);
  return {
    admit: (request, one) => {
      if ((lengthSaid(request) ?? 0) > one.limits.bytes) throw one.beyond();
      admitted.set(request, one);
    },
  };
};

/** What the head says of a body: nothing for none, and null where it does not say how long. */
export const lengthSaid = ({ headers }: FastifyRequest): number | null =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : null;

/** The bytes as they come. Whoever stops reading leaves the connection whole, so that the answer gets through. */
const arriving = async function* (payload: Readable, { limits, room, beyond }: Admitted): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > limits.bytes) throw beyond();
    room.grow(chunk.length);
    yield chunk;
  }
};

/** The whole body, unpacked. It ends where it holds more than it may. */
const counted = async (payload: Readable, one: Admitted): Promise<Buffer> => {
  const { large, encoding } = one.endpoint;
  const came = arriving(payload, one);
  const structure = countStructure(one.limits, { jsonInText: large?.jsonInText === true });
  return collected(encoding === 'gzip' ? unpacked(came, one) : came, structure.add);
};

const collected = async (
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
