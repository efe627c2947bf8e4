import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal, refuse } from './services/refusal.ts';
import { demandSafe } from './services/safe-value.ts';

const mebibyte = 1024 * 1024;
export const bodyLimit = mebibyte;
/** Of a whole document, as it comes. */
export const documentBodyLimit = 8 * mebibyte;
const inflatedLimit = 64 * mebibyte;
const ratioLimit = 100;

/** Bodies are JSON, JSON compressed as an octet stream, or an image. Everything else is refused before it is read. */
export const acceptBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: unknown, body: Buffer) => {
    void request;
    return readJson(body);
  });
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    async (request: unknown, body: Buffer) => {
      void request;
      return readJson(await inflate(body));
    },
  );
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => ({
    type: mediaType(request),
    bytes: body,
  }));
};

export const mediaType = (request: FastifyRequest): string =>
  request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** Undefined for an empty body. */
export const readJson = (bytes: Uint8Array): unknown => {
  if (bytes.length === 0) return undefined;
  const value = parse(bytes);
  demandSafe(value, '/body');
  return value;
};

export const inflate = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const limit = Math.min(inflatedLimit, bytes.length * ratioLimit);
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: Math.max(1, limit) });
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(413, [{ code: 'BODY_TOO_LARGE', path: '/body' }]);
    throw refuse(400, 'INVALID_COMPRESSION', '/body');
  }
};

const decoder = new TextDecoder('utf-8', { fatal: true });

const parse = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw refuse(400, 'INVALID_JSON', '/body');
  }
};
