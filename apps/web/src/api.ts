import {
  contract,
  createClient,
  type Endpoint,
  type Failure,
  type File,
  type OutgoingRequest,
  type Transport,
} from '@commissary/contract';

/** A 400: what the person sent cannot be used, and why. */
export class UserError extends Error {
  readonly failures: readonly Failure[];

  constructor(failures: readonly Failure[]) {
    super(failures.map(({ code }) => code).join(', '));
    this.name = 'UserError';
    this.failures = failures;
  }
}

export type BareStatus = 401 | 403 | 404 | 409 | 500;

/** Every other refusal: the status alone, and 500 for whatever is not 401, 403, 404 or 409. */
export class StatusError extends Error {
  readonly status: BareStatus;

  constructor(status: BareStatus, cause?: unknown) {
    super(`status ${status}`, { cause });
    this.name = 'StatusError';
    this.status = status;
  }
}

/** A failure of the server (500) that it could give a reason for: it takes no more, of this or for now. */
export class RequestLimitError extends StatusError {
  /** `away`: for now it cannot do its work, and nobody knows whether it did this. */
  readonly reason: 'tooLarge' | 'tooMany' | 'full' | 'away';
  readonly failure: Failure | undefined;
  /** Null where it does not say when to come again. */
  readonly retryAfterSeconds: number | null;

  constructor(status: 413 | 429 | 503, failure: Failure | undefined, retryAfter: string | null) {
    super(500);
    this.name = 'TurnedAway';
    this.reason = status === 413 ? 'tooLarge' : status === 429 ? 'tooMany' : failure?.code === 'BUSY' ? 'full' : 'away';
    this.failure = failure;
    this.retryAfterSeconds = retryAfter !== null && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}

/** The error that an answer means; null when it is none. A 304 is none: the cached copy is kept. */
export const parseError = (
  status: number,
  body: unknown,
  retryAfter: string | null = null,
): UserError | StatusError | null => {
  if ((status >= 200 && status < 300) || status === 304) return null;
  if (status === 400) return new UserError(failuresOf(body));
  if (status === 413 || status === 429 || status === 503)
    return new RequestLimitError(status, failuresOf(body)[0], retryAfter);
  return new StatusError(bare.has(status) ? (status as BareStatus) : 500);
};

export const isCanceled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The body of a call that answers one success status; errors have been thrown before. */
export const responseBody = <A extends { readonly status: number; readonly body: unknown }>(
  answer: A,
): Extract<A, { readonly status: 200 }>['body'] => answer.body as Extract<A, { readonly status: 200 }>['body'];

/** Told of every 401, whichever call met it. */
export const onUnauthenticated = (listener: () => void): (() => void) => {
  unauthenticated.add(listener);
  return () => unauthenticated.delete(listener);
};

const unauthenticated = new Set<() => void>();
const bare: ReadonlySet<number> = new Set([401, 403, 404, 409]);
const timeoutMs = 60_000;

const failuresOf = (body: unknown): readonly Failure[] =>
  Array.isArray(body) ? body.filter((entry): entry is Failure => typeof entry?.code === 'string') : [];

const request = async ({ endpoint, href, body, options }: OutgoingRequest): Promise<Response> => {
  const headers = new Headers({ accept: 'application/json', 'x-commissary': '1' });
  if (options.background) headers.set('x-background', '1');
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  const timeout = AbortSignal.timeout(timeoutMs);
  return fetch(href, {
    method: endpoint.method,
    headers,
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    credentials: 'same-origin',
    ...(options.keepalive && { keepalive: true }),
    ...(body === undefined ? {} : { body: await encode(body, endpoint, headers) }),
  });
};

const encode = async (body: unknown, { accepts: takes, encoding }: Endpoint, headers: Headers): Promise<BodyInit> => {
  if (takes !== undefined) {
    const { type, bytes } = body as File;
    headers.set('content-type', type);
    return bytes;
  }
  const json = JSON.stringify(body);
  if (encoding !== 'gzip') {
    headers.set('content-type', 'application/json');
    return json;
  }
  headers.set('content-type', 'application/octet-stream');
  return new Response(new Blob([json]).stream().pipeThrough(new CompressionStream('gzip'))).blob();
};

const readBody = async (response: Response): Promise<unknown> => {
  if (response.status === 204 || response.status === 304) return undefined;
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const send: Transport = async outgoing => {
  let response: Response;
  let body: unknown;
  try {
    response = await request(outgoing);
    body = await readBody(response);
  } catch (error) {
    if (isCanceled(error)) throw error;
    throw new StatusError(500, error);
  }
  const error = parseError(response.status, body, response.headers.get('retry-after'));
  if (error === null) return { status: response.status, body };
  if (response.status === 401) for (const listener of unauthenticated) listener();
  throw error;
};

/** Every call of the product. It throws UserError or StatusError; what comes back is a success or a 304. */
export const api = createClient(contract, send);

/** Puts an image to the address that was signed for it: here, or at the store of objects that the server keeps them in. */
export const putImage = async ({ signedUrl, tccUrl }: SignedUpload, body: File): Promise<void> => {
  if (!signedUrl.startsWith('/')) return putElsewhere(signedUrl, tccUrl, body);
  await send({ endpoint: contract.images.put, href: signedUrl, body, options: {} });
};

interface SignedUpload {
  readonly signedUrl: string;
  readonly tccUrl: string;
}

/** The server looks at what came there when the image is first asked for, and knows of none unless it is one. */
const putElsewhere = async (signedUrl: string, tccUrl: string, { type, bytes }: File): Promise<void> => {
  const headers = { 'content-type': type };
  const put = await fetch(signedUrl, { method: 'PUT', headers, body: bytes, credentials: 'omit' });
  if (!put.ok) throw new StatusError(500);
  const found = await fetch(tccUrl, { redirect: 'manual' });
  if (found.status === 404) throw new UserError([{ code: 'NOT_AN_IMAGE' }]);
};

/** Sends a form to another host, and waits for no answer; the page may be gone by then. */
export const report = (url: string, body: Readonly<Record<string, string>>): void => {
  navigator.sendBeacon(url, new URLSearchParams(body));
};

/** What a stream tells. `lost` is followed by `snapshot` when the browser has found its way back by itself. */
export interface StreamListener {
  snapshot(body: unknown): void;
  beat(): void;
  lost(): void;
}

/** Follows a call that can stream; answers how to stop. Nothing that it hears keeps the session alive. */
export const openStream = (href: string, { snapshot, beat, lost }: StreamListener): (() => void) => {
  const source = new EventSource(href);
  source.addEventListener('snapshot', ({ data }) => snapshot(JSON.parse(data)));
  source.addEventListener('beat', beat);
  source.addEventListener('error', lost);
  return () => source.close();
};
