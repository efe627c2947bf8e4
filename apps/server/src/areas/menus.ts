import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import { cachedBody } from '../services/calls/index.ts';
import type { RequestContext } from '../services/context/index.ts';
import { type DocumentLayer, listOverrides, loadBase, loadLayered, readMenus } from '../services/documents/index.ts';
import { apiError } from '../services/errors/index.ts';
import { saveBase, saveOverride } from '../services/saving/index.ts';

export const menus: AreaHandlers<RequestContext, CommissaryContract['menus']> = {
  list: async context => ({ status: 200, body: await readMenus(context.db, context.company.id) }),
  base: async (context, { params, query }) => {
    const loaded = await loadBase(context, atCompany(context, params.menuId), query);
    if (loaded === null) return { status: 304, body: undefined };
    const body = cachedBody(loaded, ({ document, description, ...record }) => ({
      ...record,
      desc: description,
      menuBlob: JSON.stringify(document),
    }));
    return { status: 200, body };
  },
  saveBase: async (context, { body }) => ({
    status: 200,
    body: await saveBase(context, atCompany(context, body.id), {
      id: body.id,
      ver: body.ver,
      document: body.menuBlob,
    }),
  }),
  overrides: async (context, { params }) => ({
    status: 200,
    body: await listOverrides(context, { kind: 'menu', companyId: context.company.id, id: params.menuId }),
  }),
  layered: async (context, { params, query }) => {
    const loaded = await loadLayered(context, atTenant(context, params.menuId), query);
    if (loaded === null) return { status: 304, body: undefined };
    const body = cachedBody(loaded, ({ document, ...record }) => ({ ...record, menuBlob: JSON.stringify(document) }));
    return { status: 200, body };
  },
  saveOverride: async (context, { params, query, body }) => {
    if ((query.overrideVer ?? body.overrideVer) !== body.overrideVer)
      throw apiError(400, 'not-the-same', 'overrideVer');
    return { status: 200, body: await saveOverride(context, atTenant(context, params.menuId), body) };
  },
};

const atCompany = ({ company }: RequestContext, menuId: string): DocumentLayer => ({
  kind: 'menu',
  companyId: company.id,
  tenant: null,
  menuId,
});

const atTenant = ({ tenant }: RequestContext, menuId: string): DocumentLayer => ({
  kind: 'menu',
  companyId: tenant.companyId,
  tenant,
  menuId,
});
