import {
  contract,
  createClient,
  type Endpoint,
  type Failure,
  type File,
  type OutgoingRequest,
  type Transport,
  worksSignedOut,
} from '@commissary/contract';

/** A 400: what the user sent is not valid, and why. */
export class UserError extends Error {
  readonly failures: readonly Failure[];

  constructor(failures: readonly Failure[]) {
    super(failures.map(({ code }) => code).join(', '));
    this.name = 'UserError';
    this.failures = failures;
  }
}

export type BareStatus = 401 | 403 | 404 | 409 | 500;

/** Every other error response: the status alone, and 500 for all but 401, 403, 404 and 409. */
export class StatusError extends Error {
  readonly status: BareStatus;
  /** Of a conflict, what is in the way. */
  readonly failures: readonly Failure[];

  constructor(status: BareStatus, cause?: unknown, failures: readonly Failure[] = []) {
    super(`status ${status}`, { cause });
    this.name = 'StatusError';
    this.status = status;
    this.failures = failures;
  }
}

/** A failure of the server (500) with a reason: a limit of this request, or a temporary one. */
export class RequestLimitError extends StatusError {
  /** `away`: the server is temporarily unable to process requests, and whether it processed this one is unknown. */
  readonly reason: 'tooLarge' | 'tooMany' | 'full' | 'away';
  readonly failure: Failure | undefined;
  /** Null where the response does not state when to try again. */
  readonly retryAfterSeconds: number | null;

  constructor(status: 413 | 429 | 503, failure: Failure | undefined, retryAfter: string | null) {
    super(500);
    this.name = 'TurnedAway';
    this.reason = status === 413 ? 'tooLarge' : status === 429 ? 'tooMany' : failure?.code === 'BUSY' ? 'full' : 'away';
    this.failure = failure;
    this.retryAfterSeconds = retryAfter !== null && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}

/** The error of a response; null when it is none. A 304 is none: the cached copy is kept. */
export const parseError = (
  status: number,
  body: unknown,
  retryAfter: string | null = null,
): UserError | StatusError | null => {
  if ((status >= 200 && status < 300) || status === 304) return null;
  if (status === 400 || isOfActing(status, body)) return new UserError(failuresOf(body));
  if (status === 413 || status === 429 || status === 503)
    return new RequestLimitError(status, failuresOf(body)[0], retryAfter);
  return new StatusError(bare.has(status) ? (status as BareStatus) : 500, undefined, failuresOf(body));
};

/** A 403 whose cause is not a permission of the person, but that somebody else acts as this person. */
const isOfActing = (status: number, body: unknown): boolean =>
  status === 403 && failuresOf(body).some(({ code }) => code === 'ACTING_READ_ONLY' || code === 'NOT_WHILE_ACTING');

export const isCanceled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The body of a call with one success status; errors have been thrown before. */
export const responseBody = <A extends { readonly status: number; readonly body: unknown }>(
  answer: A,
): Extract<A, { readonly status: 200 }>['body'] => answer.body as Extract<A, { readonly status: 200 }>['body'];

/** Called for every 401, of any call. */
export const onUnauthenticated = (listener: () => void): (() => void) => {
  unauthenticated.add(listener);
  return () => unauthenticated.delete(listener);
};

const unauthenticated = new Set<() => void>();

/** Whether the session of this page has ended: then no call is sent that needs one, whoever repeats it. */
let isEnded = false;
const openSources = new Set<() => void>();

export const holdCalls = (ended: boolean): void => {
  isEnded = ended;
  if (ended) for (const lose of [...openSources]) lose();
};

const bare: ReadonlySet<number> = new Set([401, 403, 404, 409]);
const timeoutMs = 60_000;

const failuresOf = (body: unknown): readonly Failure[] =>
  Array.isArray(body) ? body.filter((entry): entry is Failure => typeof entry?.code === 'string') : [];

const request = async ({ endpoint, href, body, options }: OutgoingRequest): Promise<Response> => {
  // A server of an earlier version refuses a write without this header; this page may talk to one during an upgrade.
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

/** Sends one call, for what the client is made of and for files. */
export const send: Transport = async outgoing => {
  if (isEnded && !worksSignedOut(outgoing.endpoint)) throw new StatusError(401);
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

/** Every call of the product. Throws UserError or StatusError; returns a success or a 304. */
export const api = createClient(contract, send);

/** Sends a form to another host without waiting for a response; the page may be closed by then. */
export const report = (url: string, body: Readonly<Record<string, string>>): void => {
  navigator.sendBeacon(url, new URLSearchParams(body));
};

/** The events of a stream. `lost` is followed by `snapshot` when the browser has reconnected by itself. */
export interface StreamListener {
  snapshot(body: unknown): void;
  beat(): void;
  lost(): void;
}

/**
 * Subscribes to a call that can stream; returns the function that unsubscribes. Its events do not keep the session
 * alive. Of a stream that sends changes, `merge` makes of the last body the next one.
 */
export const openStream = <Changes>(
  href: string,
  { snapshot, beat, lost }: StreamListener,
  merge?: (last: readonly unknown[], changes: Changes) => unknown,
): (() => void) => {
  if (isEnded) {
    lost();
    return () => undefined;
  }
  const source = new EventSource(href);
  const close = () => {
    openSources.delete(lose);
    source.close();
  };
  const lose = () => {
    close();
    lost();
  };
  openSources.add(lose);
  let current: unknown;
  const take = (body: unknown) => {
    current = body;
    snapshot(body);
  };
  source.addEventListener('snapshot', ({ data }) => take(JSON.parse(data)));
  if (merge) source.addEventListener('changes', ({ data }) => take(merge(current as unknown[], JSON.parse(data))));
  source.addEventListener('beat', beat);
  source.addEventListener('error', lost);
  return close;
};
