import { gzipSync } from 'node:zlib';
import { randomPath } from './fuzz-mutations.ts';
import type { ValidRequest } from './valid-requests.ts';

const mostFlips = 8;

/** The bytes of a request on the wire, with a few flipped bits. */
export const flipBits = (
  call: ValidRequest,
  headers: Readonly<Record<string, string>>,
  random: () => number,
): Uint8Array => {
  const { endpoint, body } = call;
  const text = JSON.stringify(body) ?? '';
  const content = endpoint.encoding === 'gzip' ? gzipSync(text) : Buffer.from(text);
  const type = endpoint.encoding === 'gzip' ? 'application/octet-stream' : 'application/json';
  const lines = [
    `${endpoint.method} ${randomPath(call)} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: close',
    'x-commissary: 1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : [`content-type: ${type}`, `content-length: ${content.length}`]),
  ];
  const bytes = Buffer.concat([
    Buffer.from(`${lines.join('\r\n')}\r\n\r\n`),
    body === undefined ? Buffer.alloc(0) : content,
  ]);
  for (let flips = 1 + Math.floor(random() * mostFlips); flips > 0; flips--) {
    const at = Math.floor(random() * bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8));
  }
  return bytes;
};
