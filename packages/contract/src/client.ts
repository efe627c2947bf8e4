import type { Answer, Contract, ContractArea, Endpoint, Request } from './endpoint.ts';

/** The request that the client passes to its transport; only the transport uses the network. */
export interface OutgoingRequest {
  readonly endpoint: Endpoint;
  readonly href: string;
  readonly body: unknown;
  readonly options: SendOptions;
}
export interface SendOptions {
  readonly signal?: AbortSignal;
  /** A poll or a stream that must not extend a session. */
  readonly background?: boolean;
  readonly idempotencyKey?: string;
  /** The last request of a page that is being closed: it is sent although the response is not read. */
  readonly keepalive?: boolean;
}
export type Transport = (outgoing: OutgoingRequest) => Promise<{ readonly status: number; readonly body: unknown }>;

type Send<E extends Endpoint> =
  object extends Request<E>
    ? (request?: Request<E>, options?: SendOptions) => Promise<Answer<E>>
    : (request: Request<E>, options?: SendOptions) => Promise<Answer<E>>;
type AreaClient<A extends ContractArea> = { readonly [Name in keyof A]: Send<A[Name]> };
export type Client<C extends Contract> = { readonly [Name in keyof C]: AreaClient<C[Name]> };

interface Loose {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * A client typed from the contract. A response has its status; the caller narrows on it. Statuses that the call does
 * not declare (a 401, a 500) are returned too, so that the caller's own error handling applies.
 */
export const createClient = <C extends Contract>(contract: C, transport: Transport): Client<C> => {
  const call =
    (endpoint: Endpoint) =>
    (request: Loose = {}, options: SendOptions = {}) =>
      transport({ endpoint, href: hrefOf(endpoint.path, request.params, request.query), body: request.body, options });
  const areas = Object.entries(contract).map(([name, area]) => [
    name,
    Object.fromEntries(Object.entries(area).map(([key, endpoint]) => [key, call(endpoint)])),
  ]);
  return Object.fromEntries(areas) as Client<C>;
};

/** Fills `:name` in a call's path and adds the query; absent values are left out. */
export const hrefOf = (
  path: string,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string => {
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, String(value)]],
    ),
  ).toString();
  return search ? `${filled}?${search}` : filled;
};
