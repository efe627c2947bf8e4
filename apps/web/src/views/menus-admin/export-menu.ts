import { documents } from '@commissary/catalog';
import { toExport } from '@commissary/schema';
import { api, responseBody } from '../../api/index.ts';
import { saveFile } from '../../ui/index.ts';

/** Saves what is saved of a menu as a file that can be imported again. */
export const exportMenu = async (companyId: string, menuId: string): Promise<void> => {
  const stored = responseBody(await api.menus.base({ params: { companyId, menuId }, query: {} }));
  const content = toExport(documents.menu.field, JSON.parse(stored.menuBlob));
  saveFile(`menu-${menuId}.json`, 'application/json', `${JSON.stringify(content, null, 2)}\n`);
};
