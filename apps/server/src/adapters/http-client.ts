import { lookup } from 'node:dns/promises';
import { request as requestOver } from 'node:https';
import { connect as connectTo, type Socket } from 'node:net';
import { connect as secure } from 'node:tls';
import type * as z from 'zod';
import type { ServerConfig } from '../config/index.ts';
import { isPublicAddress } from './public-address.ts';

/** Why a call to another service failed. No reason contains anything that was sent or received. */
export type HttpClientFailure =
  /** The address is not an `https` address of a host that the installation allows. */
  | 'NOT_ALLOWED'
  /** The name leads into a private network, or nowhere. */
  | 'NO_PUBLIC_ADDRESS'
  /** No connection, or one whose certificate is not the host's. */
  | 'NO_CONNECTION'
  | 'TOO_SLOW'
  /** Anything but a 2xx; a redirect is not followed. */
  | 'REFUSED'
  /** Too long, no JSON, or not what was asked for. */
  | 'BAD_ANSWER';

/** How far a call came that failed. */
export interface Delivery {
  /** The status of the response; null: there was none. */
  readonly status: number | null;
  /** The service may have received the request. */
  readonly mayHaveArrived: boolean;
}

export class HttpClientError extends Error {
  readonly code: HttpClientFailure;
  readonly delivery: Delivery;

  constructor(code: HttpClientFailure, host: string, delivery: Delivery = notSent) {
    super(`The call to ${host} failed: ${code}`);
    this.name = 'OutgoingError';
    this.code = code;
    this.delivery = delivery;
  }
}

const notSent: Delivery = { status: null, mayHaveArrived: false };

export interface HttpRequest<S extends z.ZodType> {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** The schema of a successful response; any other response is a failure. */
  readonly answer: S;
}

/** The only way in which this server calls other services. */
export interface HttpClient {
  /** Throws an `HttpClientError`, after 5 s at the latest. */
  call<S extends z.ZodType>(call: HttpRequest<S>): Promise<z.output<S>>;
}

/** The network; tests replace it. */
export interface Network {
  resolve(host: string): Promise<readonly string[]>;
  connect(address: string, port: number): Socket;
  /** Certificates to trust in place of the system's. */
  readonly ca?: string;
  readonly patienceMs?: number;
}

const timeoutMs = 5_000;
const longestAnswer = 1024 * 1024;
const httpsPort = 443;

const realNetwork: Network = {
  resolve: async host => (await lookup(host, { all: true })).map(({ address }) => address),
  connect: (address, port) => connectTo({ host: address, port }),
};

export const createHttpClient = (
  { outgoingHosts }: Pick<ServerConfig, 'outgoingHosts'>,
  network = realNetwork,
): HttpClient => ({
  call: async call => {
    const url = allowedUrl(call.url, outgoingHosts);
    const signal = AbortSignal.timeout(network.patienceMs ?? timeoutMs);
    try {
      const address = await within(signal, publicAddress(network, url.hostname));
      const { status, text } = await exchange(network, url, address, call, signal);
      const parsed = call.answer.safeParse(parse(text));
      if (!parsed.success) throw new HttpClientError('BAD_ANSWER', url.hostname, { status, mayHaveArrived: true });
      return parsed.data;
    } catch (error) {
      const failure = error instanceof HttpClientError ? error : new HttpClientError('NO_CONNECTION', url.hostname);
      throw signal.aborted ? new HttpClientError('TOO_SLOW', url.hostname, failure.delivery) : failure;
    }
  },
});

/** The list holds host names, so a numeric address never matches, however it is written. */
const allowedUrl = (text: string, hosts: readonly string[]): URL => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isAllowed =
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    hosts.includes(url.hostname);
  if (url === null || !isAllowed) throw new HttpClientError('NOT_ALLOWED', url?.hostname ?? 'nowhere');
  return url;
};

/** One private address among several rejects all of them: the name server could choose that one. */
const publicAddress = async (network: Network, host: string): Promise<string> => {
  const addresses = await network.resolve(host).catch(() => []);
  const [first] = addresses;
  if (first === undefined || !addresses.every(isPublicAddress)) throw new HttpClientError('NO_PUBLIC_ADDRESS', host);
  return first;
};

interface Received {
  readonly status: number;
  readonly text: string;
}

/** Connects to the address that was checked: a second lookup could return another one. */
const exchange = (
  network: Network,
  url: URL,
  address: string,
  { method = 'GET', headers = {}, body }: HttpRequest<z.ZodType>,
  signal: AbortSignal,
): Promise<Received> => {
  const { promise, resolve, reject } = Promise.withResolvers<Received>();
  const sent = body === undefined ? undefined : JSON.stringify(body);
  let delivery = notSent;
  const fail = (code: HttpClientFailure): void => reject(new HttpClientError(code, url.hostname, delivery));
  const request = requestOver(url, {
    method,
    signal,
    defaultPort: httpsPort,
    headers: { ...headers, accept: 'application/json', ...(sent && { 'content-type': 'application/json' }) },
    // With a connection of its own the request has no agent, which would resolve the name again.
    createConnection: () =>
      secure({
        socket: network.connect(address, httpsPort),
        servername: url.hostname,
        // Set explicitly, so that no environment variable can switch it off.
        rejectUnauthorized: true,
        ...(network.ca !== undefined && { ca: network.ca }),
      }).once('secureConnect', () => {
        // Nothing is sent before.
        delivery = { status: null, mayHaveArrived: true };
      }),
  });
  request.on('error', () => fail('NO_CONNECTION'));
  request.on('response', response => {
    const { statusCode = 0 } = response;
    delivery = { status: statusCode, mayHaveArrived: true };
    const pieces: Buffer[] = [];
    let length = 0;
    response.on('error', () => fail('NO_CONNECTION'));
    if (statusCode < 200 || statusCode > 299) {
      request.destroy();
      return fail('REFUSED');
    }
    response.on('data', (piece: Buffer) => {
      pieces.push(piece);
      length += piece.length;
      if (length <= longestAnswer) return;
      fail('BAD_ANSWER');
      request.destroy();
    });
    response.on('end', () => resolve({ status: statusCode, text: Buffer.concat(pieces).toString('utf8') }));
  });
  request.end(sent);
  return promise;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const within = async <T>(signal: AbortSignal, work: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = (): void => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
};
