import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context, RequestContext } from '../services/context/index.ts';
import { apiError } from '../services/errors/index.ts';
import type { AdmittedCall } from './admission.ts';
import { answerHead, sessionCookie } from './cookies.ts';
import { addressOf, originOf } from './request-origin.ts';

/** What a handler receives in addition to the request's parameters and body. */
export const requestContext = (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { visitor, target, share }: Pick<AdmittedCall, 'visitor' | 'target'> & Pick<RequestContext, 'share'>,
): RequestContext => ({
  ...context,
  requestId: String(request.id),
  address: addressOf(request),
  idempotencyKey: idempotencyKey(request),
  cookie: name => sessionCookie(request, name),
  answer: answerHead(request, reply),
  share,
  // Two hashes, which only the audit needs.
  get origin() {
    return originOf(request, visitor.person);
  },
  get person() {
    return tenantOfTarget(visitor.person, 'person');
  },
  get company() {
    return tenantOfTarget(target?.company ?? visitor.company, 'company');
  },
  get credential() {
    return tenantOfTarget(visitor.credential, 'credential');
  },
  get tenant() {
    return tenantOfTarget(target?.tenant ?? visitor.tenant, 'tenant');
  },
});

const tenantOfTarget = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined) throw new Error(`This call has no ${what}: its access does not name one.`);
  return value;
};

const idempotencyKey = (request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\w-]{1,64}$/.test(key)) throw apiError(400, 'INVALID_FORMAT', 'Idempotency-Key');
  return key;
};
