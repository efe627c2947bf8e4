import type { Failure } from '@commissary/contract';
import type { Issue } from '@commissary/schema';
import { ApiError } from '../errors/index.ts';

/** Rejects a save with every invalid path. A rule of the product has its own error code. */
export const rejectInvalid = (issues: readonly Issue[]): void => {
  if (issues.length > 0) throw new ApiError(400, issues.slice(0, MOST).map(failureOf));
};

export const failureOf = ({ path, code, rule, params }: Issue): Failure => ({
  code: rule ?? code,
  path,
  ...(params && { params: { ...params } }),
});

/**
 * More than a person reads; the response to a document that is invalid throughout must not be larger than the document.
 */
const MOST = 500;
