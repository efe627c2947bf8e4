import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../services/context/index.ts';
import { previewRegrouping } from '../services/levels/index.ts';

export const groups: AreaHandlers<RequestContext, CommissaryContract['groups']> = {
  preview: async (context, { body }) => ({ status: 200, body: await previewRegrouping(context, body) }),
};
