/**
 * Paths as change lists write them: an RFC 6901 pointer in which a token in square brackets is the member of a keyed
 * array. Escapes: `~0` for `~`, `~1` for `/`, and `~2` for a leading `[` of a plain key. A *token* is the text of one
 * step in a path, a *step* is its meaning. No other module depends on the syntax of paths.
 */

/** One step: a key of an object, or the member of a keyed array whose `String(id)` is `id`. */
export type PathStep = { readonly key: string } | { readonly id: string };

/** A text that is no path. `code` gives the reason. */
export class PathError extends Error {
  readonly code: 'bad-path' | 'bad-escape';
  readonly path: string;

  constructor(code: PathError['code'], path: string) {
    super(`not a path: ${code}`);
    this.name = 'PathError';
    this.code = code;
    this.path = path;
  }
}

/**
 * Returns the steps of a path such as `/departments/[d7]/info/name`. The empty path is the document itself. Throws
 * PathError `bad-path` when a slash or a closing bracket is missing, `bad-escape` for any escape but ~0 ~1 and a
 * leading ~2.
 */
export const parsePath = (path: string): PathStep[] => {
  const steps: PathStep[] = [];
  for (let from = 0; from < path.length; ) {
    const end = stepEnd(path, from);
    steps.push(readStep(path, from, end));
    from = end;
  }
  return steps;
};

/** Returns the end of the step whose slash is at `from`. */
export const stepEnd = (path: string, from: number): number => {
  const slash = path.indexOf('/', from + 1);
  return slash === -1 ? path.length : slash;
};

/**
 * Returns the step between its slash and its end, for callers that read a path step by step; throws as parsePath does.
 */
export const readStep = (path: string, from: number, end: number): PathStep => {
  const name = stepName(path, from, end);
  return isMemberStep(path, from) ? { id: name } : { key: name };
};

/** Whether the step whose slash is at `from` names a member. */
export const isMemberStep = (path: string, from: number): boolean => path.charCodeAt(from + 1) === OPEN_BRACKET;

/** Returns the key or the id that a step names, without allocating a step; throws as parsePath does. */
export const stepName = (path: string, from: number, end: number): string => {
  if (path.charCodeAt(from) !== SLASH) throw new PathError('bad-path', path);
  const isMember = isMemberStep(path, from);
  if (isMember && (end < from + 3 || path.charCodeAt(end - 1) !== CLOSE_BRACKET)) throw new PathError('bad-path', path);
  const name = isMember ? decode(path.slice(from + 2, end - 1)) : decodeKey(path.slice(from + 1, end));
  if (name === undefined) throw new PathError('bad-escape', path);
  return name;
};

const SLASH = 0x2f;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;

/** Returns the path of the given steps; the inverse of parsePath. */
export const formatPath = (steps: readonly PathStep[]): string => {
  let path = '';
  for (const step of steps) path += `/${'id' in step ? memberToken(step.id) : keyToken(step.key)}`;
  return path;
};

/** Appends tokens to a path. */
export const joinPath = (path: string, ...tokens: readonly string[]): string => {
  let joined = path;
  for (const token of tokens) joined += `/${token}`;
  return joined;
};

/** Returns the tokens of a path; `''` has none. */
export const splitPath = (path: string): string[] => (path === '' ? [] : path.slice(1).split('/'));

export const joinTokens = (tokens: readonly string[]): string => (tokens.length === 0 ? '' : `/${tokens.join('/')}`);

/** Whether `path` is `prefix` or below it. Every path is below ''. */
export const isBelow = (path: string, prefix: string): boolean =>
  path.startsWith(prefix) && (path.length === prefix.length || prefix === '' || path[prefix.length] === '/');

/** Returns the path one step up, or undefined for the document itself. */
export const parentPath = (path: string): string | undefined => {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? undefined : path.slice(0, slash);
};

/** Returns every path above this one, the document first. */
export const pathsAbove = (path: string): string[] => {
  const above: string[] = [];
  for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1))
    above.push(path.slice(0, slash));
  return above;
};

/**
 * Returns whether a path is one of some paths, or below one: for many paths beside many others. The work for each is that
 * of its length.
 */
export const withinPaths = (paths: Iterable<string>): ((path: string) => boolean) => {
  const named = new Set(paths);
  return path => named.has(path) || pathsAbove(path).some(above => named.has(above));
};

/** Returns the token of a key of an object. */
export const keyToken = (key: string): string => {
  const escaped = encode(key);
  return escaped[0] === '[' ? `~2${escaped.slice(1)}` : escaped;
};

/** Returns the token of a member of a keyed array. */
export const memberToken = (id: string | number): string => `[${encode(String(id))}]`;

/** Returns the path of a member of a keyed array. */
export const memberPath = (list: string, id: string | number): string => `${list}/${memberToken(id)}`;

/** Whether a token names a member. */
export const isMemberToken = (token: string): boolean => token.length > 1 && token[0] === '[' && token.endsWith(']');

/** Whether a token names a key; a token with an opening and no closing bracket names nothing. */
export const isKeyToken = (token: string): boolean => token[0] !== '[';

/** Returns the id that a member token names, as text. A wrong escape is kept as it is. */
export const memberId = (token: string): string => decode(token.slice(1, -1)) ?? token.slice(1, -1);

/** Returns the key that a key token names. A wrong escape is kept as it is. */
export const tokenKey = (token: string): string => decodeKey(token) ?? token;

const decodeKey = (token: string): string | undefined => {
  if (!token.startsWith('~2')) return decode(token);
  const rest = decode(token.slice(2));
  return rest === undefined ? undefined : `[${rest}`;
};

const encode = (text: string): string =>
  text.includes('~') || text.includes('/') ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text;

const decode = (text: string): string | undefined => {
  let tilde = text.indexOf('~');
  if (tilde === -1) return text;
  let plain = '';
  let from = 0;
  for (; tilde !== -1; tilde = text.indexOf('~', from)) {
    const code = text[tilde + 1];
    if (code !== '0' && code !== '1') return undefined;
    plain += text.slice(from, tilde) + (code === '0' ? '~' : '/');
    from = tilde + 2;
  }
  return plain + text.slice(from);
};

/**
 * Returns how many steps a path shares with the previous one: a list is mostly sorted, and shared steps need not be
 * read again. `ends` holds the position where each of the `depth` steps of the previous path ends, the first of them,
 * 0, for the document itself.
 */
export const sharedSteps = (previous: string, path: string, ends: readonly number[], depth: number): number => {
  const most = Math.min(path.length, previous.length);
  let same = 0;
  while (same < most && path.charCodeAt(same) === previous.charCodeAt(same)) same++;
  let shared = depth;
  for (; shared > 0; shared--) {
    const end = ends[shared] as number;
    if (end <= same && (end === path.length || path[end] === '/')) break;
  }
  return shared;
};
