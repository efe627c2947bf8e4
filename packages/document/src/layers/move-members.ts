import {
  affectedReferences,
  definitionPath,
  type Field,
  type FoundReference,
  fieldAt,
  groupAround,
  idOf,
  isArray,
  isBelow,
  isList,
  isMemberToken,
  memberId,
  memberPath,
  own,
  pathsAbove,
  referencesIn,
  splitPath,
  valueAt,
  withParentId,
} from '@commissary/schema';
import { apply, edit, normalize, toSequence } from '../apply/index.ts';
import { type Change, compareChanges, isWhole, limits } from '../change/index.ts';
import { diff } from '../diff/index.ts';
import { followMovedMembers, listOf, type MovedMember, readdress } from './follow-moved-members.ts';

/** Members that get another parent, in the order in which they shall stand behind `after`, null being the first position. */
export interface MemberMove {
  readonly paths: readonly string[];
  /** The list that takes them. */
  readonly to: string;
  readonly after: string | null;
}

/** A change list of a level, and the position of the list that it is on top of: -1 is the base. */
export interface ListOnTop {
  readonly below: number;
  readonly changes: readonly Change[];
}

/** The layers after a move. */
export interface MembersMoved {
  readonly base: unknown;
  /** In the order in which they were given; one without a part in it is the same object. */
  readonly lists: readonly (readonly Change[])[];
  /** Neighbors of references in the base that name the new parent now, by path. */
  readonly followed: readonly string[];
  /** References of the base that led out of the new parent and were removed, by their paths afterwards. */
  readonly gone: readonly FoundReference[];
  /** Entries of each list that the move leaves no place for: positions among the old siblings, dormant ones in the way. */
  readonly discarded: readonly (readonly Change[])[];
}

/** Why members cannot move. */
type MoveRefusal =
  | 'named-twice'
  | 'unknown-member'
  | 'unknown-list'
  | 'unknown-anchor'
  | 'other-list'
  | 'inside-itself'
  | 'duplicate-id'
  | 'too-many'
  | 'too-many-changes';

/** A move that is rejected: nothing has changed. */
export class MoveError extends Error {
  readonly code: MoveRefusal;
  readonly path: string;
  /** The list of changes that it is about; -1 is the base. */
  readonly list: number;

  constructor(code: MoveRefusal, path: string, list = -1) {
    super(`move refused: ${code} at ${path}`);
    this.name = 'MoveError';
    this.code = code;
    this.path = path;
    this.list = list;
  }
}

/**
 * Gives members of the base another parent, and takes along what every list says about them (law L31): entries at and
 * below a member are addressed to its new path, dormant ones too, and references follow. The document of every list
 * afterwards is the one before with the same members moved. `lists` come after those that they are on top of.
 */
export const moveMembers = (
  field: Field,
  base: unknown,
  lists: readonly ListOnTop[],
  move: MemberMove,
): MembersMoved => {
  rejectInvalidMove(base, move);
  const act = new MoveAct(field, base, move);
  const carried = lists.map((list, position) => act.carry(list, position));
  return {
    base: act.base.after,
    lists: carried.map(({ changes }) => changes),
    followed: act.followed,
    gone: act.gone,
    discarded: carried.map(({ discarded }) => discarded),
  };
};

const rejectInvalidMove = (base: unknown, { paths, to, after }: MemberMove): void => {
  const target = valueAt(base, to);
  const ids = new Set<string>();
  const named = new Set<string>();
  for (const path of paths) {
    if (named.has(path)) throw new MoveError('named-twice', path);
    named.add(path);
    if (isBelow(to, path)) throw new MoveError('inside-itself', path);
    if (valueAt(base, path) === undefined || !isArray(valueAt(base, listOf(path))))
      throw new MoveError('unknown-member', path);
    if (definitionPath(listOf(path)) !== definitionPath(to)) throw new MoveError('other-list', path);
    if (!isArray(target)) throw new MoveError('unknown-list', to);
    const id = lastId(path);
    if (ids.has(id)) throw new MoveError('duplicate-id', path);
    ids.add(id);
  }
  if (after !== null && valueAt(base, memberPath(to, after)) === undefined) throw new MoveError('unknown-anchor', to);
};

/** A document before and after the move, with the references that the move concerned so far. */
interface Level {
  readonly before: unknown;
  readonly after: unknown;
  readonly concerned: readonly FoundReference[];
}

