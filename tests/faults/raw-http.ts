import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { limits } from '../time-limits.ts';

export interface RawResponse {
  /** Null: the connection was closed without a response. */
  readonly status: number | null;
  readonly text: string;
  /** The media type; empty where there is none. */
  readonly type: string;
}

export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** The local address of the client, so that no limit on one address is reached by accident. */
  readonly from: string;
}

export type Exchange = ReturnType<typeof openRawHttp>;

/** A client for requests of any form, and for bytes that are no request. */
export const openRawHttp = (address: string) => {
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: false });
  const send = ({ method, path, headers, body, from }: RawRequest): Promise<RawResponse> =>
    new Promise((resolve, reject) => {
      const options = { agent, host: hostname, port, method, path, headers, localAddress: from };
      const asking = request(options, answer => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          // A stream has no end; what has arrived is enough.
          if (answer.headers['content-type']?.startsWith('text/event-stream')) answer.destroy();
        });
        answer.once('close', () =>
          resolve({
            status: answer.statusCode ?? null,
            text: Buffer.concat(chunks).toString(),
            type: answer.headers['content-type'] ?? '',
          }),
        );
      });
      asking.setTimeout(limits.background, () => reject(new Error(`${method} ${path.slice(0, 200)} was not answered`)));
      asking.once('error', () => resolve({ status: null, text: '', type: '' }));
      asking.end(body);
    });
  /** Sends bytes, ends the request, and returns the response. */
  const sendBytes = (bytes: Uint8Array, from: string): Promise<RawResponse> =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), localAddress: from });
      const chunks: Buffer[] = [];
      socket.setTimeout(limits.background, () => {
        socket.destroy();
        reject(new Error(`Bytes were not answered: ${Buffer.from(bytes.subarray(0, 200)).toString('latin1')}`));
      });
      socket.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (/^content-type: text\/event-stream/im.test(chunk.toString('latin1'))) socket.destroy();
      });
      socket.on('error', () => undefined);
      socket.once('close', () => {
        const text = Buffer.concat(chunks).toString('latin1');
        const status = /^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1];
        resolve({
          status: status === undefined ? null : Number(status),
          text: text.split('\r\n\r\n').at(-1) ?? '',
          type: '',
        });
      });
      socket.end(bytes);
    });
  return { send, sendBytes, close: () => agent.destroy() };
};
