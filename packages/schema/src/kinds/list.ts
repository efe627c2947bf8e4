import {
  type Check,
  type Condition,
  type Each,
  type Field,
  type Grid,
  jsonSchema,
  type Kind,
  type Meta,
  make,
  reportCells,
  type Scalar,
  type ValidationContext,
  validatorOf,
} from '../field/index.ts';
import { isMemberToken, memberToken, valueAt } from '../path/index.ts';
import { isRecord, own } from '../value/index.ts';
import { type Id, isId } from './id.ts';

export type ListLook = 'table' | 'master-detail' | 'entries' | 'matrix' | 'grid' | 'cards' | 'tags';

/** What a clean-up may read beside the members of its list. */
export interface CleanUpContext {
  readonly document: unknown;
  /** The tenant's related documents, by name; absent where the document is seen alone. */
  readonly related: Readonly<Record<string, unknown>> | undefined;
  /** Whether this edit, or this layer's own list, added the member. */
  isAdded(id: Id): boolean;
}

/** A question that a form answers about the members of a list: which have no picture. */
export interface NamedFilter<in T> {
  readonly key: string;
  readonly label: string;
  passes(member: T, context: FilterContext): boolean;
}

/** What a filter may read beside the member: its path, the effective document, and the time. */
export interface FilterContext {
  readonly path: string;
  readonly document: unknown;
  readonly now: number;
}

