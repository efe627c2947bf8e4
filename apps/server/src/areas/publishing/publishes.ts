import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import { readCanary } from '../../services/canary/index.ts';
import type { RequestContext } from '../../services/context/index.ts';
import { readWorkflowPage } from '../../services/publishing/index.ts';

export const publishes: AreaHandlers<RequestContext, CommissaryContract['publishes']> = {
  read: async (context, { params: { workflowId }, query }) => ({
    status: 200,
    body: {
      ...(await readWorkflowPage(context, { workflowId, ...query })),
      canary: await readCanary(context, workflowId),
    },
  }),
};
