import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../request-context.ts';
import { awaitTokenDeath, licenceOf, licenseFor, revokeLicence, takeToken } from '../services/licensing.ts';
import { tenantOfType } from '../services/tenants.ts';

const location = (context: RequestContext) => tenantOfType(context, 'LOCATION');

export const licensing: AreaHandlers<RequestContext, CommissaryContract['licensing']> = {
  status: async context => ({ status: 200, body: await licenceOf(context, location(context)) }),
  setProducts: async (context, { body }) => ({
    status: 200,
    body: await licenseFor(context, location(context), body.products),
  }),
  revoke: async context => {
    await revokeLicence(context, location(context));
    return { status: 200, body: true };
  },
  getToken: async context => ({ status: 200, body: await takeToken(context, location(context)) }),
  awaitTokenDeath: async context => ({
    status: 200,
    body: { dead: await awaitTokenDeath(context, location(context)) },
  }),
};
