import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import { rememberedCompany, serializeUser } from '../services/accounts/index.ts';
import { requireSetupToken, setUpFirstCompany } from '../services/companies/index.ts';
import type { RequestContext } from '../services/context/index.ts';
import { beginSession } from './session.ts';

export const setup: AreaHandlers<RequestContext, CommissaryContract['setup']> = {
  check: async (context, { query }) => {
    await requireSetupToken(context, query.token, '/query/token');
    return { status: 200, body: true };
  },

  create: async (context, { body }) => {
    const person = await setUpFirstCompany(context, body);
    await beginSession(context, person, 'sign-in');
    const company = await rememberedCompany(context, person, undefined);
    return { status: 200, body: await serializeUser(context, person, company, false) };
  },
};
