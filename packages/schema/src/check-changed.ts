import { type Inspection, type Issue, inspection } from './check.ts';
import { claimsIn, holdsUnique } from './claims.ts';
import { checkOf } from './compile.ts';
import type { Field } from './field.ts';
import { isGroup } from './kinds/group.ts';
import { isList } from './kinds/list.ts';
import { joinTokens, pathsAbove, splitPath } from './path.ts';
import { valueAt } from './value-at.ts';
import { childField } from './walk.ts';

/**
 * Judges only what a change list touched: the value at each changed path, and the rules of the groups passed on the
 * way. Provided that the document was valid before and differs at `paths` only, it finds what `check` would find.
 */
export const checkChanged = (field: Field, after: unknown, paths: readonly string[]): Issue[] => {
  const found = new Findings();
  const passed = new Map<string, Field>();
  let unique = false;
  for (const path of new Set(paths)) {
    const place = locate(field, after, path, passed);
    unique ||= holdsUnique(place.field);
    found.addAll(judgePlace(place));
  }
  // The deepest first: a group's rules are asked only where everything inside it holds, a list's always.
  for (const [path, group] of [...passed].sort(([a], [b]) => b.length - a.length)) {
    if (isGroup(group) && found.isAtOrBelow(path)) continue;
    found.addAll(judgeRules(group, valueAt(after, path), path));
  }
  if (unique) found.addAll(claimsOf(field, after));
  return found.list();
};

/** The findings, each once, and what they lie in. */
class Findings {
  private readonly issues = new Map<string, Issue>();
  private readonly around = new Set<string>();

  addAll(issues: readonly Issue[]): void {
    for (const issue of issues) {
      this.issues.set(keyOf(issue), issue);
      this.around.add(issue.path);
      for (const path of pathsAbove(issue.path)) this.around.add(path);
    }
  }

  isAtOrBelow(path: string): boolean {
    return this.around.has(path);
  }

  list(): Issue[] {
    return [...this.issues.values()];
  }
}

const keyOf = (issue: Issue): string => `${issue.path} ${issue.code} ${issue.rule ?? ''}`;

interface Place {
  readonly field: Field;
  readonly tokens: readonly string[];
  readonly value: unknown;
  /** A group says what has to be there. */
  readonly required: boolean;
  /** The path leaves the definition below a value that has keys: whatever lies there is unknown. */
  readonly unknown?: true;
}

/**
 * Walks definition and path together, noting the fields passed, down to what the path means. A list is judged by its
 * members' ids and number, so a change deep in a member does not count as passing it.
 */
const locate = (root: Field, doc: unknown, path: string, passed: Map<string, Field>): Place => {
  const tokens = splitPath(path);
  let here = root;
  let required = true;
  for (const [depth, token] of tokens.entries()) {
    const so = tokens.slice(0, depth);
    const child = childField(here, token);
    if (child === undefined) {
      const inside = tokens.slice(0, depth + 1);
      if (here.kind.keying !== 'group')
        return { field: here, tokens: so, value: valueAt(doc, joinTokens(so)), required: true };
      return { field: here, tokens: inside, value: valueAt(doc, joinTokens(inside)), required: false, unknown: true };
    }
    if (!isList(here) || depth === tokens.length - 1) passed.set(joinTokens(so), here);
    required = isGroup(here) && !child.optional;
    here = child;
  }
  const value = valueAt(doc, path);
  const around = tokens.slice(0, -1);
  // Where the whole around it is gone, that is what is to be judged: a member may go, a group may not.
  if (value === undefined && tokens.length > 0 && valueAt(doc, joinTokens(around)) === undefined)
    return locate(root, doc, joinTokens(around), passed);
  return { field: here, tokens, value, required };
};

const judgePlace = (place: Place): Issue[] => {
  const run = inspection(place.tokens);
  if (place.unknown) {
    if (place.value !== undefined) run.at.report('unknown-field');
  } else if (place.value !== undefined) checkOf(place.field)(place.value, run.at);
  else if (place.required) run.at.report('missing');
  return withoutClaims(run);
};

const judgeRules = (field: Field, value: unknown, path: string): Issue[] => {
  const run = inspection(splitPath(path));
  if (value !== undefined) field.kind.rules?.(field)(value, run.at);
  return withoutClaims(run);
};

/** Uniqueness is judged over the whole document, once. */
const withoutClaims = (run: Inspection): Issue[] => run.issues().filter(issue => issue.code !== 'not-unique');

const claimsOf = (field: Field, doc: unknown): Issue[] => {
  const run = inspection();
  for (const { space, value, inside } of claimsIn(field, doc)) {
    run.at.path.push(...inside);
    run.at.claim(space, value);
    run.at.path.length = 0;
  }
  return run.issues();
};
