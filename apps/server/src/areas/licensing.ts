import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import { tenantOfType } from '../services/access/index.ts';
import type { RequestContext } from '../services/context/index.ts';
import { awaitTokenExpiry, createToken, licenseFor, readLicense, revokeLicense } from '../services/terminals/index.ts';

const location = (context: RequestContext) => tenantOfType(context, 'LOCATION');

export const licensing: AreaHandlers<RequestContext, CommissaryContract['licensing']> = {
  status: async context => ({ status: 200, body: await readLicense(context, location(context)) }),
  setProducts: async (context, { body }) => ({
    status: 200,
    body: await licenseFor(context, location(context), body.products),
  }),
  revoke: async context => {
    await revokeLicense(context, location(context));
    return { status: 200, body: true };
  },
  getToken: async context => ({ status: 200, body: await createToken(context, location(context)) }),
  awaitTokenDeath: async context => ({
    status: 200,
    body: { dead: await awaitTokenExpiry(context, location(context)) },
  }),
};
