import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import { cachedBody } from '../services/calls/index.ts';
import { printingTemplate, template } from '../services/content/index.ts';
import type { RequestContext } from '../services/context/index.ts';
import { type DocumentLayer, listOverrides, loadBase, loadLayered } from '../services/documents/index.ts';
import { saveBase, saveOverride } from '../services/saving/index.ts';

export const settings: AreaHandlers<RequestContext, CommissaryContract['settings']> = {
  base: async (context, { query }) => {
    const loaded = await loadBase(context, atCompany(context), query);
    if (loaded === null) return { status: 304, body: undefined };
    const body = cachedBody(loaded, ({ id, ver, savedAt, savedBy, permissions, document }) => ({
      ...{ id, ver, savedAt, savedBy, permissions },
      settingsBlob: document,
    }));
    return { status: 200, body };
  },
  saveBase: async (context, { body }) => ({
    status: 200,
    body: await saveBase(context, atCompany(context), { id: body.id, ver: body.ver, document: body.settingsBlob }),
  }),
  overrides: async context => ({
    status: 200,
    body: await listOverrides(context, { kind: 'settings', companyId: context.company.id }),
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
  template: async () => ({ status: 200, body: template('settings') }),
  printingTemplate: async (_, { params }) => ({ status: 200, body: printingTemplate(params.templateId) }),
};

const atCompany = ({ company }: RequestContext): DocumentLayer => ({
  kind: 'settings',
  companyId: company.id,
  tenant: null,
});
const atTenant = ({ tenant }: RequestContext): DocumentLayer => ({
  kind: 'settings',
  companyId: tenant.companyId,
  tenant,
});
