import { gzipSync } from 'node:zlib';

/** The answer to a call: its status, its headers, and its body as JSON where it has one. */
interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A client as somebody writes it who knows the specification alone: addresses, JSON and a cookie. */
export interface WireClient {
  get(path: string): Promise<WireAnswer>;
  /** Without `body` nothing is sent, not even its type. */
  post(path: string, body?: unknown): Promise<WireAnswer>;
  put(path: string, body: unknown): Promise<WireAnswer>;
  /** JSON compressed with gzip, as an octet stream that says so. */
  putCompressed(path: string, body: unknown): Promise<WireAnswer>;
}

export const wireClient = (address: string): WireClient => {
  const cookies = new Map<string, string>();
  const call = async (method: string, path: string, sent: Omit<RequestInit, 'method'> = {}): Promise<WireAnswer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...Object(sent.headers), ...(cookie !== '' && { cookie }) };
    const response = await fetch(`${address}${path}`, { ...sent, method, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };
  const json = (body: unknown) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    get: path => call('GET', path),
    post: (path, body) => call('POST', path, body === undefined ? {} : json(body)),
    put: (path, body) => call('PUT', path, json(body)),
    putCompressed: (path, body) =>
      call('PUT', path, {
        headers: { 'content-type': 'application/octet-stream', 'content-encoding': 'gzip' },
        body: gzipSync(JSON.stringify(body)),
      }),
  };
};
