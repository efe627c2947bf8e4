import { isMemberStep, sharedSteps, stepEnd, stepName } from '@commissary/schema';
import { type Change, isContent, isWhole } from './change.ts';
import { collectBelow, covers, growKey, growMember, type Node } from './node.ts';

/** An entry that cannot stand beside the others. */
export interface Misfit {
  readonly code: 'duplicate' | 'covered';
  readonly change: Change;
}

/**
 * Builds a tree entry by entry. A list mostly comes sorted, so a path begins as the one before it did: those steps are
 * neither read nor looked up again.
 */
export class Planter {
  readonly root: Node;
  private previous = '';
  /** The nodes on the way of the previous path, and where in it the step to each ends. */
  private readonly nodes: Node[];
  private readonly ends: number[] = [0];
  private depth = 0;

  constructor(root: Node) {
    this.root = root;
    this.nodes = [root];
  }

  hang(change: Change): Misfit | undefined {
    const { path } = change;
    let depth = sharedSteps(this.previous, path, this.ends, this.depth);
    for (let i = 0; i < depth; i++) if (covers(this.nodes[i] as Node)) return { code: 'covered', change };
    let node = this.nodes[depth] as Node;
    for (let from = this.ends[depth] as number; from < path.length; ) {
      if (covers(node)) return { code: 'covered', change };
      const end = stepEnd(path, from);
      const name = stepName(path, from, end);
      node = isMemberStep(path, from) ? growMember(node, name) : growKey(node, name);
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

const put = (node: Node, change: Change): Misfit | undefined => {
  if (isContent(change)) {
    if (node.content !== undefined || (node.place !== undefined && isWhole(node.place)))
      return { code: 'duplicate', change };
    node.content = change;
  } else {
    if (node.place !== undefined || (isWhole(change) && node.content !== undefined))
      return { code: 'duplicate', change };
    node.place = change;
  }
  const below = isWhole(change) ? collectBelow(node)[0] : undefined;
  return below === undefined ? undefined : { code: 'covered', change: below };
};
