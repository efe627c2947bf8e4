import { type Field, type IssueCode, type IssueParams, type ValidationContext, validatorOf } from '../field/index.ts';
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

/** A running check: its path, and the issues found so far. */
export interface Validation {
  readonly at: ValidationContext;
  issues(): Issue[];
}

export const createValidationContext = (start: readonly string[] = []): Validation => {
  const found: Issue[] = [];
  const claims = new Map<string, Map<string, string[]>>();
  const path = [...start];
  const known = new Set<string>();
  let count = 0;
  const add = (where: string, code: IssueCode, params?: IssueParams, rule?: string): void => {
    found.push({ path: where, code, ...(rule && { rule }), ...(params && { params }) });
  };
  const at: ValidationContext = {
    path,
    get count() {
      return count;
    },
    report: (code, params, rule) => {
      count += 1;
      const where = joinTokens(path);
      const finding = `${where} ${code} ${rule ?? ''}`;
      // Three members without an id are one issue of their list.
      if (!known.has(finding)) add(where, code, params, rule);
      known.add(finding);
    },
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
      for (const [value, paths] of values)
        if (paths.length > 1)
          for (const path of paths)
            add(path, 'not-unique', { value, other: paths.find(other => other !== path) ?? path });
    claims.clear();
    return found;
  };
  return { at, issues };
};
