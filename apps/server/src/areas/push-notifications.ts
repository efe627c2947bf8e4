import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../services/context/index.ts';
import { countAudience, readPushes, sendPush, takeBackPush } from '../services/push/index.ts';

export const pushNotifications: AreaHandlers<RequestContext, CommissaryContract['pushNotifications']> = {
  list: async (context, { query }) => ({ status: 200, body: await readPushes(context, query) }),
  count: async (context, { body }) => ({ status: 200, body: await countAudience(context, body) }),
  send: async (context, { body }) => ({ status: 200, body: await sendPush(context, body) }),
  takeBack: async (context, { params: { id } }) => {
    await takeBackPush(context, id);
    return { status: 204, body: undefined };
  },
};
