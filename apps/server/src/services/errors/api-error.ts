import type { Failure } from '@commissary/contract';
import { staleVersion } from '@commissary/domain';

/** The only error that a service throws to reject a call. The HTTP layer turns it into a response. */
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

/** Somebody else saved meanwhile; `path` names which of several versions is outdated. */
export const outdated = (path?: string, status: 400 | 409 = 409): ApiError => apiError(status, staleVersion, path);
export const notFound = (): ApiError => apiError(404, 'NOT_FOUND');
export const forbidden = (): ApiError => apiError(403, 'FORBIDDEN');
/** A 403 with its reason: one of the fixed set of reasons of the rule that rejected the call. */
export const notYours = (path: string, reason: string): ApiError =>
  new ApiError(403, [{ code: 'FORBIDDEN', path, params: { reason } }]);
export const unauthenticated = (): ApiError => apiError(401, 'UNAUTHENTICATED');
/** A 413 with the maximum; null where no figure describes it. */
export const tooMuch = (code: string, limit: number | null): ApiError =>
  new ApiError(413, [{ code, path: '/body', ...(limit !== null && { params: { limit } }) }]);
export const tooLarge = (bytes: number | null): ApiError => tooMuch('BODY_TOO_LARGE', bytes);
