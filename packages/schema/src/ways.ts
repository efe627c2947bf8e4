import { isArray, own } from './json.ts';
import { findMember, type Indexes } from './members.ts';
import { isMemberToken, memberId, stepEnd, tokenKey } from './path.ts';

/** The ways to several paths as a tree, so that who walks beside a document passes what they share once. */
export class Ways {
  /** The token that leads here from above; '' for the document. */
  readonly token: string;
  readonly isMember: boolean;
  /** What the token means: a key, or the id of a member. */
  readonly name: string;
  /** One of the paths leads to this very place. */
  ends = false;
  private grown: Map<string, Ways> | undefined;

  constructor(token: string) {
    this.token = token;
    this.isMember = isMemberToken(token);
    this.name = this.isMember ? memberId(token) : tokenKey(token);
  }

  /** Where the ways go on, by token. */
  get below(): ReadonlyMap<string, Ways> {
    return this.grown ?? nowhere;
  }

  grow(token: string): Ways {
    const known = this.grown?.get(token);
    if (known !== undefined) return known;
    const next = new Ways(token);
    this.grown ??= new Map();
    this.grown.set(token, next);
    return next;
  }
}

const nowhere: ReadonlyMap<string, Ways> = new Map();

/** The ways to paths, put together once for each list of them. */
export const waysTo = (paths: readonly string[]): Ways => {
  const found = known.get(paths);
  if (found?.length === paths.length) return found.ways;
  const ways = newWays(paths);
  known.set(paths, { ways, length: paths.length });
  return ways;
};

/** The length gives away a list that somebody went on filling after it was first used. */
const known = new WeakMap<readonly string[], { readonly ways: Ways; readonly length: number }>();

const newWays = (paths: readonly string[]): Ways => {
  const root = new Ways('');
  for (const path of paths) {
    let here = root;
    for (let from = 0, end = 0; from < path.length; from = end) {
      end = stepEnd(path, from);
      here = here.grow(path.slice(from + 1, end));
    }
    here.ends = true;
  }
  return root;
};

/** What a value has where a way leads next; `kept` are the indexes that the document around it keeps. */
export const valueOn = (value: unknown, way: Ways, kept: Indexes | undefined): unknown => {
  if (!way.isMember) return own(value, way.name);
  return isArray(value) ? findMember(value, way.name, kept) : undefined;
};
