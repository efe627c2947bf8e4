import { type Field, indexOf, isArray, isBelow, isMemberToken, joinTokens, splitPath } from '@commissary/schema';
import {
  asNormalForm,
  type Change,
  compareChanges,
  getAt,
  isWhole,
  previousValueOf,
  relatedChanges,
} from '../change/index.ts';
import { diff } from './diff.ts';

/**
 * Returns what `diff` returns after values were set or unset at some paths (law L32), at the cost of those paths;
 * `known` is the difference before that. Undefined where members may have changed: then everything has to be compared.
 */
export const diffEdited = (
  base: unknown,
  next: unknown,
  known: readonly Change[],
  paths: readonly string[],
  field: Field,
): readonly Change[] | undefined => {
  if (paths.length > FEW) return undefined;
  let changes = known;
  for (const path of paths) {
    const start = startOf(base, changes, path, field);
    const inside = start === undefined ? undefined : changesAt(base, next, changes, start);
    if (start === undefined || inside === undefined) return undefined;
    const others = changes.filter(change => !isBelow(change.path, start.path));
    changes = asNormalForm([...others, ...inside].sort(compareChanges));
  }
  return changes;
};

/** Above this number of edits, comparing everything once is faster. */
const FEW = 20;

/** Where the comparison has to begin: at the path, or above it at a value that is written whole. */
interface Start {
  readonly path: string;
  readonly field: Field;
}

const startOf = (base: unknown, known: readonly Change[], path: string, root: Field): Start | undefined => {
  const tokens = splitPath(path);
  const entries = relatedChanges(known, path);
  let here: Field | undefined = root;
  for (let depth = 0; here !== undefined; depth++) {
    const at = joinTokens(tokens.slice(0, depth));
    const token = tokens[depth];
    const isStart = token === undefined || entries.some(change => change.path === at && isWhole(change));
    if (isStart || here.kind.keying === 'atomic') return { path: at, field: here };
    if (isMemberToken(token) && !isKeyed(here, getAt(base, at))) return undefined;
    here = here.kind.child?.(here, token);
  }
  return undefined;
};

/** Whether a path may name the members of a list: not where two have one id, for example. */
const isKeyed = (field: Field, members: unknown): boolean =>
  field.kind.keying === 'list' && isArray(members) && (members.length === 0 || indexOf(members).holds === 'members');

const changesAt = (
  base: unknown,
  next: unknown,
  known: readonly Change[],
  { path, field }: Start,
): readonly Change[] | undefined => {
  const [before, after] = [getAt(base, path), getAt(next, path)];
  const added = known.find(change => change.path === path && change.op === 'add');
  if (added?.op === 'add') return after === undefined ? undefined : [{ ...added, value: after }];
  if (path.endsWith(']') || path === '') return undefined;
  if (before === undefined) return after === undefined ? [] : [{ op: 'set', path, value: after }];
  if (after !== undefined)
    return diff(before, after, { field }).map(change => ({ ...change, path: path + change.path }));
  const was = previousValueOf(before);
  return [{ op: 'unset', path, ...(was !== undefined && { was }) }];
};
