import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import { tenantOfType } from '../../services/access/index.ts';
import type { RequestContext } from '../../services/context/index.ts';
import { cutOver, deleteStoredCards, readCutover } from '../../services/external-services/index.ts';

const location = (context: RequestContext) => tenantOfType(context, 'LOCATION');

export const slice: AreaHandlers<RequestContext, CommissaryContract['slice']> = {
  cutover: async context => ({ status: 200, body: await readCutover(context, location(context)) }),
  cutOver: async context => ({ status: 200, body: await cutOver(context, location(context)) }),
  deleteCards: async context => {
    await deleteStoredCards(context, location(context));
    return { status: 200, body: true };
  },
};
