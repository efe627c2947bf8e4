import type { Field } from '../field/index.ts';
import { joinTokens } from '../path/index.ts';
import { isArray, isRecord } from '../value/index.ts';
import type { Issue } from './issue.ts';
import { collectUniqueValues, containsUnique } from './unique-values.ts';
import { repeatedValueIssues } from './validate.ts';

interface Claims {
  readonly value: string;
  /** How often each path has the value: members with one id have one path. */
  readonly paths: Map<string, number>;
}

/** The unique values of one state of a document; the next state costs what differs from this one. */
export class UniqueValueIndex {
  private document: unknown = undefined;
  private readonly claims = new Map<string, Claims>();
  private readonly repeated = new Set<Claims>();
  private readonly root: Field;

  constructor(root: Field) {
    this.root = root;
  }

  issues(document: unknown): Issue[] {
    this.revise(this.root, this.document, document, []);
    this.document = document;
    return [...this.repeated].flatMap(({ value, paths }) => repeatedValueIssues(value, paths.keys()));
  }

  private revise(field: Field, before: unknown, after: unknown, tokens: readonly string[]): void {
    if (before === after || !containsUnique(field)) return;
    const [wasPart, isPart] = isArray(before) && isArray(after) ? differingMembers(before, after) : [before, after];
    const was = partsOf(field, wasPart);
    const is = partsOf(field, isPart);
    if (was === undefined || is === undefined) {
      this.count(field, wasPart, tokens, -1);
      this.count(field, isPart, tokens, 1);
      return;
    }
    for (const token of new Set([...was.keys(), ...is.keys()])) {
      const inside = is.get(token) ?? was.get(token);
      if (inside !== undefined)
        this.revise(inside.field, was.get(token)?.value, is.get(token)?.value, [...tokens, token]);
    }
  }

  private count(field: Field, part: unknown, tokens: readonly string[], by: 1 | -1): void {
    for (const { space, value, inside } of collectUniqueValues(field, part)) {
      const key = `${space}\n${value}`;
      const claims = this.claims.get(key) ?? { value, paths: new Map<string, number>() };
      const path = joinTokens([...tokens, ...inside]);
      const count = (claims.paths.get(path) ?? 0) + by;
      if (count === 0) claims.paths.delete(path);
      else claims.paths.set(path, count);
      if (claims.paths.size === 0) this.claims.delete(key);
      else this.claims.set(key, claims);
      if (claims.paths.size > 1) this.repeated.add(claims);
      else this.repeated.delete(claims);
    }
  }
}

interface Part {
  readonly field: Field;
  readonly value: unknown;
}

/** The parts of a value by token; undefined where it has none, or two with one token. */
const partsOf = (field: Field, value: unknown): ReadonlyMap<string, Part> | undefined => {
  if (field.unique !== undefined || !(isRecord(value) || isArray(value)) || field.kind.map === undefined)
    return undefined;
  const parts = new Map<string, Part>();
  let count = 0;
  field.kind.map(field, value, (child, inner, token) => {
    count++;
    parts.set(token, { field: child, value: inner });
    return inner;
  });
  return count === parts.size && (!isArray(value) || count === value.length) ? parts : undefined;
};

/** The members that one array has and the other one lacks, as objects: one typed character replaces one member. */
const differingMembers = (
  before: readonly unknown[],
  after: readonly unknown[],
): readonly [readonly unknown[], readonly unknown[]] => {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  const was = before.slice(head, before.length - tail);
  const is = after.slice(head, after.length - tail);
  const [had, has] = [new Set(was), new Set(is)];
  return [was.filter(member => !has.has(member)), is.filter(member => !had.has(member))];
};
