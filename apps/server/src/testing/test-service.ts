import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { createHttpClient, type HttpClient, type Network } from '../adapters/http-client.ts';
import { testCertificate } from './test-certificate.ts';

/** The address of the service for a test server's settings. */
export const serviceAddress = 'https://labor.example/api';

export interface TestService {
  readonly outgoing: HttpClient;
  /** Its requests, in order: method, path, body. */
  readonly heard: string[];
  /** Its response to every request; null = a 500. */
  answers(body: unknown): void;
  /** Its behavior from now on, where that is more than a JSON body. */
  behaves(how: RequestListener): void;
  close(): Promise<void>;
}

/** A real service over TLS on a port of its own, and an HTTP client that reaches it. */
export const openTestService = async ({ patienceMs }: Pick<Network, 'patienceMs'> = {}): Promise<TestService> => {
  const heard: string[] = [];
  let body: unknown = {};
  let behavior: RequestListener | null = null;
  const behave: RequestListener = async (request, response) => {
    const sent: string[] = [];
    for await (const piece of request) sent.push(String(piece));
    heard.push([request.method, request.url, ...sent].join(' '));
    if (behavior !== null) return behavior(request, response);
    response.writeHead(body === null ? 500 : 200).end(body === undefined ? '' : JSON.stringify(body));
  };
  const service = createServer(testCertificate, (request, response) => void behave(request, response));
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', () => resolve()));
  const { port } = service.address() as AddressInfo;
  return {
    heard,
    outgoing: createHttpClient(
      { outgoingHosts: ['labor.example'] },
      {
        resolve: async () => ['8.8.8.8'],
        connect: () => connect(port, '127.0.0.1'),
        ca: testCertificate.cert,
        ...(patienceMs !== undefined && { patienceMs }),
      },
    ),
    answers: next => {
      body = next;
      behavior = null;
    },
    behaves: how => {
      behavior = how;
    },
    close: () => {
      service.closeAllConnections();
      return new Promise(resolve => service.close(() => resolve()));
    },
  };
};
