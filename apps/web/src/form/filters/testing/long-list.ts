import {
  choice,
  type Field,
  fieldAt,
  group,
  idField,
  initial,
  isList,
  list,
  money,
  number,
  optional,
  reference,
  set,
  text,
  toggle,
} from '@commissary/schema';
import { openedAt } from '../../edit-session/form-world.arbitrary.ts';

/** A list with members of many kinds, and one that they refer to. */
const shelf = group({ label: 'Shelf' }, { id: idField(), name: text({ label: 'Name' }) });
const part = group(
  { label: 'Part' },
  {
    id: idField(),
    name: text({ label: 'Name' }),
    kept: toggle({ label: 'Kept' }),
    state: choice({
      label: 'State',
      options: [
        { value: 'new', label: 'New' },
        { value: 'used', label: 'Used' },
      ],
    }),
    price: optional(money({ label: 'Price' })),
    count: number({ label: 'Count' }),
    shelf: optional(reference({ label: 'Shelf', to: '/shelves', onDelete: 'unset' })),
    marks: set({ label: 'Marks' }, text({ label: 'Mark' })),
  },
);
export const stock: Field = group(
  { label: 'Stock' },
  { shelves: list({ label: 'Shelves' }, shelf), parts: list({ label: 'Parts' }, part) },
);
export const partsPath = '/parts';
const found = fieldAt(stock, partsPath);
if (found === undefined || !isList(found)) throw new Error('The parts are a list.');
export const parts = found;

export interface Part {
  readonly id: string;
  readonly name: string;
  readonly kept?: boolean;
  readonly state?: 'new' | 'used';
  readonly price?: string;
  readonly count?: number;
  readonly shelf?: string;
  readonly marks?: readonly string[];
}

/** The stock at company level, with these parts. */
export const stockWith = (members: readonly Part[], shelves: readonly { id: string; name: string }[] = []) =>
  openedAt('company', {
    definition: stock,
    base: {
      shelves,
      parts: members.map(member => ({ ...(initial(parts.item) as object), ...member })),
    },
  });