/** An ordered list of members with an id; changes name a member by it. */
export interface List<out T> extends Field<T[]> {
  readonly kind: Kind<'list', List<unknown>>;
  readonly item: Field<T>;
  readonly initial: readonly T[];
  readonly max: number;
  /** Fewer members than this are an issue. */
  readonly min: number;
  /** The path of a member's name inside it: `name`, `info/name`. */
  readonly namePath: string;
  /**
   * Among which an id occurs once: the members of this list, or those of all lists of the document at the same
   * definition path, such as the items of all departments.
   */
  readonly uniqueIds: 'parent' | 'document';
  /**
   * The target whose member with the same id gives its name: a price entry is named after its pricing scheme.
   */
  readonly nameFrom?: string;
  /**
   * The references whose targets a member stands for, by key: a price for each size. There is one member for each of
   * them, and its id is theirs: of one reference that id, of several all ids, joined by a hyphen.
   */
  readonly keyedBy?: readonly string[];
  /** The key under which a published member has its position in the list; it is never stored, and ignored in a save. */
  readonly publishedPosition?: string;
  /** Members stand in the cells of a grid: two in one cell are an issue (`overlap`). */
  readonly grid?: Grid;
  /**
   * A user with this permission may add members at a location, and change and remove those that the location's own list
   * added, whatever else is required inside them.
   */
  readonly localPermission?: string;
  /** Each member is stored as a separate part; inside a member of another such list, chunks of them may be. */
  readonly storedPerMember?: true;
  /** Fixed members: they may be changed, and no level may remove them (`fixed-member`). */
  readonly builtInIds: readonly Id[];
  /**
   * No member is ever deleted (`kept-member`): a removed one stays with these values, the first of which marks it as
   * removed, and is restored with those of a new member.
   */
  readonly softDelete?: Readonly<Record<string, Scalar>>;
  /** The switch inside a member that disables it while the member stays. */
  readonly disabledPath?: string;
  /**
   * The name of a member where no field of its own contains it. `nameOf` returns the name of what its reference or tenant at
   * a key points at in a related document, where that is given.
   */
  displayName?(member: unknown, nameOf: (key: string) => string | undefined): string | undefined;
  /** The path of a name given by the tenant; while it is not empty, it replaces the member's own. */
  readonly customNamePath?: string;
  /** The path of the id of a member's row in `namedBy`, when it differs from the member's own id. */
  readonly ownerPath?: string;
  /** Members that are internal to the product: no form shows or offers them. */
  readonly internalIds: readonly Id[];
  /** The neighbor that holds the number of the next member of the base; it is incremented with each one. */
  readonly nextIdPath?: string;
  /** Each new member of that list adds these members here. */
  readonly mirrors?: { readonly list: string; members(id: Id): readonly T[] };
  /**
   * Members can be added only while the list beside this one has such a member; the text says what to do when it has
   * none.
   */
  readonly needs?: { readonly list: string; readonly where: Condition; readonly message: string };
  /** The name of a new member; if it is taken, a number follows: `New Theme (2)`. */
  readonly defaultName?: string;
  /**
   * The path of the value that is unique among members: of several members with the same value, only the newest is
   * kept.
   */
  readonly newestOf?: string;
  /**
   * The members without what no reference expresses: what was switched off, or has become empty. A pure function of an
   * effective document, which runs wherever references to nothing are removed. The same array when all stay.
   */
  cleanedMembers?(members: readonly T[], context: CleanUpContext): readonly T[];
  /** An exported file contains none of the members: they belong to the location, and have no meaning elsewhere. */
  readonly exported?: 'empty';
  /**
   * How a form shows the members: `table` (the default), a row for each; `master-detail`, one of them beside the names
   * of all; `entries`, their fields one after the other, each under the name of its member; `matrix`, all their values in
   * one table, where the list is `keyedBy` references; `grid`, each in its cells of the `grid`; `cards`, a card for each
   * with its picture and the columns; `tags`, their names, where a member is a name or a reference and no more.
   */
  readonly as?: ListLook;
  /** What a row says beside its name while a member has it, as paths inside: that it is out of stock. */
  readonly marks?: readonly string[];
  /** The columns of a table of members, as paths inside them (`name`, `min/amount`); a form chooses when absent. */
  readonly columns?: readonly string[];
  /**
   * The columns of a table in which all members can be edited at once, as paths inside them; `[]` is one column for each
   * member that a keyed list may have (`pricing/[]/price`). Members are edited one by one when absent.
   */
  readonly editableColumns?: readonly string[];
  /**
   * Members can be typed or pasted as lines, each a name and, behind it, the value at this path inside the member, if the
   * list takes one from there.
   */
  readonly typedRows?: { readonly value?: string };
  /**
   * The prices of members that are changed together, as paths inside them with `[]` for each member of a list: those of
   * the first part always, those of others where that is asked for.
   */
  readonly prices?: readonly { readonly label: string; readonly paths: readonly string[] }[];
  /** The key of what is said of a member where another document may refer to it: the backup of a printer. */
  readonly optionNote?: string;
  /** What a form offers as filters of the rows, each with its number, beside those that follow from the fields. */
  readonly namedFilters?: readonly NamedFilter<T>[];
  /**
   * Where the members are shown as `master-detail`: the list inside each of them whose members are counted beside its
   * name, and the reference of those by whose targets they are counted and shown below it.
   */
  readonly tree?: { readonly list: string; readonly by: string };
  /** Where a form has room, it shows the page of the selected member beside the rows; elsewhere in their place. */
  readonly opensBeside?: true;
  /**
   * The list, by path, whose members a table shows below the member here that they refer to, and the reference: the
   * modifiers of a category. A screen with both lists shows it there and nowhere else.
   */
  readonly below?: { readonly list: string; readonly by: string };
}

type Options<T> = Partial<
  Pick<
    List<T>,
    | 'initial'
    | 'max'
    | 'min'
    | 'uniqueIds'
    | 'namePath'
    | 'nameFrom'
    | 'keyedBy'
    | 'publishedPosition'
    | 'grid'
    | 'storedPerMember'
    | 'localPermission'
    | 'builtInIds'
    | 'disabledPath'
    | 'softDelete'
    | 'marks'
    | 'columns'
    | 'editableColumns'
    | 'typedRows'
    | 'prices'
    | 'optionNote'
    | 'namedFilters'
    | 'tree'
    | 'opensBeside'
    | 'below'
    | 'as'
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
    | 'cleanedMembers'
  >
>;

