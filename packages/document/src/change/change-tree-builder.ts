import { isMemberStep, sharedSteps, stepEnd, stepName } from '@commissary/schema';
import { type Change, isContent, isWhole } from './change.ts';
import { collectBelow, getOrCreateKey, getOrCreateMember, isLeafEntry, type Node } from './change-node.ts';

/** An entry that conflicts with the others. */
export interface InvalidEntry {
  readonly code: 'duplicate' | 'covered';
  readonly change: Change;
}

/**
 * Builds a tree entry by entry. A list is mostly sorted, so a path shares its first steps with the previous one: those
 * are neither parsed nor looked up again.
 */
export class ChangeTreeBuilder {
  readonly root: Node;
  private previous = '';
  /** The nodes along the previous path, and the position in it where the step to each ends. */
  private readonly nodes: Node[];
  private readonly ends: number[] = [0];
  private depth = 0;

  constructor(root: Node) {
    this.root = root;
    this.nodes = [root];
  }

  insert(change: Change): InvalidEntry | undefined {
    const { path } = change;
    let depth = sharedSteps(this.previous, path, this.ends, this.depth);
    for (let i = 0; i < depth; i++) if (isLeafEntry(this.nodes[i] as Node)) return { code: 'covered', change };
    let node = this.nodes[depth] as Node;
    for (let from = this.ends[depth] as number; from < path.length; ) {
      if (isLeafEntry(node)) return { code: 'covered', change };
      const end = stepEnd(path, from);
      const name = stepName(path, from, end);
      node = isMemberStep(path, from) ? getOrCreateMember(node, name) : getOrCreateKey(node, name);
      depth++;
      this.nodes[depth] = node;
      this.ends[depth] = end;
      from = end;
    }
    this.depth = depth;
    this.previous = path;
    return put(node, change);
  }
}

const put = (node: Node, change: Change): InvalidEntry | undefined => {
  if (isContent(change)) {
    if (node.content !== undefined || (node.position !== undefined && isWhole(node.position)))
      return { code: 'duplicate', change };
    node.content = change;
  } else {
    if (node.position !== undefined || (isWhole(change) && node.content !== undefined))
      return { code: 'duplicate', change };
    node.position = change;
  }
  const below = isWhole(change) ? collectBelow(node)[0] : undefined;
  return below === undefined ? undefined : { code: 'covered', change: below };
};
