import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../services/context/index.ts';
import { readMenus } from '../services/documents/index.ts';
import {
  compareVersions,
  convertSingleUse,
  createMenu,
  deleteMenu,
  previewAssign,
  readManagedMenus,
  readSingleUse,
  readTemplate,
  readTemplateChanges,
  readTemplates,
  readVersions,
  restoreMenu,
  takeTemplateChanges,
} from '../services/menus/index.ts';
import { documentAreas } from './documents.ts';

export const menus: AreaHandlers<RequestContext, CommissaryContract['menus']> = {
  list: async context => ({ status: 200, body: await readMenus(context.db, context.company.id) }),
  managed: async context => ({ status: 200, body: await readManagedMenus(context) }),
  templates: async context => ({ status: 200, body: await readTemplates(context) }),
  template: async (context, { params }) => ({ status: 200, body: await readTemplate(context, params.id) }),
  create: async (context, { body }) => {
    const { document, description, ...made } = await createMenu(context, body);
    const permissions = [...made.permissions];
    return { status: 200, body: { ...made, permissions, desc: description, menuBlob: JSON.stringify(document) } };
  },
  remove: async (context, { params }) => ({
    status: 200,
    body: { deleted: true, until: await deleteMenu(context, params.menuId) },
  }),
  restore: async (context, { params }) => ({ status: 200, body: await restoreMenu(context, params.menuId) }),
  templateChanges: async (context, { params }) => ({
    status: 200,
    body: await readTemplateChanges(context, params.menuId),
  }),
  takeTemplate: async (context, { params, body }) => ({
    status: 200,
    body: await takeTemplateChanges(context, params.menuId, body),
  }),
  previewAssign: async (context, { params, body }) => ({
    status: 200,
    body: { effects: await previewAssign(context, params.menuId, body.locationIds) },
  }),
  singleUse: async (context, { params }) => ({
    status: 200,
    body: await readSingleUse(context, params.locationId),
  }),
  convert: async (context, { params, body }) => ({
    status: 200,
    body: await convertSingleUse(context, params.locationId, body),
  }),
  versions: async (context, { params, query }) => ({
    status: 200,
    body: await readVersions(context, params.menuId, query),
  }),
  diff: async (context, { params }) => ({ status: 200, body: await compareVersions(context, params.menuId, params) }),
  ...documentAreas.menus,
};
