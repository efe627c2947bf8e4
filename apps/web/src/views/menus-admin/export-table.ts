import { documents, type Menu, menuTable } from '@commissary/catalog';
import { csvOf } from '@commissary/domain';
import { complete } from '@commissary/schema';
import { saveFile } from '../../ui/index.ts';
import { storedMenu } from './stored-menu.ts';

/** Saves the items, modifiers and prices of a menu as a table for spreadsheets, which can be imported again. */
export const exportMenuTable = async (
  companyId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> => {
  const stored = await storedMenu(companyId, id);
  // The definition of the menu says what its values are.
  const { headers, rows } = menuTable(complete(documents.menu.field, stored) as Menu);
  saveFile(`${name}.csv`, 'text/csv', csvOf([headers, ...rows.map(({ cells }) => cells)]));
};
