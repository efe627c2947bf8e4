import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Replaces a response on its way: returns the response to send, or null to close the connection. */
export type Fault = (answer: {
  readonly path: string;
  readonly status: number;
  readonly body: Buffer;
  /** Of the request. */
  readonly headers: IncomingHttpHeaders;
}) => { readonly status: number; readonly body: Buffer; readonly cutAt?: number } | null;

export interface FaultyProxy {
  readonly address: string;
  fault: Fault;
  close(): Promise<void>;
}

export const intact: Fault = ({ status, body }) => ({ status, body });

/** No address answers with content, as where a cache in between has lost it: only the calls of the server are left. */
export const withoutAddresses =
  (fault: Fault): Fault =>
  answer =>
    answer.path.startsWith('/api/content/') ? { status: 404, body: Buffer.from('[]') } : fault(answer);

/** A proxy to the server that can corrupt every response. */
export const startFaultyProxy = async (server: string, port = 0): Promise<FaultyProxy> => {
  const road = { fault: intact };
  const listener = createServer((request, response) => {
    pass(server, road.fault, request, response).catch(() => response.destroy());
  });
  await new Promise<void>(resolve => listener.listen(port, '127.0.0.1', resolve));
  const { port: bound } = listener.address() as AddressInfo;
  return Object.assign(road, {
    address: `http://127.0.0.1:${bound}`,
    close: () =>
      new Promise<void>(resolve => {
        listener.close(() => resolve());
        listener.closeAllConnections();
      }),
  });
};

const pass = async (
  server: string,
  fault: Fault,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const answer = await fetch(new URL(request.url ?? '/', server), {
    method: request.method ?? 'GET',
    headers: Object.fromEntries(
      ['authorization', 'content-type', 'x-commissary'].flatMap(name => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    ),
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  const body = Buffer.from(await answer.arrayBuffer());
  const spoilt = fault({ path: request.url ?? '/', status: answer.status, body, headers: request.headers });
  if (spoilt === null) {
    response.destroy();
    return;
  }
  const { status, body: sent, cutAt } = spoilt;
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': sent.length });
  if (cutAt === undefined || status === 304) response.end(status === 304 ? undefined : sent);
  else response.write(sent.subarray(0, cutAt), () => response.destroy());
};
