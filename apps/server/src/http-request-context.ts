import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import type { Arrival } from './http-arrival.ts';
import { answerHead, sessionCookie } from './http-cookies.ts';
import { addressOf, originOf } from './http-origin.ts';
import type { RequestContext } from './request-context.ts';
import { refuse } from './services/refusal.ts';

/** What a handler is given beside what was sent. */
export const requestContext = (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { visitor, target, share }: Pick<Arrival, 'visitor' | 'target'> & Pick<RequestContext, 'share'>,
): RequestContext => ({
  ...context,
  requestId: String(request.id),
  address: addressOf(request),
  origin: originOf(request),
  idempotencyKey: idempotencyKey(request),
  cookie: name => sessionCookie(request, name),
  answer: answerHead(request, reply),
  share,
  get person() {
    return there(visitor.person, 'person');
  },
  get company() {
    return there(target?.company ?? visitor.company, 'company');
  },
  get tenant() {
    return there(target?.tenant ?? visitor.tenant, 'tenant');
  },
});

const there = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined)
    throw new Error(`This call has no ${what}: its access does not ask for one.`);
  return value;
};

const idempotencyKey = (request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\w-]{1,64}$/.test(key)) throw refuse(400, 'INVALID_FORMAT', 'Idempotency-Key');
  return key;
};
