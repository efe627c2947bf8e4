import type { Permission } from '@commissary/domain';
import type * as z from 'zod';
import type { documentKind } from './schemas/index.ts';

/**
 * Who may make a call, and at which tenant this is checked. The names are keys of the call's path parameters, or of its
 * query.
 *
 * - `public`: no sign-in required. `session`: any signed-in person. `sample`: the browser that opened a one-time link.
 * - `credential`: a terminal, with the API credential of one location.
 * - `company`: a person with any grant inside the company; the response is limited to the tenants they can access.
 * - `base`: a person whose grant covers the whole company: the base of a document, company level.
 * - `tenant`: a person whose grant covers that location or group.
 *
 * `permission` must be held at that very tenant (of a `company` call: anywhere inside the company); a list means any
 * one of them. Permissions on single fields are checked in addition, by the service that applies the change.
 */
export type Access =
  | { readonly kind: 'public' | 'session' | 'sample' | 'credential' }
  | {
      readonly kind: 'company' | 'base' | 'tenant';
      readonly param: string;
      /** The parameter is in the query. */
      readonly in?: 'query';
      readonly permission?: Permission | readonly Permission[];
      /**
       * The word `default` instead of a company's id means the records that every company has: this permission is then
       * required at the provider's own company, of a person who works there.
       */
      readonly defaults?: Permission;
      /**
       * For a `company` call: also allowed to staff of the provider without a grant there. They choose among all
       * companies.
       */
      readonly staff?: true;
      /** The word instead of a company's id that means what every signed-in person may use. */
      readonly everyone?: string;
    };

/**
 * What makes a body large, and who may send one, or any body of the call: a person with any of these permissions at the
 * tenant of the call, or anywhere in its company, or, where only the body names tenants, anywhere. `fieldsOf` stands for
 * the permissions that allow a change of any field of these documents, `terminal` for the credential of a location, which
 * the call requires of everybody.
 */
export interface Large {
  readonly holds: 'list' | 'document';
  readonly by: readonly Permission[] | { readonly fieldsOf: readonly z.output<typeof documentKind>[] } | 'terminal';
  /** A text of the body is JSON itself, and counts like the rest. */
  readonly jsonInText?: true;
  /**
   * The member of the body that is a whole document of this kind: if it is not recognized as one, the body is rejected.
   */
  readonly whole?: { readonly kind: z.output<typeof documentKind>; readonly member: string };
}

type Schema = z.ZodType;

/** The declaration of one call: server, client, OpenAPI and the authorization matrix are derived from it. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Responses extends { readonly [status: number]: Schema } = { readonly [status: number]: Schema },
> {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** `:name` marks a path parameter. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /**
   * Members that the body may have and the server drops: managed by the server, and answered by the call beside this one,
   * so that its answer can be sent back with what was edited. `roles/[]/name` is a member of each of a list.
   */
  readonly ignores?: readonly string[];
  /** The body is an octet stream that contains compressed JSON (a company menu). */
  readonly encoding?: 'gzip';
  /** The body may be larger than the limit for every user (body-limits.ts). */
  readonly large?: Large;
  /**
   * Only the body of a person with any of these permissions is read, at the tenant of the call or wherever `large` says.
   * Absent: of a call with `large`, its permissions. `everybody`: its body decides who may make it.
   */
  readonly bodyBy?: Large['by'] | 'everybody';
  /** The body is a file of one of these media types, as a `File` instead of JSON, with this maximum number of bytes. */
  readonly accepts?: { readonly types: readonly string[]; readonly maxBytes: number };
  /** The body of the 200 is a file, as a `File` instead of JSON. */
  readonly produces?: 'file';
  /** The number of calls that one address may make in a minute; more is a 400 with the code RATE_LIMIT_EXCEEDED. */
  readonly perMinute?: number;
  /**
   * Somebody who acts as another person may make a call that only reads, and one that writes where the person's company
   * lets support write. `allowed`: although it is no GET, it changes nothing of the company. `refused`: it is about the
   * person's own security, or gives access to somebody.
   */
  readonly acting?: 'allowed' | 'refused';
  /** A call that creates or starts something accepts `Idempotency-Key`. */
  readonly idempotent?: true;
  /**
   * A client that explicitly accepts `text/event-stream` receives the body of the 200 again whenever it changes: an
   * event `snapshot` with all of it, the first immediately, and an event `beat` at least every 15 s. It does not extend a
   * session. Of a list whose members are identified by the value at the path `memberId`, an event `changes` has what
   * moved since the last event (`ListChanges`).
   */
  readonly stream?: true | { readonly memberId: readonly string[] };
  /**
   * Screens ask for it again and again, and it has ids, versions and names only (of locations and groups, and of who
   * asked for a publish), no value of a document or of a person: the response has an `ETag`, a browser may keep it, and a
   * request with `If-None-Match` is answered by a 304 as long as it is the same.
   */
  readonly polled?: true;
  /**
   * It may be answered by a replica of the database, because it only reads. `recent`: the reader's own writes are there,
   * those of others some seconds later. `complete`: everything is that was written before the call.
   */
  readonly replica?: 'recent' | 'complete';
  readonly responses: Responses;
}

/** Declares one call. The type contains every schema, so handlers and clients need no generated code. */
export const endpoint = <
  Params extends Schema = z.ZodUndefined,
  Query extends Schema = z.ZodUndefined,
  Body extends Schema = z.ZodUndefined,
  const Responses extends { readonly [status: number]: Schema } = never,
>(
  definition: Endpoint<Params, Query, Body, Responses>,
): Endpoint<Params, Query, Body, Responses> => definition;

/**
 * Whether a call works without a session: signing in, and what stands before it. A build of the console has the access
 * of those calls alone.
 */
export const worksSignedOut = ({ access }: Partial<Pick<Endpoint, 'access'>>): boolean =>
  access?.kind === 'public' || access?.kind === 'sample';

export type ContractArea = { readonly [name: string]: Endpoint };
export type Contract = { readonly [area: string]: ContractArea };

type In<S> = S extends Schema ? z.output<S> : undefined;
type Sent<S> = S extends Schema ? z.input<S> : undefined;

/** The validated input of a handler. */
export interface Call<E extends Endpoint> {
  readonly params: In<NonNullable<E['params']>>;
  readonly query: In<NonNullable<E['query']>>;
  readonly body: In<NonNullable<E['body']>>;
}

/** The input of a client: only the parts that the call has. */
export type Request<E extends Endpoint> = Parts<'params', E['params']> &
  Parts<'query', E['query']> &
  Parts<'body', E['body']>;
type Parts<Key extends string, S> =
  Sent<NonNullable<S>> extends undefined
    ? unknown
    : Record<never, never> extends Sent<NonNullable<S>>
      ? { readonly [K in Key]?: Sent<NonNullable<S>> }
      : { readonly [K in Key]: Sent<NonNullable<S>> };

/** A response: one member for each status that the call declares. */
export type Answer<E extends Endpoint> = {
  [Status in keyof E['responses'] & number]: {
    readonly status: Status;
    readonly body: z.output<E['responses'][Status]>;
  };
}[keyof E['responses'] & number];
