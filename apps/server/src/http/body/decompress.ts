import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { BodyLimits } from '@commissary/contract';
import { ApiError, apiError, tooLarge } from '../../services/errors/index.ts';
import type { Slot } from './concurrency-limits.ts';

const ratioLimit = 100;
const chunkSize = 64 * 1024;

/**
 * Decompresses a body piece by piece. Throws when it is larger than allowed, or compressed more than any text can be.
 */
export const decompressed = async function* (
  packed: AsyncIterable<Buffer>,
  { limits, slot }: { readonly limits: BodyLimits; readonly slot: Slot },
): AsyncGenerator<Buffer> {
  let came = 0;
  let length = 0;
  const counted = async function* () {
    for await (const chunk of packed) {
      came += chunk.length;
      yield chunk;
    }
  };
  const gunzip = createGunzip({ chunkSize });
  // An error that ends it early also ends the reading below, with the same error.
  const ended = pipeline(Readable.from(counted(), { objectMode: false }), gunzip).catch(() => undefined);
  try {
    for await (const chunk of gunzip) {
      length += chunk.length;
      if (length > limits.unpackedBytes) throw tooLarge(limits.unpackedBytes);
      if (length > came * ratioLimit) throw tooLarge(null);
      slot.grow(chunk.length);
      yield chunk as Buffer;
    }
  } catch (error) {
    throw error instanceof ApiError || !isZlib(error) ? error : apiError(400, 'INVALID_COMPRESSION', '/body');
  } finally {
    gunzip.destroy();
    await ended;
  }
};

const isZlib = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^Z_|^ERR_(?:STREAM_PREMATURE_CLOSE|ZLIB)/.test(String(error.code));
