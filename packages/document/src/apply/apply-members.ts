import { equal, idOf, indexFrom, type MemberIndex } from '@commissary/schema';
import {
  type AddChange,
  type Children,
  collect,
  hasNoUnsafeKey,
  isUnsafeKey,
  type MoveChange,
  type Node,
  type PositionChange,
} from '../change/index.ts';
import { isIndexRange, type OrderResolution, type Placement, resolveOrder } from '../order/index.ts';
import type { ApplyContext } from './apply-context.ts';

type ApplyNode = (value: unknown, node: Node, run: ApplyContext) => unknown;

interface Placed extends Placement {
  readonly change: AddChange | MoveChange;
  /** The member's position in the base, or -1 when the list adds it. */
  readonly at: number;
}

/** The planned changes of one array. Most lists only change values inside members and fill in nothing else. */
interface Plan {
  /** The array with new contents, every member at its old position. */
  copy: unknown[] | undefined;
  placings: Placed[] | undefined;
  removed: Set<string> | undefined;
}

/** One keyed array with the entries on its members. */
export const applyMembers = (
  array: readonly unknown[],
  members: Children,
  run: ApplyContext,
  applyNode: ApplyNode,
): readonly unknown[] => {
  if (!arePlaced(members)) return applyContents(array, members, run, applyNode);
  const index = run.indexOf(array);
  const plan: Plan = { copy: undefined, placings: undefined, removed: undefined };
  for (let node: Node | undefined = members.first; node !== undefined; node = node.next) {
    planMember(array, index, node, plan, run, applyNode);
  }
  const { copy, placings, removed } = plan;
  const filled = copy ?? array;
  if (placings === undefined && removed === undefined) return filled;
  const arranged = arrangePlan(index, placings ?? [], removed ?? new Set(), run);
  return isIdentity(arranged, array.length) ? filled : assemble(arranged, filled);
};

/** Most lists place no member; they only change values inside members. */
const arePlaced = (members: Children): boolean => {
  for (let node: Node | undefined = members.first; node !== undefined; node = node.next) {
    if (node.position !== undefined) return true;
  }
  return false;
};

const applyContents = (
  array: readonly unknown[],
  members: Children,
  run: ApplyContext,
  applyNode: ApplyNode,
): readonly unknown[] => {
  const index = run.indexIfLong(array);
  let copy: unknown[] | undefined;
  for (let node: Node | undefined = members.first; node !== undefined; node = node.next) {
    const id = node.name;
    const found = index === undefined ? indexFrom(array, id, 0) : (index.at.get(id) ?? -1);
    const at = isUnsafeKey(id) ? -1 : found;
    if (at === -1) {
      run.dropAll(node, isUnsafeKey(id) ? 'unsafe' : 'missing');
      continue;
    }
    const before = array[at];
    const after = contentOf(before, id, node, run, applyNode);
    if (after !== before) {
      copy ??= run.copyOf(array, index);
      copy[at] = after;
    }
    const isTwice = index === undefined ? indexFrom(array, id, at + 1) !== -1 : index.duplicates.has(id);
    if (isTwice) for (const change of collect(node)) run.doubt(change);
  }
  return copy ?? array;
};

const planMember = (
  array: readonly unknown[],
  index: MemberIndex,
  node: Node,
  plan: Plan,
  run: ApplyContext,
  applyNode: ApplyNode,
): void => {
  const id = node.name;
  if (isUnsafeKey(id)) {
    run.dropAll(node, 'unsafe');
    return;
  }
  const at = index.at.get(id);
  if (at === undefined && node.position?.op !== 'add') {
    if (node.position?.op === 'remove') remove(plan, id);
    run.dropAll(node, 'missing');
    return;
  }
  if (node.position !== undefined) planPosition(array, at, id, node.position, plan, run);
  if (at === undefined) return;
  const before = array[at];
  const after = contentOf(before, id, node, run, applyNode);
  if (after !== before) {
    plan.copy ??= run.copyOf(array, run.indexIfLong(array));
    plan.copy[at] = after;
  }
  if (index.duplicates.has(id)) for (const change of collect(node)) run.doubt(change);
};

const planPosition = (
  array: readonly unknown[],
  at: number | undefined,
  id: string,
  change: PositionChange,
  plan: Plan,
  run: ApplyContext,
): void => {
  if (change.op === 'remove') {
    remove(plan, id);
    return;
  }
  if (change.op === 'add') {
    if (idOf(change.value) !== id) {
      run.drop(change, 'type');
      return;
    }
    if (!hasNoUnsafeKey(change.value)) {
      run.drop(change, 'unsafe');
      return;
    }
    if (at !== undefined) {
      run.markInert(change);
      if (!equal(array[at], change.value)) {
        run.report(change, 'exists');
        return;
      }
    }
  }
  plan.placings ??= [];
  plan.placings.push({ id, path: change.path, after: change.after, adds: change.op === 'add', change, at: at ?? -1 });
};

const remove = (plan: Plan, id: string): void => {
  plan.removed ??= new Set();
  plan.removed.add(id);
};

const contentOf = (before: unknown, id: string, node: Node, run: ApplyContext, applyNode: ApplyNode): unknown => {
  const { content } = node;
  if (content === undefined) return applyNode(before, node, run);
  if (content.op === 'set' && idOf(content.value) === id) return applyNode(before, node, run);
  run.drop(content, 'type');
  return before;
};

const arrangePlan = (
  index: MemberIndex,
  placings: readonly Placed[],
  removed: ReadonlySet<string>,
  run: ApplyContext,
): OrderResolution<Placed> => {
  const arranged = resolveOrder(index, placings, removed);
  for (const placing of arranged.lost) run.report(placing.change, 'anchor');
  for (const placing of arranged.circular) run.report(placing.change, 'cycle');
  return arranged;
};

const isIdentity = ({ order }: OrderResolution<Placed>, length: number): boolean => {
  let at = 0;
  for (const piece of order) {
    if ((isIndexRange(piece) ? piece.from : piece.at) !== at) return false;
    at = isIndexRange(piece) ? piece.to : at + 1;
  }
  return at === length;
};

/** Overwrites a copy, which costs less than growing an array: most members end up near their old positions. */
const assemble = ({ order }: OrderResolution<Placed>, filled: readonly unknown[]): unknown[] => {
  const members = filled.slice();
  let at = 0;
  for (const piece of order) {
    if (isIndexRange(piece)) {
      if (piece.from === at) at = piece.to;
      else for (let i = piece.from; i < piece.to; i++) members[at++] = filled[i];
    } else members[at++] = piece.at === -1 && piece.change.op === 'add' ? piece.change.value : filled[piece.at];
  }
  members.length = at;
  return members;
};
