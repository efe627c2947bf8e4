import { childField, type Field, validatorOf } from '../field/index.ts';
import { isGroup, isList } from '../kinds/index.ts';
import { type PathTree, pathTreeOf, valueAtNode } from '../path/index.ts';
import { attachedIndexes, type Indexes } from '../value/index.ts';
import { collectUniqueValues, containsUnique } from './unique-values.ts';
import { createValidationContext, type Issue, type Validation } from './validate.ts';

/**
 * Validates only what a change list touched: the value at each changed path, and the rules of the groups on the path.
 * If the document was valid before and differs at `paths` only, the result equals that of `check`.
 */
export const validateChanges = (field: Field, after: unknown, paths: readonly string[]): Issue[] => {
  const judge = new ChangeValidator(attachedIndexes(after));
  if (paths.length > 0) judge.follow(field, after, pathTreeOf(paths), true);
  return judge.unique ? [...judge.issues(), ...uniqueValuesOf(field, after)] : judge.issues();
};

/** Walks along the paths to the changes, in the definition and the document together. */
class ChangeValidator {
  /** Whether a value that must be unique may have changed. */
  unique = false;
  private readonly run: Validation = createValidationContext();
  private readonly kept: Indexes | undefined;

  constructor(kept: Indexes | undefined) {
    this.kept = kept;
  }

  /** Validates a value on the path to a change; a group reports missing fields. */
  follow(field: Field, value: unknown, ways: PathTree, required: boolean): void {
    if (ways.ends || value === undefined || leavesPaths(field, ways)) {
      this.whole(field, value, required);
      return;
    }
    const { at } = this.run;
    const before = at.count;
    // A list is validated by the ids and the number of its members: a change deep in a member does not matter.
    let passed = !isList(field);
    for (let way = ways.first; way !== undefined; way = way.next) {
      const child = childField(field, way.token);
      const inner = valueAtNode(value, way, this.kept);
      passed ||= way.ends || inner === undefined;
      at.path.push(way.token);
      if (child !== undefined) this.follow(child, inner, way, isGroup(field) && !child.optional);
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

const uniqueValuesOf = (field: Field, doc: unknown): Issue[] => {
  const run = createValidationContext();
  for (const { space, value, inside } of collectUniqueValues(field, doc)) {
    run.at.path.push(...inside);
    run.at.reportUnique(space, value);
    run.at.path.length = 0;
  }
  return run.issues();
};
