import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext, Topic } from '../request-context.ts';
import { reachPlace } from '../services/documents/reach-place.ts';
import { grantsText } from '../services/person.ts';
import { aroundPlace, isAbout, pageIsClosed, pageIsOpen } from '../services/presence.ts';

export const presence: AreaHandlers<RequestContext, CommissaryContract['presence']> = {
  watch: async (context, { params, query }) => {
    const place = await reachPlace(context, { ...query, kind: params.kind, companyId: context.company.id });
    const { kind, companyId, tenant, menuId } = place;
    const topic: Topic = {
      key: ['around', kind, companyId, tenant?.id, menuId, context.person.id, grantsText(context.person)],
      hears: told => isAbout(place, told),
    };
    return { status: 200, body: await context.share(topic, () => aroundPlace(context, place)) };
  },
  here: async (context, { params, body: { sections, ...at } }) => {
    const place = await reachPlace(context, { ...at, kind: params.kind, companyId: context.company.id });
    await pageIsOpen(context, place, { id: params.page, sections });
    return { status: 200, body: await aroundPlace(context, place) };
  },
  leave: async (context, { params }) => {
    await pageIsClosed(context, params.page);
    return { status: 204, body: undefined };
  },
};