export const list = <T extends { id: Id }>(meta: Meta & Options<T>, item: Field<T>): List<T> =>
  make<List<T>>({
    initial: [],
    max: 5000,
    min: 0,
    uniqueIds: 'parent',
    namePath: 'name',
    builtInIds: [],
    internalIds: [],
    ...meta,
    kind: listKind,
    item,
  });

/**
 * Whether members are added, moved and removed by hand. One that takes its name from a member elsewhere comes and goes
 * with it, unless the list is keyed by those: then somebody chooses which of them it has.
 */
export const hasOwnMembers = ({ nameFrom, keyedBy }: List<unknown>): boolean =>
  nameFrom === undefined || keyedBy !== undefined;

/** Returns a new member of a list: the initial values under the given id, with a name that none of `others` has. */
export const newMember = <T>(field: List<T>, id: Id, others: readonly unknown[] = []): T => ({
  ...(field.item.kind.initial(field.item) as T),
  id,
  ...(field.defaultName !== undefined && { [field.namePath]: freeName(field.defaultName, others, field.namePath) }),
});

/** Returns the copy of a member with the name of the original and a number that none of `others` has: `Soup (2)`. */
export const nameCopy = (
  field: List<unknown>,
  copy: unknown,
  others: readonly unknown[],
  original: unknown,
): unknown => {
  const custom = field.customNamePath;
  const path = custom !== undefined && valueAt(original, `/${custom}`) ? custom : field.namePath;
  const name = valueAt(original, `/${path}`);
  if (typeof name !== 'string' || name.trim() === '') return copy;
  return withText(copy, path.split('/'), numberedName(name.replace(/ \(\d+\)$/, ''), others, path));
};

const withText = (value: unknown, [key, ...rest]: readonly string[], text: string): unknown =>
  key === undefined ? text : { ...(isRecord(value) && value), [key]: withText(own(value, key), rest, text) };

const freeName = (name: string, others: readonly unknown[], named: string): string =>
  namesOf(others, named).has(name.toLowerCase()) ? numberedName(name, others, named) : name;

const numberedName = (name: string, others: readonly unknown[], named: string): string => {
  const taken = namesOf(others, named);
  let next = 2;
  while (taken.has(`${name} (${next})`.toLowerCase())) next++;
  return `${name} (${next})`;
};

/** Names that differ only in case are equal to a user. */
const namesOf = (members: readonly unknown[], named: string): ReadonlySet<string> =>
  new Set(
    members.map(member =>
      String(valueAt(member, `/${named}`))
        .trim()
        .toLowerCase(),
    ),
  );

/** Narrows to a list, for the traversals that read its members' names or parts. */
export const isList = (field: Field): field is List<unknown> => field.kind === listKind;

const listKind: Kind<'list', List<unknown>> = {
  name: 'list',
  keying: 'list',
  initial: field => [...field.initial],
  json: field => ({ type: 'array', maxItems: field.max, items: jsonSchema(field.item) }),
  format: (field, value, texts) => {
    const count = Array.isArray(value) ? value.length : 0;
    return count === 0 ? texts.none : texts.memberCount(count, field.item.label, field.label);
  },
  children: field => [['[]', field.item]],
  child: (field, token) => (isMemberToken(token) ? field.item : undefined),
  map: (field, value, each) => (Array.isArray(value) ? mapMembers(field.item, value, each) : value),
  check: field => checkMembers(field),
  rules: field => (value, at) => {
    if (!Array.isArray(value)) return;
    if (value.length > field.max) at.report('too-many', { max: field.max });
    if (value.length < field.min) at.report('too-few', { min: field.min });
    reportDoubles(value, member => own(member, 'id'), at);
    reportRemoved(field.builtInIds, value, at);
    if (field.grid !== undefined) reportCells(field.grid, value, at);
  },
};

/** Reports the second and every later member with a repeated id. */
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
    if (value.length < field.min) at.report('too-few', { min: field.min });
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
    if (field.grid !== undefined) reportCells(field.grid, value, at);
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
