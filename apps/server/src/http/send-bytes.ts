import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { File } from '@commissary/contract';
import { memoByIdentity } from '@commissary/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a body that many clients request: its bytes are encoded once for each encoding, and cached with the body. */
export const sendBytes = async (request: FastifyRequest, reply: FastifyReply, body: object): Promise<FastifyReply> => {
  const encoding = encodingOf(String(request.headers['accept-encoding'] ?? ''));
  const bytes = await encoded(body, encoding);
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
};

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

/** The highest level of Brotli takes a hundred times as long to save a few percent. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encode: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: bytes => promisify(brotliCompress)(bytes, brotli),
  gzip: bytes => promisify(gzip)(bytes),
  identity: async bytes => bytes,
};
