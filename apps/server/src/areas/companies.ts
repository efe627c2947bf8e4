import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import { readAccessibleCompanies } from '../services/access/index.ts';
import type { RequestContext } from '../services/context/index.ts';

export const companies: AreaHandlers<RequestContext, CommissaryContract['companies']> = {
  accessible: async context => {
    const list = await readAccessibleCompanies(context, context.person);
    return { status: 200, body: list.map(({ id, name }) => ({ id, name })) };
  },

  get: async ({ company: { id, name, batchSize, batchSpacingMs } }) => ({
    status: 200,
    body: { id, name, batchSize, batchSpacingMs },
  }),

  appVersion: async ({ config }) => ({
    status: 200,
    body: { version: config.version, environment: config.environment },
  }),
};
