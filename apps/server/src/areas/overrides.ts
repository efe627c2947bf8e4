import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../request-context.ts';
import { previewPromotion, promote } from '../services/levels/promote.ts';
import { previewReset, resetBelow } from '../services/levels/reset-below.ts';

export const overrides: AreaHandlers<RequestContext, CommissaryContract['overrides']> = {
  previewPromotion: async (context, { body }) => ({
    status: 200,
    body: await previewPromotion(context, context.tenant, body),
  }),
  promote: async (context, { body: { versions, ...request } }) => ({
    status: 200,
    body: { versions: await promote(context, context.tenant, request, versions) },
  }),
  previewReset: async (context, { body }) => ({
    status: 200,
    body: { effects: await previewReset(context, { ...body, companyId: context.company.id }) },
  }),
  reset: async (context, { body }) => ({
    status: 200,
    body: { places: [...(await resetBelow(context, { ...body, companyId: context.company.id }))] },
  }),
};
