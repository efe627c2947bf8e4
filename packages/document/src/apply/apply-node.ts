import { equal, isArray, isRecord, own } from '@commissary/schema';
import { type Change, type Children, hasNoUnsafeKey, isUnsafeKey, type Node } from '../change/index.ts';
import type { ApplyContext } from './apply-context.ts';
import { applyMembers } from './apply-members.ts';

/** The value at a node; undefined is absent. */
export const applyNode = (value: unknown, node: Node, run: ApplyContext): unknown => {
  if (node.content !== undefined) return applyContent(value, node.content, run);
  let result = value;
  if (node.keys !== undefined) result = applyKeys(result, node.keys, run);
  if (node.members !== undefined) {
    if (isArray(result)) result = applyMembers(result, node.members, run, applyNode);
    else dropBranches(result, node.members, run);
  }
  return result;
};

const applyContent = (value: unknown, change: Change, run: ApplyContext): unknown => {
  if (change.op !== 'set') return undefined;
  if (equal(value, change.value)) return value;
  if (hasNoUnsafeKey(change.value)) return change.value;
  run.drop(change, 'unsafe');
  return value;
};

const applyKeys = (value: unknown, keys: Children, run: ApplyContext): unknown => {
  if (!isRecord(value)) {
    dropBranches(value, keys, run);
    return value;
  }
  let copy: Record<string, unknown> | undefined;
  for (let below: Node | undefined = keys.first; below !== undefined; below = below.next) {
    const key = below.name;
    if (isUnsafeKey(key)) {
      run.dropAll(below, 'unsafe');
      continue;
    }
    const before = own(value, key);
    if (before === undefined && below.content === undefined) {
      run.dropAll(below, 'missing');
      continue;
    }
    const after = applyNode(before, below, run);
    if (after === before) continue;
    copy ??= { ...value };
    if (after === undefined) delete copy[key];
    else copy[key] = after;
  }
  return copy ?? value;
};

const dropBranches = (value: unknown, branches: Children, run: ApplyContext): void => {
  for (const node of branches) run.dropAll(node, value === undefined ? 'missing' : 'type');
};
