import type { Failure } from '@commissary/contract';

/** The one way for a service to say no. The HTTP layer turns it into an answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly failures: readonly Failure[];

  constructor(status: number, failures: readonly Failure[]) {
    super(`${status} ${failures.map(failure => failure.code).join(', ')}`);
    this.name = 'Refusal';
    this.status = status;
    this.failures = failures;
  }
}

export const refuse = (status: number, code: string, path?: string): Refusal =>
  new Refusal(status, [path === undefined ? { code } : { code, path }]);

export const notFound = (): Refusal => refuse(404, 'NOT_FOUND');
export const forbidden = (): Refusal => refuse(403, 'FORBIDDEN');
/** A 403 that says why: one of the closed set of reasons of the rule that was asked. */
export const notYours = (path: string, reason: string): Refusal =>
  new Refusal(403, [{ code: 'FORBIDDEN', path, params: { reason } }]);
export const unauthenticated = (): Refusal => refuse(401, 'UNAUTHENTICATED');
/** A 413 that says what there may be at most; null where no figure says it. */
export const tooMuch = (code: string, limit: number | null): Refusal =>
  new Refusal(413, [{ code, path: '/body', ...(limit !== null && { params: { limit } }) }]);
export const tooLarge = (bytes: number | null): Refusal => tooMuch('BODY_TOO_LARGE', bytes);
