import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import { tenantOfType } from '../services/access/index.ts';
import type { RequestContext } from '../services/context/index.ts';
import { readLocationDay, readOverview } from '../services/home/index.ts';

export const home: AreaHandlers<RequestContext, CommissaryContract['home']> = {
  day: async context => ({ status: 200, body: await readLocationDay(context, tenantOfType(context, 'LOCATION')) }),
  overview: async (context, { query }) => ({ status: 200, body: await readOverview(context, query) }),
};
