import { type Endpoint, withoutIgnored } from '@commissary/contract';
import { memoByIdentity } from '@commissary/schema';
import * as z from 'zod';
import { ApiError, failuresOf } from '../../services/errors/index.ts';

type Part = 'params' | 'query' | 'body';
export type Checked = { readonly [Key in Part]: unknown };

/**
 * Validates one part of a request against the call's schema. Unknown keys are rejected, and every error has its path.
 */
export const checkPart = (endpoint: Endpoint, part: Part, sent: unknown): unknown => {
  const given = part === 'body' ? withoutIgnored(endpoint, sent) : sent;
  const schema = part === 'body' && endpoint.body === undefined ? nothing : strictOf(endpoint[part] ?? empty);
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  throw new ApiError(400, failuresOf([part], error, given));
};

/** What a call without a body means: an empty one, where everything in it may be absent. */
export const absentBody = (endpoint: Endpoint): unknown => {
  const empty = endpoint.body === undefined ? undefined : strictOf(endpoint.body).safeParse({});
  return empty?.success ? empty.data : checkPart(endpoint, 'body', undefined);
};

const nothing = z.undefined();
const empty = z.object({});

/** Created once for each schema, and compiled on first use. */
const strictOf = memoByIdentity(
  (schema: z.ZodType): z.ZodType => (schema instanceof z.ZodObject ? schema.strict() : schema),
);
