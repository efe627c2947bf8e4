import { api, responseBody } from '../../api/index.ts';

/** What is saved of a menu at the company. */
export const storedMenu = async (companyId: string, menuId: string): Promise<unknown> =>
  JSON.parse(responseBody(await api.menus.base({ params: { companyId, menuId }, query: {} })).menuBlob);
