import type { TableFile } from '../../files/index.ts';

/** A file that was read for a menu which is created meanwhile. */
let given: { readonly menuId: string; readonly file: TableFile } | null = null;

export const giveTable = (menuId: string, file: TableFile): void => {
  given = { menuId, file };
};

/** The file that was given to this menu, once. */
export const takeTable = (menuId: string | null): TableFile | null => {
  const file = given !== null && given.menuId === menuId ? given.file : null;
  if (file !== null) given = null;
  return file;
};
