import type { Failure } from '@commissary/contract';
import type * as z from 'zod';

/** Enough errors to repair a form; the response to an invalid body must stay small. */
const mostFailures = 50;

/** What is wrong with a value that its schema rejects, with the path of each below that of the value. */
export const failuresOf = (at: readonly PropertyKey[], error: z.ZodError | undefined, sent: unknown): Failure[] =>
  (error?.issues ?? []).slice(0, mostFailures).flatMap(issue => {
    const path = [...at, ...issue.path];
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
