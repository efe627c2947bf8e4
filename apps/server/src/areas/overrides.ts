import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../request-context.ts';
import { previewPromotion, promote } from '../services/levels/promote.ts';
import { readLayersAt } from '../services/levels/read-layers-at.ts';
import { previewSet, set, undoSaves } from '../services/levels/set.ts';

export const overrides: AreaHandlers<RequestContext, CommissaryContract['overrides']> = {
  layers: async (context, { body }) => ({
    status: 200,
    body: await readLayersAt(context, { ...body, companyId: context.company.id }),
  }),
  previewPromotion: async (context, { body }) => ({
    status: 200,
    body: await previewPromotion(context, context.tenant, body),
  }),
  promote: async (context, { body: { versions, ...request } }) => ({
    status: 200,
    body: { versions: await promote(context, context.tenant, request, versions) },
  }),
  previewSet: async (context, { body }) => ({
    status: 200,
    body: { effects: await previewSet(context, { ...body, companyId: context.company.id }) },
  }),
  set: async (context, { body }) => ({
    status: 200,
    body: { places: await set(context, { ...body, companyId: context.company.id }) },
  }),
  undo: async (context, { body }) => ({
    status: 200,
    body: { places: await undoSaves(context, { ...body, companyId: context.company.id }) },
  }),
};
