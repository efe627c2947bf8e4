import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../../services/context/index.ts';
import { forgetGuest, readIndexInfo, readTicket, searchTickets } from '../../services/tickets/index.ts';

export const tickets: AreaHandlers<RequestContext, CommissaryContract['tickets']> = {
  search: async (context, { query }) => ({ status: 200, body: await searchTickets(context, query) }),
  read: async (context, { params }) => ({ status: 200, body: await readTicket(context, params) }),
  forgetGuest: async (context, { params }) => ({ status: 200, body: { tickets: await forgetGuest(context, params) } }),
  indexInfo: async (context, { query }) => ({ status: 200, body: await readIndexInfo(context, query.after) }),
};
