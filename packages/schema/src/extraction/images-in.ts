import { type Field, walkValue } from '../field/index.ts';

/** Returns the images in a value of a field, by name, each at its path. */
export const imagesIn = (
  field: Field,
  value: unknown,
  path = '',
): { readonly name: string; readonly path: string }[] => {
  const found: { name: string; path: string }[] = [];
  const note = (at: Field, one: unknown, where: string): void => {
    if (at.kind.name === 'image' && typeof one === 'string' && one !== '')
      found.push({ name: one.slice(one.lastIndexOf('/') + 1), path: where });
  };
  walkValue(field, value, note, path);
  return found;
};
