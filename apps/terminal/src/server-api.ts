import {
  type Client,
  type CommissaryContract,
  contract,
  createClient,
  type OutgoingRequest,
} from '@commissary/contract';

export type ServerApi = Client<CommissaryContract>['terminal'];

/** The server gave no usable response: it is not reachable, fails, or something on the way to it does. */
export class ServerUnavailable extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Away';
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

/** The typed calls. A response that is cut short, empty or of another shape than declared counts as none. */
export const serverApi = (server: string, credential: string, patienceMs = PATIENCE_MS): ServerApi =>
  createClient(contract, async outgoing => {
    const headers = { authorization: `Bearer ${credential}` };
    const { status, text } = await sendRequest(server, headers, outgoing, patienceMs);
    if (status === 401 || status === 403) throw new RequestRejected(status);
    const schema = outgoing.endpoint.responses[status];
    if (schema === undefined && (status === 404 || status === 405)) throw new NoSuchCall(outgoing.endpoint.path);
    if (schema === undefined) throw new ServerUnavailable(`the server responded with ${status}`);
    const body = schema.safeParse(readJson(text));
    if (!body.success) throw new ServerUnavailable('the response is incomplete');
    return { status, body: body.data };
  }).terminal;

export interface ServerResponse {
  readonly status: number;
  readonly text: string;
  /** As the server sets them, each with its attributes. */
  readonly cookies: readonly string[];
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
    return { status: answer.status, text: await answer.text(), cookies: answer.headers.getSetCookie() };
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
