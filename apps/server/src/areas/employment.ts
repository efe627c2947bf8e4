import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import { cachedBody } from '../services/calls/index.ts';
import { template } from '../services/content/index.ts';
import type { RequestContext } from '../services/context/index.ts';
import { type DocumentLayer, listOverrides, loadBase, loadLayered } from '../services/documents/index.ts';
import { saveBase, saveOverride } from '../services/saving/index.ts';

export const employment: AreaHandlers<RequestContext, CommissaryContract['employment']> = {
  base: async (context, { query }) => {
    const loaded = await loadBase(context, atCompany(context), query);
    if (loaded === null) return { status: 304, body: undefined };
    const body = cachedBody(loaded, ({ id, ver, savedAt, savedBy, permissions, document }) => ({
      ...{ id, ver, savedAt, savedBy, permissions },
      locationBlob: document,
    }));
    return { status: 200, body };
  },
  saveBase: async (context, { body }) => ({
    status: 200,
    body: await saveBase(context, atCompany(context), { id: body.id, ver: body.ver, document: body.locationBlob }),
  }),
  overrides: async context => ({
    status: 200,
    body: await listOverrides(context, { kind: 'employment', companyId: context.company.id }),
  }),
  layered: async (context, { query }) => {
    const loaded = await loadLayered(context, atTenant(context), query);
    if (loaded === null) return { status: 304, body: undefined };
    const body = cachedBody(loaded, ({ document, ...record }) => ({ ...record, locationBlob: document }));
    return { status: 200, body };
  },
  saveOverride: async (context, { body }) => ({
    status: 200,
    body: await saveOverride(context, atTenant(context), body),
  }),
  template: async () => ({ status: 200, body: template('employment') }),
};

const atCompany = ({ company }: RequestContext): DocumentLayer => ({
  kind: 'employment',
  companyId: company.id,
  tenant: null,
});
const atTenant = ({ tenant }: RequestContext): DocumentLayer => ({
  kind: 'employment',
  companyId: tenant.companyId,
  tenant,
});
