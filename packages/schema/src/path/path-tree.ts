import { findMember, type Indexes, identityMap, isArray, own } from '../value/index.ts';
import { isMemberToken, memberId, sharedSteps, stepEnd, tokenKey } from './path.ts';

/**
 * Several paths as a tree, so that a walk over a document visits their shared steps once. Most nodes have one child,
 * and a list is mostly sorted, so the children are a linked list; it becomes a map only with many children.
 */
export class PathTree {
  /** The token that leads here from the parent; '' for the document. */
  readonly token: string;
  readonly isMember: boolean;
  /** What the token means: a key, or the id of a member. */
  readonly name: string;
  /** Whether one of the paths ends here. */
  ends = false;
  /** The first child; the others follow as `next`. */
  first: PathTree | undefined = undefined;
  next: PathTree | undefined = undefined;
  /** The number of children. */
  size = 0;
  private last: PathTree | undefined = undefined;
  private byToken: Map<string, PathTree> | undefined = undefined;

  constructor(token: string) {
    this.token = token;
    this.isMember = isMemberToken(token);
    this.name = this.isMember ? memberId(token) : tokenKey(token);
  }

  insert(token: string): PathTree {
    const known = this.find(token);
    if (known !== undefined) return known;
    const grown = new PathTree(token);
    if (this.last === undefined) this.first = grown;
    else this.last.next = grown;
    this.last = grown;
    this.size++;
    this.byToken?.set(token, grown);
    return grown;
  }

  find(token: string): PathTree | undefined {
    if (this.last?.token === token) return this.last;
    if (this.size > FEW) return this.index().get(token);
    for (let way = this.first; way !== undefined; way = way.next) if (way.token === token) return way;
    return undefined;
  }

  private index(): Map<string, PathTree> {
    if (this.byToken !== undefined) return this.byToken;
    this.byToken = new Map();
    for (let way = this.first; way !== undefined; way = way.next) this.byToken.set(way.token, way);
    return this.byToken;
  }
}

/** Up to this number of children is searched one by one; above it a map is built. */
const FEW = 8;

/** Returns the tree of a list of paths, built once per list. */
export const pathTreeOf = (paths: readonly string[]): PathTree => {
  const found = known.get(paths);
  if (found?.length === paths.length) return found.ways;
  const ways = newPathTrees(paths);
  known.set(paths, { ways, length: paths.length });
  return ways;
};

/** The length shows whether a list was extended after it was first used. */
const known = identityMap<readonly string[], { readonly ways: PathTree; readonly length: number }>();

const newPathTrees = (paths: readonly string[]): PathTree => {
  const root = new PathTree('');
  const ways = [root];
  const ends = [0];
  let previous = '';
  let depth = 0;
  for (const path of paths) {
    depth = sharedSteps(previous, path, ends, depth);
    let here = ways[depth] as PathTree;
    for (let from = ends[depth] as number; from < path.length; ) {
      const end = stepEnd(path, from);
      here = here.insert(path.slice(from + 1, end));
      depth++;
      ways[depth] = here;
      ends[depth] = end;
      from = end;
    }
    here.ends = true;
    previous = path;
  }
  return root;
};

/** Returns the child of a value at the next token; `kept` are the indexes that are kept with its document. */
export const valueAtNode = (value: unknown, way: PathTree, kept: Indexes | undefined): unknown => {
  if (!way.isMember) return own(value, way.name);
  return isArray(value) ? findMember(value, way.name, kept) : undefined;
};
