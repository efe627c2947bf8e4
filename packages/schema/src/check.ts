import { checkOf } from './compile.ts';
import type { At, Field, IssueCode, IssueParams } from './field.ts';
import { joinTokens } from './path.ts';

/** One finding: where (a document path, members by id), what, and for a rule which one. */
export interface Issue {
  readonly path: string;
  readonly code: IssueCode;
  readonly rule?: string;
  readonly params?: IssueParams;
}

/**
 * Judges a whole value. An empty list means valid; the value itself is never touched, copied or completed.
 * Values that must be unique are judged last: each place that shares one is named, with `params.other`.
 */
export const check = (field: Field, value: unknown): Issue[] => {
  const run = inspection();
  checkOf(field)(value, run.at);
  return run.issues();
};

/** A running check: its place, and what it has found. */
export interface Inspection {
  readonly at: At;
  issues(): Issue[];
}

export const inspection = (start: readonly string[] = []): Inspection => {
  const found: Issue[] = [];
  const claims = new Map<string, Map<string, string[]>>();
  const path = [...start];
  const known = new Set<string>();
  let count = 0;
  const add = (where: string, code: IssueCode, params?: IssueParams, rule?: string): void => {
    found.push({ path: where, code, ...(rule && { rule }), ...(params && { params }) });
  };
  const at: At = {
    path,
    get count() {
      return count;
    },
    report: (code, params, rule) => {
      count += 1;
      const where = joinTokens(path);
      const finding = `${where} ${code} ${rule ?? ''}`;
      // Three members without an id are one thing to say about their list.
      if (!known.has(finding)) add(where, code, params, rule);
      known.add(finding);
    },
    claim: (space, value) => {
      const values = claims.get(space) ?? new Map<string, string[]>();
      claims.set(space, values);
      const places = values.get(value);
      if (places === undefined) values.set(value, [joinTokens(path)]);
      else places.push(joinTokens(path));
    },
  };
  const issues = (): Issue[] => {
    for (const values of claims.values())
      for (const [value, places] of values)
        if (places.length > 1)
          for (const place of places)
            add(place, 'not-unique', { value, other: places.find(other => other !== place) ?? place });
    claims.clear();
    return found;
  };
  return { at, issues };
};
