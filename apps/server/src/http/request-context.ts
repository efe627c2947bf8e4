import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context, RequestContext } from '../services/context/index.ts';
import { apiError } from '../services/errors/index.ts';
import type { AdmittedCall } from './admission.ts';
import { answerHead, sessionCookie } from './cookies.ts';
import { languageOf } from './language.ts';
import { addressOf, originOf } from './request-origin.ts';

/** What a handler receives in addition to the request's parameters and body. */
export const requestContext = (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: CallParts,
): RequestContext => Object.assign(new CallContext(request, reply, parts), context);

type CallParts = Pick<AdmittedCall, 'visitor' | 'target'> & Pick<RequestContext, 'share'>;

/**
 * The part of a request's context that is computed when it is read. A class, because to define these accessors on an
 * object of each request takes a seventh of a short call. A copy of it by spreading has none of them.
 */
class CallContext implements Omit<RequestContext, keyof Context> {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #parts: CallParts;
  readonly idempotencyKey: string | null;
  readonly share: RequestContext['share'];

  constructor(request: FastifyRequest, reply: FastifyReply, parts: CallParts) {
    this.#request = request;
    this.#reply = reply;
    this.#parts = parts;
    this.idempotencyKey = idempotencyKey(request);
    this.share = parts.share;
  }

  get requestId(): string {
    return String(this.#request.id);
  }
  get language(): RequestContext['language'] {
    return languageOf(this.#request);
  }
  get address(): string {
    return addressOf(this.#request);
  }
  get cookie(): RequestContext['cookie'] {
    const request = this.#request;
    return name => sessionCookie(request, name);
  }
  get answer(): RequestContext['answer'] {
    return answerHead(this.#request, this.#reply);
  }
  /** Two hashes, which only the audit needs. */
  get origin(): RequestContext['origin'] {
    return originOf(this.#request, this.#parts.visitor.person);
  }
  get person(): RequestContext['person'] {
    return tenantOfTarget(this.#parts.visitor.person, 'person');
  }
  get company(): RequestContext['company'] {
    return tenantOfTarget(this.#parts.target?.company ?? this.#parts.visitor.company, 'company');
  }
  get credential(): RequestContext['credential'] {
    return tenantOfTarget(this.#parts.visitor.credential, 'credential');
  }
  get tenant(): RequestContext['tenant'] {
    return tenantOfTarget(this.#parts.target?.tenant ?? this.#parts.visitor.tenant, 'tenant');
  }
}

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
