import { type Endpoint, largeLimits, ordinaryLimits } from '@commissary/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { type Bodies, lengthSaid } from './http-body.ts';
import { demandEncoding, guard } from './http-guard.ts';
import type { CallName } from './http-judge.ts';
import { addressOf } from './http-origin.ts';
import type { Room } from './http-room.ts';
import { checkPart } from './http-validate.ts';
import { identify, type Visitor } from './http-visitor.ts';
import { authorise, type PathParams, type Target } from './services/access.ts';
import { demandRate } from './services/call-rate.ts';
import { maySendLarge } from './services/large-body.ts';
import { forbidden, tooLarge } from './services/refusal.ts';
import { demandSafe } from './services/safe-value.ts';

/** What is known of a call before a byte of its body is read. */
export interface Arrival {
  readonly visitor: Visitor;
  /** Where it takes place, once it is known that the visitor may make it there. */
  readonly target: Target | null;
  readonly params: unknown;
  readonly query: unknown;
  /** The body may be larger than anybody's, and so take its time. */
  readonly isLarge: boolean;
}

/** What a call is let in by. */
export interface Door {
  readonly room: Room;
  readonly bodies: Bodies;
}

/**
 * The road of a call up to its body: who is it, may a browser have been tricked into this, is the address well formed, may this
 * person do it there, and how much may they send. `known` is told who it is as soon as that is known.
 */
export const arrive = async (
  context: Context,
  { room, bodies }: Door,
  { call, endpoint }: { readonly call: CallName; readonly endpoint: Endpoint },
  request: FastifyRequest,
  reply: FastifyReply,
  known: (visitor: Visitor) => unknown,
): Promise<Arrival> => {
  const visitor = await identify(context, endpoint.access, request);
  known(visitor);
  guard(endpoint, request);
  demandEncoding(endpoint, request);
  await demandRate(context, endpoint, addressOf(request));
  demandSafe(request.params, '/params');
  demandSafe(request.query, '/query');
  const params = checkPart(endpoint, 'params', request.params);
  const query = checkPart(endpoint, 'query', request.query);
  const target = await targetOf(context, endpoint, { params, query }, visitor);
  const length = lengthSaid(request);
  if (length === 0) {
    checkPart(endpoint, 'body', undefined);
    return { visitor, target, params, query, isLarge: false };
  }

  const ordinary = ordinaryLimits(endpoint);
  const large = largeLimits(endpoint);
  // What is packed says nothing of how much it is.
  const isMore = endpoint.encoding === 'gzip' || (length ?? large.bytes) > ordinary.bytes;
  const isLarge = isMore && (await maySendLarge(context, endpoint, target, visitor.person));
  const taken = room.enter({ person: visitor.person?.id ?? null, address: addressOf(request) });
  reply.raw.once('close', taken.leave);
  const limits = isLarge ? large : ordinary;
  const beyond = isLarge || large.bytes <= ordinary.bytes ? () => tooLarge(limits.bytes) : forbidden;
  bodies.admit(request, { call, endpoint, limits, room: taken, beyond });
  return { visitor, target, params, query, isLarge };
};

/** Where the visitor makes the call; refused where they may not. */
export const targetOf = async (
  context: Context,
  { access }: Endpoint,
  { params, query }: Pick<Arrival, 'params' | 'query'>,
  { person }: Visitor,
): Promise<Target | null> =>
  person === null
    ? null
    : authorise(context, access, ('in' in access && access.in === 'query' ? query : params) as PathParams, person);
