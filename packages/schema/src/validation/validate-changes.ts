import { childField, type Field, validatorOf } from '../field/index.ts';
import { activeCase, isGroup, isList, isUnion, published } from '../kinds/index.ts';
import { keyToken, type PathTree, pathTreeOf, tokenKey, valueAtNode } from '../path/index.ts';
import { attachedIndexes, type Indexes } from '../value/index.ts';
import { repeatedIdsAt } from './document-ids.ts';
import type { Issue } from './issue.ts';
import { referencesOutOfScopeAt } from './reference-scopes.ts';
import { collectUniqueValues, containsUnique } from './unique-values.ts';
import { createValidationContext, type Validation } from './validate.ts';
import { brokenRulesAt } from './whole-document-rules.ts';

/**
 * Validates only what a change list touched: the value at each changed path, and the rules of the groups on the path.
 * If the document was valid before and differs at `paths` only, the result equals that of `check`.
 */
export const validateChanges = (field: Field, after: unknown, paths: readonly string[]): Issue[] => {
  const judge = new ChangeValidator(after);
  if (paths.length > 0) judge.follow(field, after, pathTreeOf(paths), true);
  const issues = [
    ...judge.issues(),
    ...(judge.unique ? uniqueValuesOf(field, after) : []),
    ...repeatedIdsAt(field, after, paths),
    ...referencesOutOfScopeAt(field, after, paths),
  ];
  return [...issues, ...brokenRulesAt(field, after, issues, paths)];
};

/** What was found along the paths through one step, in the value that was there. */
export interface FoundIssues {
  readonly value: unknown;
  readonly issues: readonly Issue[];
  readonly unique: boolean;
}

/** Walks along the paths to the changes, in the definition and the document together. */
export class ChangeValidator {
  /** Whether a value that must be unique may have changed. */
  unique = false;
  private readonly run: Validation = createValidationContext();
  private readonly kept: Indexes | undefined;
  private readonly known: Map<PathTree, FoundIssues> | undefined;

  /** `known` is what was found along the same paths in an earlier document, and receives what is found in this one. */
  constructor(document: unknown, known?: Map<PathTree, FoundIssues>) {
    this.kept = attachedIndexes(document);
    this.known = known;
  }

  /** Validates a value on the path to a change; a group reports missing fields. */
  follow(field: Field, value: unknown, ways: PathTree, required: boolean): void {
    if (this.known === undefined) this.judge(field, value, ways, required);
    else this.judgeOnce(field, value, ways, required, this.known);
  }

  private judgeOnce(
    field: Field,
    value: unknown,
    ways: PathTree,
    required: boolean,
    known: Map<PathTree, FoundIssues>,
  ): void {
    const before = known.get(ways);
    if (before?.value === value && before !== undefined) {
      this.unique ||= before.unique;
      for (const issue of before.issues) this.run.repeat(issue);
      return;
    }
    const { found, at } = this.run;
    const [start, count, unique] = [found.length, at.count, this.unique];
    this.unique = false;
    this.judge(field, value, ways, required);
    // An issue that was reported elsewhere before is not among those found here.
    if (found.length - start === at.count - count)
      known.set(ways, { value, issues: found.slice(start), unique: this.unique });
    else known.delete(ways);
    this.unique ||= unique;
  }

  private judge(field: Field, value: unknown, ways: PathTree, required: boolean): void {
    if (ways.ends || value === undefined || leavesPaths(field, ways) || changesCase(field, ways)) {
      this.whole(field, value, required);
      return;
    }
    const { at } = this.run;
    const before = at.count;
    // A list is validated by the ids and the number of its members: a change deep in a member matters in a grid only.
    let passed = !isList(field) || field.grid !== undefined;
    for (let way = ways.first; way !== undefined; way = way.next) {
      const child = childField(field, way.token);
      const inner = valueAtNode(value, way, this.kept);
      passed ||= way.ends || inner === undefined;
      if (child !== undefined && isInactive(field, value, way.token)) continue;
      at.path.push(way.token);
      if (child !== undefined) this.follow(child, inner, way, isUnion(field) || (isGroup(field) && !child.optional));
      else if (inner !== undefined) at.report('unknown-field');
      at.path.pop();
    }
    // The rules of a group run only where all fields inside it are valid, those of a list always.
    if (passed && (at.count === before || !isGroup(field))) field.kind.rules?.(field)(value, at);
  }

  /** Uniqueness is validated over the whole document. */
  issues(): Issue[] {
    return this.run.issues().filter(({ code }) => code !== 'not-unique');
  }

  private whole(field: Field, value: unknown, required: boolean): void {
    this.unique ||= containsUnique(field);
    if (value !== undefined) validatorOf(field)(value, this.run.at);
    else if (required) this.run.at.report('missing');
  }
}

/** A value without paths inside is treated as a whole. */
const leavesPaths = (field: Field, { first }: PathTree): boolean => {
  if (field.kind.keying === 'group') return false;
  for (let way = first; way !== undefined; way = way.next) if (childField(field, way.token) === undefined) return true;
  return false;
};

/** Another case of a union becomes active: it was not validated before. */
const changesCase = (field: Field, { first }: PathTree): boolean => {
  if (!isUnion(field)) return false;
  for (let way = first; way !== undefined; way = way.next) if (way.token === keyToken(field.discriminator)) return true;
  return false;
};

const isInactive = (field: Field, value: unknown, token: string): boolean =>
  isUnion(field) && token !== keyToken(field.discriminator) && tokenKey(token) !== activeCase(field, value);

const uniqueValuesOf = (field: Field, doc: unknown): Issue[] => {
  const run = createValidationContext();
  for (const { space, value, inside } of collectUniqueValues(field, published(field, doc))) {
    run.at.path.push(...inside);
    run.at.reportUnique(space, value);
    run.at.path.length = 0;
  }
  return run.issues();
};
