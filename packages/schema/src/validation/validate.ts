import { type Field, type IssueCode, type ValidationContext, validatorOf } from '../field/index.ts';
import { joinTokens } from '../path/index.ts';
import { repeatedIds } from './document-ids.ts';
import type { Issue } from './issue.ts';
import { referencesOutOfScope } from './reference-scopes.ts';
import { brokenRules } from './whole-document-rules.ts';

/**
 * Validates a whole value. An empty list means valid; the value itself is never changed, copied or completed. Unique
 * values are validated last: each path with a duplicate is reported, with `params.other`.
 */
export const validateValue = (field: Field, value: unknown): Issue[] => {
  const run = createValidationContext();
  validatorOf(field)(value, run.at);
  const issues = [...run.issues(), ...repeatedIds(field, value), ...referencesOutOfScope(field, value)];
  return [...issues, ...brokenRules(field, value, issues)];
};

/**
 * The same for a value that is entered as a whole: its own rules are asked as long as all values have their types, so that
 * what is missing is said beside a value that breaks a limit.
 */
export const validateEntered = (field: Field, value: unknown): Issue[] => {
  const issues = validateValue(field, value);
  if (issues.length === 0 || issues.some(({ code }) => typeCodes.has(code))) return issues;
  const run = createValidationContext();
  for (const issue of issues) run.repeat(issue);
  field.kind.rules?.(field)(value, run.at);
  return run.issues();
};

const typeCodes: ReadonlySet<string> = new Set<IssueCode>(['type', 'missing', 'unknown-field']);

/** A running check: its path, and the issues found so far. */
export interface Validation {
  readonly at: ValidationContext;
  /** The issues reported until now, without those of unique values. */
  readonly found: readonly Issue[];
  /** Reports an issue that was found before. */
  repeat(issue: Issue): void;
  issues(): Issue[];
}

/** The issues of a value that must be unique, one for each path that has it; each names the first of the others. */
export const repeatedValueIssues = (value: string, paths: Iterable<string>): Issue[] => {
  const sorted = [...new Set(paths)].sort();
  const [first = '', second = first] = sorted;
  return sorted.map(path => ({
    path,
    code: 'not-unique',
    params: { value, other: path === first ? second : first },
  }));
};

export const createValidationContext = (start: readonly string[] = []): Validation => {
  const found: Issue[] = [];
  const claims = new Map<string, Map<string, string[]>>();
  const path = [...start];
  const known = new Set<string>();
  let count = 0;
  const repeat = (issue: Issue): void => {
    count += 1;
    const finding = `${issue.path} ${issue.code} ${issue.rule ?? ''}`;
    // Three members without an id are one issue of their list.
    if (!known.has(finding)) found.push(issue);
    known.add(finding);
  };
  const at: ValidationContext = {
    path,
    get count() {
      return count;
    },
    report: (code, params, rule) =>
      repeat({ path: joinTokens(path), code, ...(rule && { rule }), ...(params && { params }) }),
    reportUnique: (space, value) => {
      const values = claims.get(space) ?? new Map<string, string[]>();
      claims.set(space, values);
      const paths = values.get(value);
      if (paths === undefined) values.set(value, [joinTokens(path)]);
      else paths.push(joinTokens(path));
    },
  };
  const issues = (): Issue[] => {
    for (const values of claims.values())
      for (const [value, paths] of values) if (paths.length > 1) found.push(...repeatedValueIssues(value, paths));
    claims.clear();
    return found;
  };
  return { at, found, repeat, issues };
};
