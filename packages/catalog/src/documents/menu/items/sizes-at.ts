import { type Style, sizesOf, stylesOf } from '@commissary/domain';
import { own, parentPath, valueAt } from '@commissary/schema';

type Styled = Parameters<typeof sizesOf>[0];

/** The sizes of the item at a path, where `item` is the item: those of its department, or its choice of them. */
export const sizesAt = (doc: unknown, path: string, item: unknown): ReturnType<typeof sizesOf> =>
  sizesOf(styledAt(doc, path, item));

/** Its sizes and the options of its other styles. */
export const optionsAt = (doc: unknown, path: string, item: unknown): Style['options'] =>
  stylesOf(styledAt(doc, path, item)).flatMap(({ options }) => options);

const styledAt = (doc: unknown, path: string, item: unknown): Styled => {
  const department = parentPath(parentPath(path) ?? '') ?? '';
  // What a level hides may be in a department that is gone.
  const styles = (valueAt(doc, `${department}/styles`) ?? []) as Styled['styles'];
  const ownStyles = own(item, 'styles') as Styled['ownStyles'];
  return { styles, ...(ownStyles !== undefined && { ownStyles }) };
};
