import type { Failure } from '@commissary/contract';
import type { Issue } from '@commissary/schema';
import { ApiError } from '../api-error.ts';

/** Refuses a save, naming every place that is not valid. A rule of the product speaks with its own code. */
export const rejectInvalid = (issues: readonly Issue[]): void => {
  if (issues.length > 0) throw new ApiError(400, issues.slice(0, MOST).map(failureOf));
};

export const failureOf = ({ path, code, rule, params }: Issue): Failure => ({
  code: rule ?? code,
  path,
  ...(params && { params: { ...params } }),
});

/** More than a person reads; a document that is wrong throughout must not make a larger answer than itself. */
const MOST = 500;
