import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import { grantsText, type RequestContext, type StreamTopic } from '../services/context/index.ts';
import {
  activityAt,
  authorizeDocument,
  concernsDocument,
  pageIsClosed,
  pageIsOpen,
} from '../services/documents/index.ts';

export const presence: AreaHandlers<RequestContext, CommissaryContract['presence']> = {
  watch: async (context, { params, query }) => {
    const layer = await authorizeDocument(context, { ...query, kind: params.kind, companyId: context.company.id });
    const { kind, companyId, tenant, menuId } = layer;
    const topic: StreamTopic = {
      key: ['around', kind, companyId, tenant?.id, menuId, context.person.id, grantsText(context.person)],
      matches: notice => concernsDocument(layer, notice),
    };
    return { status: 200, body: await context.share(topic, () => activityAt(context, layer)) };
  },
  here: async (context, { params, body: { sections, ...at } }) => {
    const layer = await authorizeDocument(context, { ...at, kind: params.kind, companyId: context.company.id });
    // Who acts as another person is not shown as that person at work.
    if (context.person.acting === null) await pageIsOpen(context, layer, { id: params.page, sections });
    return { status: 200, body: await activityAt(context, layer) };
  },
  leave: async (context, { params }) => {
    await pageIsClosed(context, params.page);
    return { status: 204, body: undefined };
  },
};
