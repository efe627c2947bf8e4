import { documents } from '@commissary/catalog';
import { toExport } from '@commissary/schema';
import { saveFile } from '../../ui/index.ts';
import { storedMenu } from './stored-menu.ts';

/** Saves what is saved of a menu as a file that can be imported again. */
export const exportMenu = async (companyId: string, menuId: string): Promise<void> => {
  const content = toExport(documents.menu.field, await storedMenu(companyId, menuId));
  saveFile(`menu-${menuId}.json`, 'application/json', `${JSON.stringify(content, null, 2)}\n`);
};
