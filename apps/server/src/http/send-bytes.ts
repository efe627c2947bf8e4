import { createHash, hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { File } from '@commissary/contract';
import { memoByIdentity } from '@commissary/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isCached } from '../services/calls/index.ts';
import { createTurns } from '../services/turns/index.ts';

/** Sends a body that many clients request: its bytes are encoded once for each encoding, and cached with the body. */
export const sendBytes = async (request: FastifyRequest, reply: FastifyReply, body: object): Promise<FastifyReply> => {
  const encoding = encodingOf(String(request.headers['accept-encoding'] ?? ''));
  return send(reply.type('application/json; charset=utf-8'), encoding, await encoded(body, encoding));
};

/** Sends a text that everybody gets: it is compressed once for each encoding, and cached with the file. */
export const sendText = async (request: FastifyRequest, reply: FastifyReply, file: File): Promise<FastifyReply> => {
  const encoding = encodingOf(String(request.headers['accept-encoding'] ?? ''));
  return send(reply.type(file.type), encoding, await encodedFile(file, encoding));
};

const send = (reply: FastifyReply, encoding: Encoding, bytes: Buffer): FastifyReply => {
  reply.header('vary', 'accept-encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
};

/** Sends a body that the client may keep, as long as it asks each time whether it is still the same; then nothing of it. */
export const sendPolled = async (request: FastifyRequest, reply: FastifyReply, body: object): Promise<FastifyReply> => {
  const json = isCached(body) ? null : await jsonInTurns(body);
  const etag = json === null ? keptEtag(body) : await etagInTurns(json);
  reply.header('cache-control', 'private, no-cache').header('etag', etag);
  if (isAmong(etag, String(request.headers['if-none-match'] ?? ''))) return reply.status(304).send();
  if (json === null) return sendBytes(request, reply, body);
  return reply.type('application/json; charset=utf-8').send(json);
};

const etagOf = (json: string): string => `W/"${hash('sha256', json, 'base64url')}"`;

/** The same of what may be long. */
const etagInTurns = async (json: string | Buffer): Promise<string> => {
  if (typeof json === 'string') return etagOf(json);
  const turn = createTurns();
  const hashing = createHash('sha256');
  for (let from = 0; from < json.length; from += hashedBytes) {
    hashing.update(json.subarray(from, from + hashedBytes));
    await turn();
  }
  return `W/"${hashing.digest('base64url')}"`;
};

const keptEtag = memoByIdentity((body: object): string => etagOf(JSON.stringify(body)));

/** So many members of a list are written at once, and so many bytes hashed. */
const [portion, hashedBytes] = [200, 1_048_576];

/** The JSON of a body; of a long list its bytes, written in portions with turns of other calls between them. */
export const jsonInTurns = async (body: unknown): Promise<string | Buffer> => {
  if (!Array.isArray(body) || body.length <= portion) return JSON.stringify(body);
  const turn = createTurns();
  const parts: Buffer[] = [];
  for (let from = 0; from < body.length; from += portion) {
    const members = JSON.stringify(body.slice(from, from + portion)).slice(1, -1);
    parts.push(Buffer.from(`${from === 0 ? '[' : ','}${members}`));
    await turn();
  }
  return Buffer.concat([...parts, Buffer.from(']')]);
};

/** Weak and strong tags compare alike: the bytes differ by their compression only. */
const isAmong = (etag: string, known: string): boolean =>
  known.split(',').some(one => one.trim().replace(/^W\//, '') === etag.slice(2));

/** Sends a file unchanged. */
export const sendFile = (reply: FastifyReply, { type, bytes }: File): FastifyReply =>
  reply.type(type).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));

type Encoding = 'br' | 'gzip' | 'identity';

const encodingOf = (accepted: string): Encoding => {
  const takes = (name: string): boolean =>
    new RegExp(`(^|[ ,])${name}(?!;q=0(?:\\.0+)?(?:,|$))(?=[ ,;]|$)`).test(accepted);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
};

const encoded = memoByIdentity(
  (body: object, encoding: Encoding): Promise<Buffer> => encode[encoding](Buffer.from(JSON.stringify(body))),
);

const encodedFile = memoByIdentity(
  ({ bytes }: File, encoding: Encoding): Promise<Buffer> => encode[encoding](Buffer.from(bytes)),
);

/** The highest level of Brotli takes a hundred times as long to save a few percent. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encode: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: bytes => promisify(brotliCompress)(bytes, brotli),
  gzip: bytes => promisify(gzip)(bytes),
  identity: async bytes => bytes,
};
