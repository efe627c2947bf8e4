import { type Field, optional } from '@commissary/schema';

/** What may leave a value to the category and the department around it. */
export type Inheritor = 'item' | 'category' | 'department';

const department = '/departments/[.]';

/**
 * Returns the field of an item, a category or a department at `path` inside it, such as `taxes` or `printing/kitchen`.
 * A category and an item may leave it out: what counts then is the value of the item's category, or of the department.
 * `beyond` are targets that follow the department's own, which may be absent then as well.
 */
export const inheritable = <F extends Field>(
  field: F,
  path: string,
  at: Inheritor,
  beyond: readonly string[] = [],
): F & { readonly optional: true } => {
  // The category is a neighbor of the outermost part of the path.
  const outwards = '^'.repeat(path.split('/').length - 1);
  const context = {
    item: [`${department}/categories/[@${outwards}category]`, department],
    category: [department],
    department: [],
  }[at];
  return optional({ ...field, inheritsFrom: [...context.map(one => `${one}/${path}`), ...beyond] });
};
