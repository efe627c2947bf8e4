import type { Failure } from '@commissary/contract';

/** The one way for a service to say no. The HTTP layer turns it into an answer. */
export class ApiError extends Error {
  readonly status: number;
  readonly failures: readonly Failure[];

  constructor(status: number, failures: readonly Failure[]) {
    super(`${status} ${failures.map(failure => failure.code).join(', ')}`);
    this.name = 'Refusal';
    this.status = status;
    this.failures = failures;
  }
}

export const apiError = (status: number, code: string, path?: string): ApiError =>
  new ApiError(status, [path === undefined ? { code } : { code, path }]);

export const notFound = (): ApiError => apiError(404, 'NOT_FOUND');
export const forbidden = (): ApiError => apiError(403, 'FORBIDDEN');
/** A 403 that says why: one of the closed set of reasons of the rule that was asked. */
export const notYours = (path: string, reason: string): ApiError =>
  new ApiError(403, [{ code: 'FORBIDDEN', path, params: { reason } }]);
export const unauthenticated = (): ApiError => apiError(401, 'UNAUTHENTICATED');
/** A 413 that says what there may be at most; null where no figure says it. */
export const tooMuch = (code: string, limit: number | null): ApiError =>
  new ApiError(413, [{ code, path: '/body', ...(limit !== null && { params: { limit } }) }]);
export const tooLarge = (bytes: number | null): ApiError => tooMuch('BODY_TOO_LARGE', bytes);
