import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import { readAudit } from '../services/audit/index.ts';
import type { RequestContext } from '../services/context/index.ts';

export const audit: AreaHandlers<RequestContext, CommissaryContract['audit']> = {
  list: async (context, { query }) => ({ status: 200, body: await readAudit(context, query) }),
};
