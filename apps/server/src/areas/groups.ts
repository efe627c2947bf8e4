import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../request-context.ts';
import { previewRegrouping } from '../services/levels/regroup-preview.ts';

export const groups: AreaHandlers<RequestContext, CommissaryContract['groups']> = {
  preview: async (context, { body }) => ({ status: 200, body: await previewRegrouping(context, body) }),
};
