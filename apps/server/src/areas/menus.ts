import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../request-context.ts';
import { apiError } from '../services/api-error.ts';
import { cachedBody } from '../services/cached-response.ts';
import type { DocumentLayer } from '../services/documents/layer-heads.ts';
import { listOverrides } from '../services/documents/list-overrides.ts';
import { loadBase, loadLayered } from '../services/documents/load-document.ts';
import { readMenus } from '../services/documents/menus.ts';
import { saveBase } from '../services/documents/save-base.ts';
import { saveOverride } from '../services/documents/save-override.ts';

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
