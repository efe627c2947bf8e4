import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../../services/context/index.ts';
import {
  cancelTimed,
  createTimed,
  decideTimed,
  previewTimed,
  readTimedPage,
} from '../../services/timed-edits/index.ts';

export const timed: AreaHandlers<RequestContext, CommissaryContract['timed']> = {
  preview: async (context, { body }) => ({ status: 200, body: await previewTimed(context, body) }),
  create: async (context, { body }) => ({ status: 200, body: await createTimed(context, body) }),
  list: async (context, { query: { over, ...query } }) => ({
    status: 200,
    body: await readTimedPage(context, { ...query, over: over === 'true' }),
  }),
  cancel: async (context, { params: { id }, body }) => {
    await cancelTimed(context, { id, ...body });
    return { status: 204, body: undefined };
  },
  decide: async (context, { params: { id }, body: { decision, ...body } }) => {
    await decideTimed(context, { id, ...body }, decision);
    return { status: 204, body: undefined };
  },
};
