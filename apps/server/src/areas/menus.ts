import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../services/context/index.ts';
import { readMenus } from '../services/documents/index.ts';
import { documentAreas } from './documents.ts';

export const menus: AreaHandlers<RequestContext, CommissaryContract['menus']> = {
  list: async context => ({ status: 200, body: await readMenus(context.db, context.company.id) }),
  ...documentAreas.menus,
};
