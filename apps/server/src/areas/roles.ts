import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../request-context.ts';
import { rolesOf } from '../services/roles.ts';

export const roles: AreaHandlers<RequestContext, CommissaryContract['roles']> = {
  list: async context => ({ status: 200, body: await rolesOf(context, context.company) }),
};
