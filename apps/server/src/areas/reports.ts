import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../services/context/index.ts';
import { closeDay, findReportShifts, listReportViews, readReport, saveReportView } from '../services/reports/index.ts';

export const reports: AreaHandlers<RequestContext, CommissaryContract['reports']> = {
  read: async (context, { params, query: { from, to, tenantId, ...filters } }) => ({
    status: 200,
    body: await readReport(context, { report: params.report, from, to, tenantId, filters }),
  }),
  closeDay: async (context, { body }) => ({ status: 200, body: await closeDay(context, body.day) }),
  shifts: async (context, { query }) => ({ status: 200, body: await findReportShifts(context, query) }),
  views: async context => ({ status: 200, body: await listReportViews(context) }),
  saveView: async (context, { params, body }) => {
    await saveReportView(context, params.id, body.view);
    return { status: 204, body: undefined };
  },
};