interface Carried {
  readonly changes: readonly Change[];
  readonly discarded: readonly Change[];
}

class MoveAct {
  readonly base: Level;
  readonly followed: readonly string[];
  readonly gone: readonly FoundReference[];
  private readonly field: Field;
  private readonly move: MemberMove;
  private readonly moved: readonly MovedMember[];
  private readonly parentId: unknown;
  private readonly levels: Level[] = [];

  constructor(field: Field, base: unknown, move: MemberMove) {
    this.field = field;
    this.move = move;
    this.moved = move.paths.map(from => ({ from, to: memberPath(move.to, lastId(from)) }));
    const parent = pathsAbove(move.to).findLast(path => isMemberToken(splitPath(path).at(-1) ?? ''));
    this.parentId = parent === undefined ? undefined : own(valueAt(base, parent), 'id');
    this.rejectFull(base, -1);
    const references = referencesIn(field, base);
    const placed = this.placed(base, undefined);
    const result = followMovedMembers(field, { before: base, after: placed, moved: this.moved }, references);
    this.followed = result.followed;
    this.gone = result.gone;
    const ids = new Set(move.paths.map(lastId));
    const groups = new Set(references.filter(({ id }) => ids.has(String(id))).map(({ path }) => groupAround(path)));
    // Also those that dangle here: a list may add what they mean.
    const concerned = references.filter(
      ({ path }) => groups.has(groupAround(path)) || this.moved.some(({ from }) => isBelow(path, from)),
    );
    this.base = { before: base, after: result.document, concerned };
  }

  carry({ below, changes }: ListOnTop, position: number): Carried {
    const under = below < 0 ? this.base : (this.levels[below] ?? this.base);
    const own = this.isConcerned(changes) ? undefined : this.unconcerned(under, changes);
    if (own !== undefined) {
      this.levels[position] = own;
      return { changes, discarded: [] };
    }
    const before = apply(under.before, changes);
    this.rejectFull(before, position);
    const { carried, discarded } = this.readdressed(changes, before);
    const actual = apply(under.after, carried);
    const concerned = this.concernedIn(under, before, changes);
    const placed = this.placed(before, actual);
    const { document } = followMovedMembers(this.field, { before, after: placed, moved: this.moved }, concerned);
    const mended = diff(actual, document, { field: this.field });
    const next = mended.length === 0 ? carried : normalize(edit(under.after, carried, toSequence(mended)));
    if (next.length > limits.changes) throw new MoveError('too-many-changes', this.move.to, position);
    this.levels[position] = { before, after: mended.length === 0 ? actual : document, concerned };
    return { changes: next, discarded };
  }

  /** A list that says nothing about the members, their lists or any reference. */
  private unconcerned(under: Level, changes: readonly Change[]): Level | undefined {
    const before = apply(under.before, changes);
    const { references, lists } = affectedReferences(
      this.field,
      before,
      changes.map(({ path }) => path),
    );
    if (references.length > 0 || lists.size > 0) return undefined;
    return { before, after: apply(under.after, changes), concerned: under.concerned };
  }

  private isConcerned(changes: readonly Change[]): boolean {
    const lists = new Set([this.move.to, ...this.moved.map(({ from }) => listOf(from))]);
    const above = new Set([...lists].flatMap(list => [list, ...pathsAbove(list)]));
    return changes.some(({ path }) => above.has(path) || pathsAbove(path).some(one => lists.has(one)));
  }

  private concernedIn(under: Level, before: unknown, changes: readonly Change[]): readonly FoundReference[] {
    const own = affectedReferences(
      this.field,
      before,
      changes.map(({ path }) => path),
    ).references;
    const inside = this.moved.flatMap(({ from }) => this.referencesAt(before, from));
    const inherited = under.concerned.flatMap(({ path }) => this.referencesAt(before, path));
    return [...new Map([...inherited, ...inside, ...own].map(one => [one.path, one])).values()];
  }

  private referencesAt(doc: unknown, path: string): readonly FoundReference[] {
    const field = fieldAt(this.field, path);
    return field === undefined ? [] : referencesIn(field, valueAt(doc, path), path);
  }

