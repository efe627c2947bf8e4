import {
  definitionPath,
  type Field,
  type FoundReference,
  fieldAt,
  groupAround,
  isBelow,
  joinTokens,
  keyToken,
  memberPath,
  namedTarget,
  neighborsIn,
  own,
  parentPath,
  referencesIn,
  resolveTarget,
  splitPath,
  Targets,
  valueAt,
  withoutReferences,
} from '@commissary/schema';
import { apply } from '../apply/index.ts';
import type { Change } from '../change/index.ts';

/** A member by its paths before and after it got another parent. */
export interface MovedMember {
  readonly from: string;
  readonly to: string;
}

/** A document before and after its members moved. */
export interface MovedWithin {
  readonly before: unknown;
  readonly after: unknown;
  readonly moved: readonly MovedMember[];
}

/** What became of the references of a document whose members moved, by the paths afterwards. */
export interface FollowedReferences {
  readonly document: unknown;
  /** Neighbors that hold the id of the new parent now. */
  readonly followed: readonly string[];
  /** References that led out of their scope: removed, as `onDelete` says. */
  readonly gone: readonly FoundReference[];
}

/** Returns where a path of the document before is afterwards. */
export const readdress = (path: string, moved: readonly MovedMember[]): string => {
  const through = moved.find(({ from }) => isBelow(path, from));
  return through === undefined ? path : through.to + path.slice(through.from.length);
};

/**
 * Returns the document after a move, in which references mean what they meant before: a neighbor that held the id of
 * the old parent holds that of the new one. A reference that leads out of its scope nevertheless is removed as its
 * `onDelete` says. `among` are the references that may be concerned, by their paths before.
 */
export const followMovedMembers = (
  field: Field,
  within: MovedWithin,
  among: readonly FoundReference[],
): FollowedReferences => {
  const { before, after, moved } = within;
  const [was, is] = [new Targets(before, field), new Targets(after, field)];
  const found = among.filter(one => isInside(one) && was.stateOf(one) === 'found');
  const lost = found.filter(one => is.stateOf(moveOf(one, moved)) !== 'found');
  if (lost.length === 0) return { document: after, followed: [], gone: [] };
  const writes = new Map<string, unknown>();
  const related: FoundReference[] = [];
  for (const one of lost) {
    const neighbors = neighborsOf(one, within);
    const siblings = neighbors.flatMap(({ key }) => scopedBy(field, before, groupAround(one.path), key));
    if (siblings.some(sibling => was.stateOf(sibling) === 'found' && staysBehind(sibling, one, within))) continue;
    for (const { path, value } of neighbors) writes.set(path, value);
    related.push(...siblings.filter(sibling => was.stateOf(sibling) === 'found'));
  }
  const changes = Array.from(writes, ([path, value]): Change => ({ op: 'set', path, value }));
  const document = apply(after, changes);
  const now = new Targets(document, field);
  const unresolved = [...lost, ...related].map(one => moveOf(one, moved)).filter(one => now.stateOf(one) !== 'found');
  const gone = [...new Map(unresolved.map(one => [one.path, one])).values()];
  return { document: withoutReferences(field, document, gone), followed: [...writes.keys()], gone };
};

const isInside = ({ to }: FoundReference): boolean => to.every(one => namedTarget(one).document === undefined);

const moveOf = (one: FoundReference, moved: readonly MovedMember[]): FoundReference => ({
  ...one,
  path: readdress(one.path, moved),
});

interface NeighborValue {
  readonly key: string;
  readonly path: string;
  readonly value: unknown;
}

/** Returns what the neighbors of a reference have to hold for it to mean the moved member; none where they cannot. */
const neighborsOf = (one: FoundReference, { before, after, moved }: MovedWithin): readonly NeighborValue[] => {
  const place = readdress(one.path, moved);
  for (const target of one.to) {
    const list = resolveTarget(target, before, one.path);
    if (list === undefined || list.includes('[]')) continue;
    const member = memberPath(list, one.id);
    const now = readdress(member, moved);
    if (now === member || valueAt(after, now) === undefined) continue;
    const neighbors = alignedNeighbors(target, { place, was: splitPath(list), is: splitPath(now), after });
    if (neighbors !== undefined) return neighbors;
  }
  return [];
};

interface Alignment {
  /** The path of the reference afterwards. */
  readonly place: string;
  /** The tokens of the list before, and of the member afterwards. */
  readonly was: readonly string[];
  readonly is: readonly string[];
  readonly after: unknown;
}

const alignedNeighbors = (target: string, { place, was, is, after }: Alignment): NeighborValue[] | undefined => {
  const neighbors: NeighborValue[] = [];
  const parentField = splitPath(place);
  for (const [depth, step] of splitPath(target).entries()) {
    if (step === '[.]' && parentField[depth] !== is[depth]) return undefined;
    if (was[depth] === is[depth]) continue;
    const [key] = neighborsIn(`/${step}`);
    if (key === undefined) {
      if (step !== '[.]') return undefined;
      continue;
    }
    const parent = valueAt(after, joinTokens(is.slice(0, depth + 1)));
    neighbors.push({ key, path: `${groupAround(place)}/${keyToken(key)}`, value: own(parent, 'id') });
  }
  return neighbors;
};

/** The references of a group whose scope a neighbor decides. */
const scopedBy = (field: Field, doc: unknown, group: string, key: string): readonly FoundReference[] => {
  const parentField = fieldAt(field, group);
  if (parentField === undefined) return [];
  return referencesIn(parentField, valueAt(doc, group), group).filter(
    one => groupAround(one.path) === group && one.to.some(target => neighborsIn(target).includes(key)),
  );
};

/** Whether a neighboring reference to the same kind of list means a member that does not move. */
const staysBehind = (sibling: FoundReference, { to }: FoundReference, { before, moved }: MovedWithin): boolean =>
  sibling.to.some(target => {
    const list = resolveTarget(target, before, sibling.path);
    if (list === undefined || !to.some(one => definitionPath(list) === definitionPath(one))) return false;
    const member = memberPath(list, sibling.id);
    return valueAt(before, member) !== undefined && readdress(member, moved) === member;
  });

/** The list of a member. */
export const listOf = (member: string): string => parentPath(member) ?? '';
