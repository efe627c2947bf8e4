import { gzipSync } from 'node:zlib';
import { type Client, type CommissaryContract, contract, createClient } from '@commissary/contract';
import { limits } from '../time-limits.ts';

export type WebClient = Client<CommissaryContract>;

/** The server sent no response, or none from its database: whether it did what was requested is unknown. */
export class NoAnswer extends Error {
  constructor(cause?: unknown) {
    super('The server gave no answer.', { cause });
    this.name = 'NoAnswer';
  }
}

/**
 * A client that keeps its cookies and calls the current address of the server. A status of 500 and more throws; one
 * that reports an unavailable database counts as no response.
 */
export const webClient = (address: () => string, cookies = new Map<string, string>()): WebClient => {
  return createClient(contract, async ({ endpoint, href, body, options }) => {
    const text = JSON.stringify(body);
    const headers: Record<string, string> = { 'x-commissary': '1' };
    if (cookies.size > 0) headers.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
    if (text !== undefined)
      headers['content-type'] = endpoint.encoding === 'gzip' ? 'application/octet-stream' : 'application/json';
    const sent = text === undefined ? {} : { body: endpoint.encoding === 'gzip' ? gzipSync(text) : text };
    const patience = AbortSignal.timeout(limits.background);
    const signal = options.signal === undefined ? patience : AbortSignal.any([patience, options.signal]);
    const request = { method: endpoint.method, headers, signal, ...sent };
    const { status, lines, answer } = await receive(new URL(href, address()), request);
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    if (status === 503) throw new NoAnswer();
    if (status >= 500) throw new Error(`${endpoint.method} ${href} answered ${status}: ${answer}`);
    return { status, body: answer === '' ? undefined : JSON.parse(answer) };
  });
};

const receive = async (url: URL, request: RequestInit) => {
  try {
    const answer = await fetch(url, request);
    return { status: answer.status, lines: answer.headers.getSetCookie(), answer: await answer.text() };
  } catch (error) {
    throw new NoAnswer(error);
  }
};

/** Narrows a response to the one that the caller expects. */
export function demand<A extends { readonly status: number }>(
  answer: A,
): asserts answer is Extract<A, { status: 200 }> {
  if (answer.status !== 200) throw new Error(`Refused: ${JSON.stringify(answer)}`);
}