  /** The document with the members in their new list. Its order is that of the layers afterwards, where they are known. */
  private placed(before: unknown, actual: unknown): unknown {
    const present = this.moved.filter(({ from }) => valueAt(before, from) !== undefined);
    const target = idsAt(before, this.move.to);
    const arrivals = new Set(present.map(({ from }) => lastId(from)));
    const known = new Set([...target, ...arrivals]);
    const order = (actual === undefined ? this.natural(target, arrivals) : idsAt(actual, this.move.to)).filter(id =>
      known.has(id),
    );
    const anchorOf = (id: string): string | null => {
      const at = order.indexOf(id);
      return at < 0 ? (order.at(-1) ?? null) : (order[at - 1] ?? null);
    };
    return apply(
      before,
      present
        .flatMap(({ from, to }): Change[] => [
          { op: 'remove', path: from },
          { op: 'add', path: to, after: anchorOf(lastId(from)), value: this.atHome(valueAt(before, from)) },
        ])
        .sort(compareChanges),
    );
  }

  private natural(target: readonly string[], arrivals: ReadonlySet<string>): readonly string[] {
    const at = this.move.after === null ? 0 : target.indexOf(this.move.after) + 1;
    const ids = this.moved.map(({ from }) => lastId(from)).filter(id => arrivals.has(id));
    return [...target.slice(0, at), ...ids, ...target.slice(at)];
  }

  private readdressed(changes: readonly Change[], before: unknown): { carried: Change[]; discarded: Change[] } {
    const carried: Change[] = [];
    const discarded: Change[] = [];
    const covers = changes.filter(isWhole).map(({ path }) => path);
    const isCovered = covers.some(path => isBelow(this.move.to, path));
    for (const entry of changes) {
      const member = this.moved.find(({ from }) => isBelow(entry.path, from));
      if (member === undefined) {
        const isInTheWay = this.moved.some(({ to }) => isBelow(entry.path, to));
        if (isInTheWay) discarded.push(entry);
        else carried.push(this.withAnchor(entry, before));
        continue;
      }
      const isPosition = entry.path === member.from && entry.op === 'move';
      if (isPosition || isCovered) discarded.push(entry);
      else carried.push(this.atNewPath(entry, member));
    }
    return { carried: carried.sort(compareChanges), discarded };
  }

  private atNewPath(entry: Change, { from }: MovedMember): Change {
    const path = readdress(entry.path, this.moved);
    // Dormant, as the base has the member.
    return entry.op === 'add' && entry.path === from
      ? { ...entry, path, after: this.move.after, value: this.atHome(entry.value) }
      : { ...entry, path };
  }

  /** A member with the id of its new parent, where it holds one. */
  private atHome(member: unknown): unknown {
    const list = fieldAt(this.field, this.move.to);
    return list !== undefined && isList(list) ? withParentId(list.item, member, this.parentId) : member;
  }

  /** A sibling that followed a member which has left follows the nearest one before it that stays. */
  private withAnchor(entry: Change, before: unknown): Change {
    if ((entry.op !== 'add' && entry.op !== 'move') || entry.after === null) return entry;
    const list = listOf(entry.path);
    const leaves = (id: string): boolean => this.moved.some(({ from }) => from === memberPath(list, id));
    if (!leaves(entry.after)) return entry;
    const siblings = idsAt(before, list);
    const preceding = siblings.slice(0, Math.max(siblings.indexOf(entry.after), 0));
    return { ...entry, after: preceding.findLast(id => !leaves(id) && id !== lastId(entry.path)) ?? null };
  }

  /** Rejects the move where the list has a member with the id of one that comes, or would have too many. */
  private rejectFull(before: unknown, position: number): void {
    const { to } = this.move;
    const present = new Set(idsAt(before, to));
    const arrivals = this.moved.filter(({ from }) => valueAt(before, from) !== undefined);
    for (const { from } of arrivals) if (present.has(lastId(from))) throw new MoveError('duplicate-id', from, position);
    const list = fieldAt(this.field, to);
    if (list === undefined || !isList(list) || valueAt(before, to) === undefined) return;
    if (arrivals.length > 0 && present.size + arrivals.length > list.max) throw new MoveError('too-many', to, position);
  }
}

const lastId = (path: string): string => memberId(splitPath(path).at(-1) ?? '');

const idsAt = (doc: unknown, list: string): readonly string[] => {
  const members = valueAt(doc, list);
  return isArray(members) ? members.map(member => idOf(member) ?? '') : [];
};
