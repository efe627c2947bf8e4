import {
  equal,
  type Field,
  type Indexes,
  idOf,
  isArray,
  isRecord,
  type JsonObject,
  joinPath,
  keyToken,
  memberToken,
  own,
} from '@commissary/schema';
import { type Change, previousValueOf } from '../change/index.ts';
import { isSameMember, planMembers } from './diff-members.ts';

/**
 * Walks two documents once. Most of them is equal, so nothing is allocated for equal parts: the path to the current
 * node is a stack that is overwritten, and a path is built only where something differs.
 */
export class Differ {
  readonly changes: Change[] = [];
  /** The keys (strings) and members (objects) that lead to the current node; entries beyond `depth` are outdated. */
  private readonly way: unknown[] = [];
  private readonly kept: Indexes | undefined;

  constructor(kept: Indexes | undefined) {
    this.kept = kept;
  }

  compare(base: unknown, next: unknown, field: Field | undefined, depth: number): void {
    if (base === next) return;
    if (field?.kind.keying === 'atomic') this.compareWhole(base, next, depth);
    else if (isRecord(base) && isRecord(next)) this.compareObjects(base, next, field, depth);
    else if (isArray(base) && isArray(next)) this.compareArrays(base, next, field, depth);
    else this.compareWhole(base, next, depth);
  }

  private compareObjects(base: JsonObject, next: JsonObject, field: Field | undefined, depth: number): void {
    let common = 0;
    for (const key in base) {
      const before = read(base, key);
      const after = read(next, key);
      if (before === after) {
        if (before !== undefined) common++;
      } else if (
        typeof before === 'object' &&
        before !== null &&
        typeof after === 'object' &&
        after !== null &&
        key !== '__proto__'
      ) {
        common++;
        this.way[depth] = key;
        this.compare(before, after, field === undefined ? undefined : childOf(field, key), depth + 1);
      } else if (this.compareField(base, next, key, depth)) common++;
    }
    let keys = 0;
    for (const _ in next) keys++;
    // Counting keys is cheaper than looking up every key in the other direction.
    if (keys !== common) this.setNewFields(base, next, depth);
  }

  /** Compares values that are not both objects; returns whether both sides have the key. */
  private compareField(base: JsonObject, next: JsonObject, key: string, depth: number): boolean {
    const before = own(base, key);
    const after = own(next, key);
    if (before === undefined) return false;
    this.way[depth] = key;
    if (after === undefined) this.push({ op: 'unset', path: this.path(depth + 1) }, before);
    else this.compareWhole(before, after, depth + 1);
    return after !== undefined;
  }

  private setNewFields(base: JsonObject, next: JsonObject, depth: number): void {
    for (const key in next) {
      const value = own(next, key);
      if (value === undefined || own(base, key) !== undefined) continue;
      this.changes.push({ op: 'set', path: joinPath(this.path(depth), keyToken(key)), value });
    }
  }

  private compareArrays(
    base: readonly unknown[],
    next: readonly unknown[],
    field: Field | undefined,
    depth: number,
  ): void {
    const mark = this.changes.length;
    const shorter = Math.min(base.length, next.length);
    let head = 0;
    for (; head < shorter; head++) {
      const before = base[head];
      const after = next[head];
      if (before === after) continue;
      if (!isSameMember(before, after)) break;
      this.compareMember(before, after, field, depth);
    }
    const isAligned = head === base.length && head === next.length;
    // Unique ids matter only where something differs, so the arrays are checked only then.
    if (isAligned && this.changes.length === mark) return;
    const plan = planMembers(base, next, head, field?.kind.keying === 'set', this.kept);
    if (plan === undefined) {
      this.changes.length = mark;
      this.compareWhole(base, next, depth);
      return;
    }
    for (const [from, to] of plan.pairs) this.compareMember(base[from], next[to], field, depth);
    if (isAligned) return;
    const path = this.path(depth);
    const member = (id: string): string => joinPath(path, memberToken(id));
    for (const { id, after, value } of plan.added) this.changes.push({ op: 'add', path: member(id), after, value });
    for (const { id, after } of plan.moved) this.changes.push({ op: 'move', path: member(id), after });
    for (const position of plan.removed) {
      this.push({ op: 'remove', path: member(idOf(base[position]) as string) }, base[position]);
    }
  }

  private compareMember(base: unknown, next: unknown, list: Field | undefined, depth: number): void {
    if (base === next) return;
    this.way[depth] = base;
    // A path names 1 and '1' alike, so a member whose id changes its type is a new value on the same path.
    const isOne = isRecord(base) && isRecord(next) && Object.is(base.id, next.id);
    if (isOne) this.compare(base, next, list?.kind.child?.(list, '[]'), depth + 1);
    else this.compareWhole(base, next, depth + 1);
  }

  private compareWhole(base: unknown, next: unknown, depth: number): void {
    if (!equal(base, next)) this.push({ op: 'set', path: this.path(depth), value: next }, base);
  }

  private push(change: Change, before: unknown): void {
    const was = previousValueOf(before);
    this.changes.push(was === undefined ? change : { ...change, was });
  }

  private path(depth: number): string {
    let path = '';
    for (let i = 0; i < depth; i++) {
      const step = this.way[i];
      path += `/${typeof step === 'string' ? keyToken(step) : memberToken(idOf(step) ?? '')}`;
    }
    return path;
  }
}

const childOf = (field: Field, key: string): Field | undefined => field.kind.child?.(field, keyToken(key));

/**
 * Reads inherited properties too, which is faster: these are only functions and __proto__, and both are ignored. A
 * separate function because V8 compiles `object[key]` inside `for (key in object)` for objects without numeric keys,
 * and again whenever it meets an object that has some (buttons by number): that made the whole walk twice as slow.
 */
const read = (object: JsonObject, key: string): unknown => object[key];
