import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../request-context.ts';
import { readAudit } from '../services/read-audit.ts';

export const audit: AreaHandlers<RequestContext, CommissaryContract['audit']> = {
  list: async (context, { query }) => ({ status: 200, body: await readAudit(context, query) }),
};
