import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../../services/context/index.ts';
import { readLaborStatus, saveJobTypeDepartments, sendAgain, setIntegration } from '../../services/scheduling/index.ts';

export const labor: AreaHandlers<RequestContext, CommissaryContract['labor']> = {
  endpoints: async ({ config }) => ({ status: 200, body: { ssEndpointBase: config.schedulingUrl ?? '' } }),
  set: async (context, { body }) => {
    await setIntegration(context, body.tenantId, body.laborIntegration.enabled);
    return { status: 200, body };
  },
  status: async (context, { params }) => ({ status: 200, body: await readLaborStatus(context, params.locationId) }),
  sendAgain: async (context, { params, body }) => {
    await sendAgain(context, body);
    return { status: 200, body: await readLaborStatus(context, params.locationId) };
  },
  jobTypeDepartment: async (context, { body }) => ({
    status: 200,
    body: await saveJobTypeDepartments(context, context.company.id, body),
  }),
};
