import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../request-context.ts';
import { cutOver, deleteStoredCards, readCutover } from '../services/online-service.ts';
import { tenantOfType } from '../services/tenants.ts';

const location = (context: RequestContext) => tenantOfType(context, 'LOCATION');

export const slice: AreaHandlers<RequestContext, CommissaryContract['slice']> = {
  cutover: async context => ({ status: 200, body: await readCutover(context, location(context)) }),
  cutOver: async context => ({ status: 200, body: await cutOver(context, location(context)) }),
  deleteCards: async context => {
    await deleteStoredCards(context, location(context));
    return { status: 200, body: true };
  },
};
