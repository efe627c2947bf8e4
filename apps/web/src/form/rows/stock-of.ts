import { endsByItself, fieldAt, isGroup, isList, type List } from '@commissary/schema';

/** The value that a member has while it is not sold, and the key of its end. */
export interface Stock {
  readonly inside: string;
  readonly endsAt: string;
  /** The list of what is not sold of the member alone, such as a size, and the value of such an entry. */
  readonly options?: { readonly list: string; readonly inside: string };
}

/** Where the members of a list say that they are out of stock; null where they cannot be. */
export const stockOf = (list: List<unknown>): Stock | null => {
  const marks = (list.marks ?? []).flatMap(inside => {
    const field = fieldAt(list.item, `/${inside}`);
    return field === undefined ? [] : [{ inside, field }];
  });
  for (const { inside, field } of marks) {
    if (!endsByItself(field)) continue;
    const [options] = marks.flatMap(one => {
      const key = isList(one.field) ? endingKeyOf(one.field) : undefined;
      return key === undefined ? [] : [{ list: one.inside, inside: key }];
    });
    return { inside, endsAt: field.endsAt, ...(options !== undefined && { options }) };
  }
  return null;
};

/** The key of the value by which an entry of a list ends. */
export const endingKeyOf = ({ item }: List<unknown>): string | undefined =>
  isGroup(item) ? Object.entries(item.shape).find(([, field]) => endsByItself(field))?.[0] : undefined;
