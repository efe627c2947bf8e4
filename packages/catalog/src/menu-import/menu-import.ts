import type { IssueCode } from '@commissary/schema';
import type { Menu, MenuItem } from '../documents/index.ts';

/** A table of a file: what a CSV file, a sheet or the rows of a tree become before they are read as a menu. */
export interface ImportTable {
  readonly headers: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/** What a column says that stands once in a file. */
export const plainColumns = [
  ...(['id', 'plu', 'name', 'displayName', 'department', 'category', 'status', 'description', 'calories'] as const),
  ...(['tax', 'size', 'price', 'modifierCategories', 'modifierCategory', 'minimum', 'maximum'] as const),
  ...(['modifier', 'modifierPrice'] as const),
] as const;
export type PlainColumn = (typeof plainColumns)[number];

/**
 * What a column says: `price` is the price in the default scheme, `price 7` that in the scheme with this id. Of the last two
 * the name stands in the header, and the cells say yes or no: a tax, or a modifier category that is offered.
 */
export type MenuColumn = PlainColumn | `price ${string}` | `tax ${string}` | `offers ${string}`;

export interface MenuImportSetup {
  /** For each column of the table; null: it is not imported. */
  readonly columns: readonly (MenuColumn | null)[];
  /** What separates the cents. */
  readonly decimal: '.' | ',';
  readonly defaults: {
    /** The name of the department of new items where no column says one. */
    readonly department: string | null;
  };
  /** `prices`: only prices of what is on the menu change, as those of one location. */
  readonly scope: 'menu' | 'prices';
  /** The items that the file does not name are removed. */
  readonly removesMissing: boolean;
  /** What doubtful rows mean, by their line: the id of an item, a new item, or nothing that is imported. */
  readonly answers: Readonly<Record<number, string>>;
  /** The size that a file gives to items that have none, such as Square's `Regular`. */
  readonly plainSize: string | null;
}

/** The answers beside the id of an item, which is never one of these texts with an exclamation mark. */
export const newItemAnswer = '!new';
export const skippedAnswer = '!skip';

/** Why a row is refused: a reason of the import, or a limit of the field that the cell is for. */
export type MenuImportReason =
  | 'money'
  | 'negative-money'
  | 'too-many-decimals'
  | 'number'
  | 'status'
  | 'yes-or-no'
  | 'name-missing'
  | 'department-missing'
  | 'department-differs'
  | 'ambiguous'
  | 'unknown-tax'
  | 'plu-taken'
  | 'contradicts'
  | 'range'
  | 'included-range'
  | 'too-many'
  | 'modifier-category-missing'
  | 'not-in-menu'
  | 'item-refused'
  | 'nothing-above'
  | 'twice'
  | Extract<IssueCode, 'too-long' | 'format' | 'card-number' | 'too-large' | 'too-small' | 'step'>;

/** A cell because of which nothing of its row is imported. */
export interface RefusedCell {
  readonly line: number;
  /** The position of the column; null: the reason is the whole row. */
  readonly column: number | null;
  readonly value: string;
  readonly reason: MenuImportReason;
}

/** `asked`: nobody has said yet what it means; `skipped`: somebody said that it is not imported. */
export type RowKind = 'added' | 'changed' | 'left' | 'refused' | 'asked' | 'skipped';

export interface PlannedRow {
  readonly line: number;
  readonly kind: RowKind;
  /** The item, or the modifier category or modifier of a row without one. */
  readonly name: string;
  /** Where it is: department and category. */
  readonly where: string;
  /** The id of the item; null for a modifier, and where it is not known. */
  readonly item: MenuItem['id'] | null;
}

/** A long work in steps, so that a page answers between them: each says what share of the rows is done. */
export type ImportSteps<T> = Generator<number, T, undefined>;

export interface ItemCandidate {
  readonly id: MenuItem['id'];
  readonly name: string;
  readonly where: string;
}

export interface MenuImportPlan {
  /** The whole menu after the import: the difference to the menu is what changes. The same object when nothing does. */
  readonly next: Menu;
  /** In the order of the file, without rows that say nothing. */
  readonly rows: readonly PlannedRow[];
  readonly refused: readonly RefusedCell[];
  /** Answered by `answers` of the setup; other rows about the same item follow the answer. */
  readonly asked: readonly { readonly line: number; readonly candidates: readonly ItemCandidate[] }[];
  /** How many rows there are of each kind. */
  readonly counts: Readonly<Record<RowKind, number>>;
  /** The items of the menu that the file does not name. */
  readonly missing: readonly ItemCandidate[];
}
