import { validatorOf } from '../compile-validator.ts';
import { type Check, type Each, type Field, type Kind, make, type ValidationContext } from '../field.ts';
import { isRecord, own } from '../json.ts';
import { jsonSchema } from '../json-schema.ts';
import type { Condition, Meta, Scalar } from '../meta.ts';
import { isMemberToken, memberToken } from '../path.ts';
import { type Id, isId } from './id.ts';

/** An ordered list of members with an id; changes name a member by it. */
export interface List<out T> extends Field<T[]> {
  readonly kind: Kind<'list', List<unknown>>;
  readonly item: Field<T>;
  readonly initial: readonly T[];
  readonly max: number;
  /** Where a member's name stands inside it: `name`, `info/name`. */
  readonly namePath: string;
  /** The list whose member has the same id and lends its name: a price entry is called after its pricing scheme. */
  readonly nameFrom?: string;
  /** Each member is stored as a part of its own. */
  readonly storedPerMember?: true;
  /** Members that belong to the product: they may be changed, and no level may remove them (`fixed-member`). */
  readonly builtInIds: readonly Id[];
  /**
   * No member is ever deleted (`kept-member`): a removed one stays with these values, the first of which marks it as
   * removed, and is restored with those of a new member.
   */
  readonly softDelete?: Readonly<Record<string, Scalar>>;
  /** The switch inside a member that takes it out of use while the member stays. */
  readonly disabledPath?: string;
  /** What a member is called where no field of its own says it. */
  displayName?(member: unknown): string | undefined;
  /** Where a name given by the tenant stands; while it is not empty, it takes the place of the member's own. */
  readonly customNamePath?: string;
  /** Where a member says which row of `namedBy` it belongs to, when that is not told by its own id. */
  readonly ownerPath?: string;
  /** Members that the product keeps for itself: no form shows or offers them. */
  readonly internalIds: readonly Id[];
  /** The neighbor that holds the number of the next member of the base, and goes up with each. */
  readonly nextIdPath?: string;
  /** Each new member of that list brings these members along. */
  readonly mirrors?: { readonly list: string; members(id: Id): readonly T[] };
  /** Members can be added only while the list beside this one has such a member; what to do when it has none. */
  readonly needs?: { readonly list: string; readonly where: Condition; readonly otherwise: string };
  /** What a new member is called; while another one is called so, a number follows: `New Theme (2)`. */
  readonly defaultName?: string;
  /** Where a member says what there is one of: of several that say the same, only the newest is held. */
  readonly newestOf?: string;
  /** A file of the document contains none of the members: they belong to the location, and mean nothing elsewhere. */
  readonly exported?: 'empty';
  /** What a table shows of each member, as paths inside it (`name`, `min/amount`); a form chooses when absent. */
  readonly columns?: readonly string[];
}

type Options<T> = Partial<
  Pick<
    List<T>,
    | 'initial'
    | 'max'
    | 'namePath'
    | 'nameFrom'
    | 'storedPerMember'
    | 'builtInIds'
    | 'disabledPath'
    | 'softDelete'
    | 'columns'
    | 'displayName'
    | 'nextIdPath'
    | 'customNamePath'
    | 'ownerPath'
    | 'internalIds'
    | 'mirrors'
    | 'needs'
    | 'defaultName'
    | 'newestOf'
    | 'exported'
  >
>;

export const list = <T extends { id: Id }>(meta: Meta & Options<T>, item: Field<T>): List<T> =>
  make<List<T>>({
    initial: [],
    max: 5000,
    namePath: 'name',
    builtInIds: [],
    internalIds: [],
    ...meta,
    kind: listKind,
    item,
  });

/** A new member of a list: the initial values under the id that the caller gives, and a name that none of `others` has. */
export const newMember = <T>(field: List<T>, id: Id, others: readonly unknown[] = []): T => ({
  ...(field.item.kind.initial(field.item) as T),
  id,
  ...(field.defaultName !== undefined && { [field.namePath]: freeName(field.defaultName, others, field.namePath) }),
});

/** Names that differ in capitals only are the same to a person. */
const freeName = (name: string, others: readonly unknown[], named: string): string => {
  const taken = new Set(others.map(other => String(own(other, named)).trim().toLowerCase()));
  let free = name;
  for (let next = 2; taken.has(free.toLowerCase()); next++) free = `${name} (${next})`;
  return free;
};

/** Narrows to a list, for the traversals that read its members' names or parts. */
export const isList = (field: Field): field is List<unknown> => field.kind === listKind;

const listKind: Kind<'list', List<unknown>> = {
  name: 'list',
  keying: 'list',
  initial: field => [...field.initial],
  json: field => ({ type: 'array', maxItems: field.max, items: jsonSchema(field.item) }),
  format: (field, value) => {
    const count = Array.isArray(value) ? value.length : 0;
    return count === 0 ? 'None' : `${count} ${(count === 1 ? field.item.label : field.label).toLowerCase()}`;
  },
  children: field => [['[]', field.item]],
  child: (field, token) => (isMemberToken(token) ? field.item : undefined),
  map: (field, value, each) => (Array.isArray(value) ? mapMembers(field.item, value, each) : value),
  check: field => checkMembers(field),
  rules: field => (value, at) => {
    if (!Array.isArray(value)) return;
    if (value.length > field.max) at.report('too-many', { max: field.max });
    reportDoubles(value, member => own(member, 'id'), at);
    reportRemoved(field.builtInIds, value, at);
  },
};

/** Reports the second and every later member with an id that was there before. */
const reportDoubles = (
  members: readonly unknown[],
  idOf: (member: unknown) => unknown,
  at: ValidationContext,
): void => {
  const seen = new Set<string>();
  for (const member of members) {
    const id = idOf(member);
    if (!isId(id)) continue;
    at.path.push(memberToken(id));
    if (seen.has(String(id))) at.report('duplicate-id', { id: String(id) });
    at.path.pop();
    seen.add(String(id));
  }
};

/** Reports each built-in member that was removed. */
const reportRemoved = (fixed: readonly Id[], members: readonly unknown[], at: ValidationContext): void => {
  if (fixed.length === 0) return;
  const present = new Set(members.map(member => String(own(member, 'id'))));
  for (const id of fixed) {
    if (present.has(String(id))) continue;
    at.path.push(memberToken(id));
    at.report('fixed-member');
    at.path.pop();
  }
};

const checkMembers = (field: List<unknown>): Check => {
  return (value, at) => {
    if (!Array.isArray(value)) return at.report('type');
    if (value.length > field.max) at.report('too-many', { max: field.max });
    const member = validatorOf(field.item);
    const seen = new Set<string>();
    for (const entry of value) {
      const id = own(entry, 'id');
      if (!isRecord(entry)) at.report('type');
      else if (!isId(id)) at.report('bad-id');
      else {
        const name = String(id);
        at.path.push(memberToken(id));
        if (seen.has(name)) at.report('duplicate-id', { id: name });
        else member(entry, at);
        at.path.pop();
        seen.add(name);
      }
    }
    reportRemoved(field.builtInIds, value, at);
  };
};

const mapMembers = (item: Field, value: readonly unknown[], each: Each): unknown => {
  let next: unknown[] | undefined;
  value.forEach((before, index) => {
    const id = own(before, 'id');
    const after = isId(id) ? each(item, before, memberToken(id)) : before;
    if (after === before) return;
    next ??= [...value];
    next[index] = after;
  });
  return next?.includes(undefined) ? next.filter(member => member !== undefined) : (next ?? value);
};
