import { endsByItself, fieldAt, type List } from '@commissary/schema';

/** The value that a member has while it is not sold, and the key of its end. */
export interface Stock {
  readonly inside: string;
  readonly endsAt: string;
}

/** Where the members of a list say that they are out of stock; null where they cannot be. */
export const stockOf = (list: List<unknown>): Stock | null => {
  for (const inside of list.marks ?? []) {
    const field = fieldAt(list.item, `/${inside}`);
    if (field !== undefined && endsByItself(field)) return { inside, endsAt: field.endsAt };
  }
  return null;
};
