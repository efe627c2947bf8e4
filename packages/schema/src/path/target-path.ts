import { attachedIndexes, findMember, idOf, isArray, own } from '../value/index.ts';
import {
  isMemberToken,
  joinPath,
  joinTokens,
  keyToken,
  memberId,
  memberToken,
  parentPath,
  splitPath,
  tokenKey,
} from './path.ts';
import { valueAt } from './value-at.ts';

/**
 * Targets: definition paths that name lists, or values, seen from a place in a document. A step is a key or one of
 * these, and all but the first one are *scoped*:
 *
 * - `[]`      every member;
 * - `[.]`     the member that contains the place, at that depth;
 * - `[@key]`  the member whose id is the value of `key`, a neighbor in the group around the place; in a target of values,
 *             with a `^` before the key for each group further out;
 * - `[?key]`  the first member whose toggle `key` is on, or after `[]` every such member; `[?list.key]` the member with the id of the first such member of
 *   the document's list `list`, as prices have the ids of pricing schemes.
 */

/** A target in two parts: the document before `:` when it is another one, and the path there. */
export const namedTarget = (to: string): { readonly document?: string; readonly path: string } => {
  const colon = to.indexOf(':');
  return colon < 0 ? { path: to } : { document: to.slice(0, colon), path: to.slice(colon + 1) };
};

/** Returns a target with every member in place of scoped steps: a definition path. */
export const widenTarget = (target: string): string => (isScoped(target) ? target.replaceAll(SCOPED, '[]') : target);

/** Whether a target means different lists at different places. */
export const isScoped = (target: string): boolean => target.includes('[.]') || target.search(CHOSEN) !== -1;

