import { type Endpoint, type Failure, withoutIgnored } from '@commissary/contract';
import { memoByIdentity } from '@commissary/schema';
import * as z from 'zod';
import { ApiError } from '../../services/errors/index.ts';

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
  throw new ApiError(400, failuresOf(part, error, given));
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

/** Enough errors to repair a form; the response to an invalid body must stay small. */
const mostFailures = 50;

const failuresOf = (part: Part, error: z.ZodError | undefined, sent: unknown): Failure[] =>
  (error?.issues ?? []).slice(0, mostFailures).flatMap(issue => {
    const path = [part, ...issue.path];
    if (issue.code === 'unrecognized_keys')
      return issue.keys.slice(0, mostFailures).map(key => failure('UNKNOWN_KEY', [...path, key]));
    return [failure(codeOf(issue, sent), path)];
  });

const failure = (code: string, path: readonly PropertyKey[]): Failure => ({
  code,
  path: `/${path.map(token => String(token).slice(0, 200)).join('/')}`,
});

const codes: Readonly<Record<string, string>> = {
  invalid_type: 'INVALID_TYPE',
  custom: 'INVALID_TYPE',
  too_big: 'TOO_BIG',
  too_small: 'TOO_SMALL',
  invalid_format: 'INVALID_FORMAT',
  not_multiple_of: 'INVALID_VALUE',
  invalid_value: 'INVALID_VALUE',
  invalid_union: 'INVALID_VALUE',
  invalid_key: 'INVALID_KEY',
  invalid_element: 'INVALID_VALUE',
};

const codeOf = (issue: z.core.$ZodIssue, sent: unknown): string => {
  if (issue.code === 'custom' && isCode.test(issue.message)) return issue.message;
  if (isOfType(issue) && valueAt(sent, issue.path) === undefined) return 'REQUIRED';
  return codes[issue.code] ?? 'INVALID_VALUE';
};

/** A check without a code of its own says only that a value is not of its type, in words of the library. */
const isCode = /^[A-Za-z][\w-]*$/;
const isOfType = ({ code }: z.core.$ZodIssue): boolean => code === 'invalid_type' || code === 'custom';

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), value);
