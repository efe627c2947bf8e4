import type { Failure } from '@commissary/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ImageStoreUnavailable } from '../adapters/index.ts';
import type { Context } from '../services/context/index.ts';
import { ApiError, apiError } from '../services/errors/index.ts';
import { isDatabaseUnavailable } from '../store/database/index.ts';

const soonSeconds = 5;
/** About the time between two check-ins: thousands that are refused at once make no more calls at a time than they do otherwise. */
const spreadSeconds = 30;
const forNow: ReadonlySet<number> = new Set([429, 503]);

/**
 * The only place where an error becomes a response. An unexpected error is logged, and the client gets no detail of it.
 */
export const sendErrors = (context: Context, error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  if (hungUp(error, request, reply)) return;
  const refusal = refusalOf(error);
  if (refusal === null) {
    const message = `${request.method} ${request.url.split('?', 1)[0]} failed`;
    context.log({ level: 'error', message, requestId: String(request.id), error });
  }
  const away = refusal === null && (isDatabaseUnavailable(error) || error instanceof ImageStoreUnavailable);
  const failures: readonly Failure[] = refusal?.failures ?? [{ code: away ? 'UNAVAILABLE' : 'INTERNAL' }];
  // A temporary rejection says when to retry.
  if (away || forNow.has(refusal?.status ?? 0)) void reply.header('retry-after', retryAfterSeconds(context, request));
  if (refusal?.status === 503 && !reply.raw.destroyed) context.refusedCalls.note();
  void reply
    .status(refusal?.status ?? (away ? 503 : 500))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failures));
};

/** A program is told another time each, because others are refused at the same moment; a person waits as short as possible. */
const retryAfterSeconds = (context: Context, { headers }: FastifyRequest): number =>
  headers.authorization === undefined ? soonSeconds : soonSeconds + Math.floor(context.random() * spreadSeconds);

/**
 * The client disconnected while the body or the response was under way: no response reaches it, and nothing is wrong.
 */
const hungUp = (error: unknown, { raw: sent }: FastifyRequest, { raw: answer }: FastifyReply): boolean => {
  if (!(error instanceof Error) || !('code' in error)) return false;
  if (error.code === 'ECONNRESET' && error.message === 'aborted') return sent.destroyed;
  return error.code === 'ERR_STREAM_PREMATURE_CLOSE' && answer.destroyed;
};

const codes: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_CONTENT_LENGTH',
  FST_ERR_BAD_URL: 'INVALID_ADDRESS',
  FST_ERR_MAX_PARAM_LENGTH: 'INVALID_ADDRESS',
};

const refusalOf = (error: unknown): ApiError | null => {
  if (error instanceof ApiError) return error;
  const broken = constraintError(error);
  if (broken !== null) return broken;
  // The framework's own rejections have a status below 500; every other error of it is a bug of this server.
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return null;
  if (error.statusCode < 400 || error.statusCode >= 500) return null;
  const code = 'code' in error ? String(error.code) : '';
  return new ApiError(error.statusCode, [{ code: codes[code] ?? 'BAD_REQUEST' }]);
};

/**
 * The error of a call when a database constraint rejects its write: the same error as from the check before it, which
 * two concurrent writes both pass. A constraint that no call can violate is not listed.
 */
const constraintErrors: Readonly<Record<string, () => ApiError>> = {
  person_email_key_key: () => apiError(400, 'ALREADY_EXISTS', '/body/email'),
  role_name: () => apiError(400, 'NAME_TAKEN', '/body/name'),
  granted_role_role_id_fkey: () => apiError(400, 'ROLE_IN_USE'),
};

/** The API error for a database error; null when it is none of these constraints. */
const constraintError = (error: unknown): ApiError | null =>
  error instanceof Error && 'constraint' in error && Object.hasOwn(constraintErrors, String(error.constraint))
    ? (constraintErrors[String(error.constraint)]?.() ?? null)
    : null;