const SCOPED = /\[(?:\.|[@?][^\]]*)\]/g;
const CHOSEN = /\[[@?]/;

/** Returns a path as a definition path: members by `[]`. */
export const definitionPath = (path: string): string => path.replaceAll(/\/\[[^/]*\]/g, '/[]');

/**
 * Returns a target with the scoped steps replaced by the members that they mean at a place; `[]` is left. Without a
 * place, it is widened. Undefined where a scoped step means no member.
 */
export const resolveTarget = (target: string, doc: unknown, place: string | undefined): string | undefined => {
  if (!isScoped(target)) return target;
  if (place === undefined) return widenTarget(target);
  const resolved: string[] = [];
  let context: readonly string[] | undefined;
  for (const step of splitPath(target)) {
    let token: string | undefined = step;
    if (step === '[.]') {
      context ??= splitPath(place);
      token = context[resolved.length];
    } else if (step.startsWith('[@')) token = memberNamedBy(step, doc, place);
    // Among every member, it is the members with the toggle.
    else if (step.startsWith('[?'))
      token = resolved.includes('[]') ? step : firstWith(nameIn(step), doc, joinTokens(resolved));
    if (token === undefined) return undefined;
    resolved.push(token);
  }
  return joinTokens(resolved);
};

/** The neighbors whose values decide what a target means. */
export const neighborsIn = (target: string): string[] => namesIn(target).map(nameIn);

/** The paths of the values that name members in a target seen from a place. */
export const namingPaths = (target: string, place: string): string[] =>
  namesIn(target).map(step => {
    const { group, key } = namedBy(step, place);
    return joinPath(group, keyToken(key));
  });

const namesIn = (target: string): string[] => splitPath(target).filter(step => step.startsWith('[@'));

const namedBy = (step: string, place: string): { readonly group: string; readonly key: string } => {
  const key = nameIn(step).replace(/^\^+/, '');
  let group = groupAround(place);
  for (let outwards = nameIn(step).length - key.length; outwards > 0; outwards--) group = groupAround(group);
  return { group, key };
};

/** The lists of the document whose toggles decide what a target means. */
export const listsChosenFrom = (target: string): string[] =>
  splitPath(target).flatMap(step => {
    const dot = step.startsWith('[?') ? nameIn(step).lastIndexOf('.') : -1;
    return dot < 0 ? [] : [nameIn(step).slice(0, dot)];
  });

/** The toggles that decide what a target means, by definition path. */
export const togglesIn = (target: string): string[] => {
  const steps = splitPath(target);
  return steps.flatMap((step, depth) => {
    if (!step.startsWith('[?')) return [];
    const name = nameIn(step);
    const dot = name.lastIndexOf('.');
    const list = dot < 0 ? widenTarget(joinTokens(steps.slice(0, depth))) : `/${name.slice(0, dot)}`;
    return [`${list}/[]/${name.slice(dot + 1)}`];
  });
};

const nameIn = (step: string): string => step.slice(2, -1);

/** The path of the group around a value; a member of a set belongs to the group around the set. */
export const groupAround = (place: string): string => {
  const parent = parentPath(place) ?? '';
  return isMemberToken(place.slice(place.lastIndexOf('/') + 1)) ? (parentPath(parent) ?? '') : parent;
};

/** A place that the document does not have yet, in a change that adds it, may mean any member. */
const memberNamedBy = (step: string, doc: unknown, place: string): string | undefined => {
  const { group: path, key } = namedBy(step, place);
  const group = valueAt(doc, path);
  if (group === undefined) return '[]';
  const value = own(group, key);
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? memberToken(value) : undefined;
};

const firstWith = (name: string, doc: unknown, path: string): string | undefined => {
  const dot = name.lastIndexOf('.');
  const members = valueAt(doc, dot < 0 ? path : `/${name.slice(0, dot)}`);
  const toggle = name.slice(dot + 1);
  const first = isArray(members) ? members.find(member => own(member, toggle) === true) : undefined;
  const id = first === undefined ? undefined : idOf(first);
  return id === undefined ? undefined : memberToken(id);
};

/** A list, or a set, of a document. */
export interface ListAtPath {
  readonly path: string;
  readonly members: readonly unknown[];
}

/**
 * Returns the lists under a path, `[]` standing for every member on the way; `undefined` when the document has no list
 * there, so that a section that is not stored yet is not taken for an empty one.
 */
export const listsAt = (doc: unknown, path: string): readonly ListAtPath[] | undefined => {
  const kept = attachedIndexes(doc);
  let here: readonly { readonly path: string; readonly value: unknown }[] = [{ path: '', value: doc }];
  for (const step of splitPath(path)) {
    if (step === '[]' || step.startsWith('[?'))
      here = here.flatMap(one =>
        membersOf(one.value).flatMap(value => {
          const id = idOf(value);
          const isMeant = step === '[]' || own(value, nameIn(step)) === true;
          return id === undefined || !isMeant ? [] : [{ path: `${one.path}/${memberToken(id)}`, value }];
        }),
      );
    else if (isMemberToken(step))
      here = here.flatMap(one => {
        const member = findMember(membersOf(one.value), memberId(step), kept);
        return member === undefined ? [] : [{ path: `${one.path}/${step}`, value: member }];
      });
    else here = here.map(one => ({ path: `${one.path}/${step}`, value: own(one.value, tokenKey(step)) }));
  }
  const lists = here.flatMap(({ path, value }) => (isArray(value) ? [{ path, members: value }] : []));
  return here.length > 0 && lists.length === 0 ? undefined : lists;
};

const membersOf = (value: unknown): readonly unknown[] => (isArray(value) ? value : []);

/** Whether two resolved targets have a list in common: `[]` means every member. */
export const overlap = (a: string, b: string): boolean => {
  if (a === b) return true;
  if (!a.includes('[]') && !b.includes('[]')) return false;
  const [one, other] = [splitPath(a), splitPath(b)];
  return (
    one.length === other.length &&
    one.every((step, depth) => {
      const theirs = other[depth];
      return (
        step === theirs || (step === '[]' && isMemberToken(theirs ?? '')) || (theirs === '[]' && isMemberToken(step))
      );
    })
  );
};
