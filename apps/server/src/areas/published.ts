import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../services/context/index.ts';
import { publishedConfig } from '../services/publishing/index.ts';

export const published: AreaHandlers<RequestContext, CommissaryContract['published']> = {
  settings: async context => ({ status: 200, body: await publishedConfig(context, 'settings', context.tenant) }),
  menu: async context => ({ status: 200, body: await publishedConfig(context, 'menu', context.tenant) }),
  employment: async context => ({ status: 200, body: await publishedConfig(context, 'employment', context.tenant) }),
};
