import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../services/context/index.ts';
import { readReport } from '../services/reports/index.ts';

export const reports: AreaHandlers<RequestContext, CommissaryContract['reports']> = {
  read: async (context, { params, query: { from, to, tenantId, ...filters } }) => ({
    status: 200,
    body: await readReport(context, { report: params.report, from, to, tenantId, filters }),
  }),
};
