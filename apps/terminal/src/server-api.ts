import {
  type Client,
  type CommissaryContract,
  contract,
  createClient,
  type OutgoingRequest,
} from '@commissary/contract';

export type ServerApi = Client<CommissaryContract>['terminal'] & {
  /**
   * What an address answers that the server named: of this server, or of a cache somewhere. Nothing is sent there that
   * says who asks.
   */
  readAddress(address: string): Promise<string>;
};

/** The server gave no usable response: it is not reachable, fails, or something on the way to it does. */
export class ServerUnavailable extends Error {
  /** When to try again, as far as it says. */
  readonly retryAfterMs: number | null;

  constructor(reason: string, retryAfterMs: number | null = null) {
    super(reason);
    this.name = 'Away';
    this.retryAfterMs = retryAfterMs;
  }
}

/** The server rejected the call. */
export class RequestRejected extends Error {
  constructor(status: number) {
    super(status === 401 ? 'the credential is not accepted' : `the server rejected the call with ${status}`);
    this.name = 'Refused';
  }
}

/** The server is of an earlier version. */
export class NoSuchCall extends Error {}

const PATIENCE_MS = 20_000;

/** More than any part. An address elsewhere may answer without end. */
const MOST_CHARACTERS = 16 * 1024 * 1024;

/** The typed calls. A response that is cut short, empty or of another shape than declared counts as none. */
export const serverApi = (server: string, credential: string, patienceMs = PATIENCE_MS): ServerApi => ({
  readAddress: address => readAddress(new URL(address, server), patienceMs),
  ...createClient(contract, async outgoing => {
    const headers = { authorization: `Bearer ${credential}` };
    const { status, text, retryAfterMs } = await sendRequest(server, headers, outgoing, patienceMs);
    if (status === 401 || status === 403) throw new RequestRejected(status);
    const schema = outgoing.endpoint.responses[status];
    if (schema === undefined && (status === 404 || status === 405)) throw new NoSuchCall(outgoing.endpoint.path);
    if (schema === undefined) throw new ServerUnavailable(`the server responded with ${status}`, retryAfterMs);
    const body = schema.safeParse(readJson(text));
    if (!body.success) throw new ServerUnavailable('the response is incomplete');
    return { status, body: body.data };
  }).terminal,
});

const readAddress = async (address: URL, patienceMs: number): Promise<string> => {
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
    if (answer.status !== 200 || answer.body === null) {
      await answer.body?.cancel();
      return '';
    }
    let text = '';
    const decoder = new TextDecoder();
    for await (const bytes of answer.body) {
      text += decoder.decode(bytes, { stream: true });
      if (text.length > MOST_CHARACTERS) break;
    }
    return text;
  } catch (error) {
    throw new ServerUnavailable(reasonOf(error));
  }
};

export interface ServerResponse {
  readonly status: number;
  readonly text: string;
  /** As the server sets them, each with its attributes. */
  readonly cookies: readonly string[];
  /** When it says to try again. */
  readonly retryAfterMs: number | null;
}

/** Throws `ServerUnavailable` where there is no complete response. */
export const sendRequest = async (
  server: string,
  headers: Readonly<Record<string, string>>,
  { endpoint, href, body }: OutgoingRequest,
  patienceMs = PATIENCE_MS,
): Promise<ServerResponse> => {
  try {
    const answer = await fetch(new URL(href, server), {
      method: endpoint.method,
      headers: {
        ...headers,
        'x-commissary': '1',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await answer.text();
    const seconds = /^\d{1,6}$/.exec(answer.headers.get('retry-after') ?? '')?.[0];
    const retryAfterMs = seconds === undefined ? null : Number(seconds) * 1_000;
    return { status: answer.status, text, cookies: answer.headers.getSetCookie(), retryAfterMs };
  } catch (error) {
    throw new ServerUnavailable(reasonOf(error));
  }
};

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
};

export const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
