import type { Each, Field } from '../field/index.ts';
import { isGroup, type List } from '../kinds/index.ts';
import { collectUniqueValues } from '../validation/index.ts';

/**
 * Returns a new member of a list with a number in each empty field that numbers members: the first that is free in its
 * space of the document, and among `others`, which are to be added with it.
 */
export const withFreeNumbers = (
  root: Field,
  document: unknown,
  { item }: List<unknown>,
  member: unknown,
  others: readonly unknown[] = [],
): unknown => {
  const used = () => [
    ...collectUniqueValues(root, document),
    ...others.flatMap(other => collectUniqueValues(item, other)),
  ];
  const fill: Each = (field, value) => {
    if (isGroup(field)) return field.kind.map?.(field, value, fill) ?? value;
    if (field.numberedFrom === undefined || value !== '') return value;
    const taken = new Set(used().flatMap(({ space, value }) => (space === field.unique ? [value] : [])));
    let number = field.numberedFrom;
    while (taken.has(String(number))) number += 1;
    return String(number);
  };
  return fill(item, member, '');
};
