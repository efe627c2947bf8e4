import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../../services/context/index.ts';
import { readOutAt, readOutNow, readStockPlaces } from '../../services/stock/index.ts';

export const stock: AreaHandlers<RequestContext, CommissaryContract['stock']> = {
  places: async (context, { query }) => ({ status: 200, body: await readStockPlaces(context, query) }),
  outNow: async (context, { query }) => ({ status: 200, body: await readOutNow(context, query) }),
  outAt: async (context, { query }) => ({ status: 200, body: await readOutAt(context, query) }),
};
