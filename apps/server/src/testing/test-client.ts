import { gzipSync } from 'node:zlib';
import {
  type Client,
  type CommissaryContract,
  contract,
  createClient,
  type Endpoint,
  type File,
  type OutgoingRequest,
} from '@commissary/contract';
import type { InjectedCall, InjectedResponse, Server } from '../http/server.ts';

export type TestClient = Client<CommissaryContract>;

/** Cookies and headers of every call of one client, as a browser would store them. */
export interface Browser {
  readonly cookies: Map<string, string>;
  readonly headers: Record<string, string>;
  readonly address?: string;
}

export const newBrowser = (headers: Record<string, string> = {}): Browser => ({ cookies: new Map(), headers });

/** The typed client of a server without a network. A response that violates the contract throws. */
export const testClient = (server: Server, browser: Browser = newBrowser()): TestClient =>
  createClient(contract, async outgoing => {
    const answer = await send(server, browser, callOf(outgoing));
    const schema = outgoing.endpoint.responses[answer.status];
    if (schema === undefined) return answer;
    const checked = schema.safeParse(answer.body);
    if (!checked.success)
      throw new Error(`${outgoing.href} answered ${answer.status} against the contract: ${checked.error.message}`);
    return answer;
  });

/** One call with this browser's cookies; cookies of the response are stored. */
export const send = async (
  server: Server,
  browser: Browser,
  call: InjectedCall,
): Promise<{ readonly status: number; readonly body: unknown }> => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await server.inject({
    ...(browser.address === undefined ? {} : { address: browser.address }),
    ...call,
    headers: { ...browser.headers, ...(cookie === '' ? {} : { cookie }), ...call.headers },
  });
  for (const line of [answer.headers['set-cookie'] ?? []].flat()) keep(browser, String(line));
  return { status: answer.status, body: bodyOf(answer) };
};

const bodyOf = ({ text, bytes, headers }: InjectedResponse): unknown => {
  if (text === '') return undefined;
  const type = String(headers['content-type']);
  return type.startsWith('image/') ? { type, bytes } : JSON.parse(text);
};

const callOf = ({ endpoint, href, body, options }: OutgoingRequest): InjectedCall => {
  const headers: Record<string, string> = { 'x-commissary': '1' };
  if (options.background) headers['x-background'] = '1';
  if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
  const encoded = body === undefined ? {} : encode(endpoint, body);
  return { method: endpoint.method, url: href, ...encoded, headers: { ...headers, ...encoded.headers } };
};

/** A body in the form of the call, with its content type. */
export const encode = (endpoint: Endpoint, body: unknown): Pick<InjectedCall, 'body' | 'headers'> => {
  if (endpoint.accepts !== undefined) {
    const { type, bytes } = body as File;
    return { headers: { 'content-type': type }, body: bytes };
  }
  const text = JSON.stringify(body);
  return endpoint.encoding === 'gzip'
    ? { headers: { 'content-type': 'application/octet-stream' }, body: gzipSync(text) }
    : { headers: { 'content-type': 'application/json' }, body: text };
};

const keep = (browser: Browser, line: string): void => {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  if (value === '' || /max-age=0/i.test(line)) browser.cookies.delete(name);
  else browser.cookies.set(name, value);
};
