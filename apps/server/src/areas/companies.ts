import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import { readAccessibleCompanies } from '../services/access/index.ts';
import {
  addCompany,
  closeCompany,
  editCompany,
  listBrands,
  listEditableCompanies,
  readFirstSteps,
  readSecurity,
  readSecurityEffects,
  reopenCompany,
  setSecurity,
} from '../services/companies/index.ts';
import type { RequestContext } from '../services/context/index.ts';

export const companies: AreaHandlers<RequestContext, CommissaryContract['companies']> = {
  list: async context => ({ status: 200, body: await listEditableCompanies(context, context.person) }),
  brands: async context => ({ status: 200, body: await listBrands(context, context.person) }),
  create: async (context, { body }) => ({ status: 200, body: await addCompany(context, body) }),
  update: async (context, { body }) => ({ status: 200, body: await editCompany(context, body) }),
  remove: async (context, { params, body }) => ({ status: 200, body: await closeCompany(context, params.id, body) }),
  restore: async (context, { params }) => ({ status: 200, body: await reopenCompany(context, params.id) }),

  accessible: async context => {
    const list = await readAccessibleCompanies(context, context.person);
    return { status: 200, body: list.map(({ id, name }) => ({ id, name })) };
  },

  security: async context => ({ status: 200, body: await readSecurity(context) }),
  securityEffects: async (context, { query }) => ({ status: 200, body: await readSecurityEffects(context, query) }),
  setSecurity: async (context, { body }) => ({ status: 200, body: await setSecurity(context, body) }),

  get: async ({ company: { id, name, batchSize, batchSpacingMs } }) => ({
    status: 200,
    body: { id, name, batchSize, batchSpacingMs },
  }),

  firstSteps: async context => ({ status: 200, body: await readFirstSteps(context, context.company.id) }),

  appVersion: async ({ config }) => ({
    status: 200,
    body: { version: config.version, environment: config.environment },
  }),
};
