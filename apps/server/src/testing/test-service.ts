import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { createHttpClient, type HttpClient, type Network } from '../adapters/http-client.ts';
import { testCertificate } from './test-certificate.ts';

/** The address of the service for a test server's settings. */
export const serviceAddress = 'https://labor.example/api';

/** What a service does with a request whose body has arrived. */
export type ServiceBehavior = (request: IncomingMessage, response: ServerResponse, body: string) => void;

export interface TestService {
  readonly outgoing: HttpClient;
  readonly port: number;
  /** Its requests, in order: method, path, body. */
  readonly heard: string[];
  /** Its response to every request; null = a 500. */
  answers(body: unknown): void;
  /** Its behavior from now on, where that is more than a JSON body. */
  behaves(how: ServiceBehavior): void;
  close(): Promise<void>;
}

/** A real service over TLS on a port of its own, and an HTTP client that reaches it, which waits as long as is said. */
export const openTestService = async (waiting: Pick<Network, 'patienceMs'> = {}): Promise<TestService> => {
  const heard: string[] = [];
  let body: unknown = {};
  let behavior: ServiceBehavior | null = null;
  const behave = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const sent: string[] = [];
    for await (const piece of request) sent.push(String(piece));
    heard.push([request.method, request.url, ...sent].join(' '));
    if (behavior !== null) return behavior(request, response, sent.join(''));
    response.writeHead(body === null ? 500 : 200).end(body === undefined ? '' : JSON.stringify(body));
  };
  const service = createServer(testCertificate, (request, response) => void behave(request, response));
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', () => resolve()));
  const { port } = service.address() as AddressInfo;
  return {
    heard,
    port,
    outgoing: createHttpClient(
      { outgoingHosts: ['labor.example'] },
      {
        resolve: async () => ['8.8.8.8'],
        connect: () => connect(port, '127.0.0.1'),
        ca: testCertificate.cert,
        get patienceMs() {
          return waiting.patienceMs ?? 30_000;
        },
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
