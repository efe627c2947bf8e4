import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext, StreamTopic } from '../../services/context/index.ts';
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
  list: async (context, { query: { over, ...query } }) => {
    const asked = { ...query, over: over === 'true' };
    const { id: companyId } = context.company;
    const topic: StreamTopic = {
      key: ['timed', companyId, context.person.id, over, query.before, String(query.limit)],
      matches: changed => changed.about === 'publishes' && changed.companyId === companyId,
    };
    return { status: 200, body: await context.share(topic, () => readTimedPage(context, asked)) };
  },
  cancel: async (context, { params: { id }, body }) => {
    await cancelTimed(context, { id, ...body });
    return { status: 204, body: undefined };
  },
  decide: async (context, { params: { id }, body: { decision, ...body } }) => {
    await decideTimed(context, { id, ...body }, decision);
    return { status: 204, body: undefined };
  },
};
