import { type Endpoint, largeLimits, ordinaryLimits } from '@commissary/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type AccessTarget,
  authorize,
  canSendLargeBody,
  type PathParams,
  requireActingAllowed,
  requireBodyPermission,
} from '../services/access/index.ts';
import { enforceRate } from '../services/calls/index.ts';
import type { Context } from '../services/context/index.ts';
import { forbidden, tooLarge } from '../services/errors/index.ts';
import { authenticate, type Principal } from './authenticate.ts';
import {
  absentBody,
  assertSafeJson,
  type BodyReader,
  type CallName,
  checkPart,
  declaredLength,
  type Slot,
  type SlotPool,
} from './body/index.ts';
import { rejectForgedRequest, requireContentType } from './csrf.ts';
import { addressOf } from './request-origin.ts';

/** What is known of a call before its body is read. */
export interface AdmittedCall {
  readonly visitor: Principal;
  /** The company or tenant of the call, once the visitor is authorized there. */
  readonly target: AccessTarget | null;
  readonly params: unknown;
  readonly query: unknown;
  /** What the call means that sent no body; when it sent one, the body reader has it. */
  readonly body?: unknown;
  /** The body may exceed the ordinary limits, and may take longer. */
  readonly isLarge: boolean;
}

/** What admitting a call needs. */
export interface AdmissionParts {
  readonly slots: SlotPool;
  readonly terminalSlots: SlotPool;
  readonly bodies: BodyReader;
}

/**
 * Everything that happens to a call before its body: authentication, CSRF checks, validation of the address,
 * authorization, and the body limits. Calls `known` with the visitor as soon as the visitor is authenticated.
 */
export const admitCall = async (
  context: Context,
  { slots, terminalSlots, bodies }: AdmissionParts,
  { call, endpoint }: { readonly call: CallName; readonly endpoint: Endpoint },
  request: FastifyRequest,
  reply: FastifyReply,
  known: (visitor: Principal) => unknown,
): Promise<AdmittedCall> => {
  const enter = (pool: SlotPool, person: string | null = null): Slot => {
    const taken = pool.enter({ person, address: addressOf(request) });
    reply.raw.once('close', taken.leave);
    return taken;
  };
  // Before anything is read of who calls: thousands of terminals may come at once.
  const ofTerminal = endpoint.access.kind === 'credential' && endpoint.method !== 'GET' ? enter(terminalSlots) : null;
  const visitor = await authenticate(context, endpoint.access, request);
  known(visitor);
  rejectForgedRequest(endpoint, request, context.config);
  if (visitor.person !== null) requireActingAllowed(visitor.person, endpoint);
  requireContentType(endpoint, request);
  await enforceRate(context, endpoint, addressOf(request));
  assertSafeJson(request.params, '/params');
  assertSafeJson(request.query, '/query');
  const params = checkPart(endpoint, 'params', request.params);
  const query = checkPart(endpoint, 'query', request.query);
  const target = await callTarget(context, endpoint, { params, query }, visitor);
  await requireBodyPermission(context, endpoint, target, visitor.person);
  const length = declaredLength(request);
  if (length === 0) {
    return { visitor, target, params, query, body: absentBody(endpoint), isLarge: false };
  }

  const ordinary = ordinaryLimits(endpoint);
  const large = largeLimits(endpoint);
  // The compressed length does not bound the length of the content.
  const isMore = endpoint.encoding === 'gzip' || (length ?? large.bytes) > ordinary.bytes;
  const isLarge = isMore && (await canSendLargeBody(context, endpoint, target, visitor.person));
  const taken = ofTerminal ?? enter(slots, visitor.person?.id);
  const limits = isLarge ? large : ordinary;
  const beyond = isLarge || large.bytes <= ordinary.bytes ? () => tooLarge(limits.bytes) : forbidden;
  bodies.admit(request, { call, endpoint, limits, slot: taken, beyond });
  return { visitor, target, params, query, isLarge };
};

/** Returns the company or tenant of the call; throws when the visitor is not authorized there. */
export const callTarget = async (
  context: Context,
  { access }: Endpoint,
  { params, query }: Pick<AdmittedCall, 'params' | 'query'>,
  { person }: Principal,
): Promise<AccessTarget | null> =>
  person === null
    ? null
    : authorize(context, access, ('in' in access && access.in === 'query' ? query : params) as PathParams, person);
