import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../services/context/index.ts';
import { readNews, saveNews } from '../services/news/index.ts';

export const news: AreaHandlers<RequestContext, CommissaryContract['news']> = {
  get: async (context, { params }) => ({ status: 200, body: await readNews(context, params.companyId) }),
  save: async (context, { body }) => ({ status: 200, body: await saveNews(context, body) }),
};
