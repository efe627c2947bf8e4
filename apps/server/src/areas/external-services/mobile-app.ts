import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../../services/context/index.ts';
import { buildMobileApp, lastBuild } from '../../services/external-services/index.ts';

export const mobileApp: AreaHandlers<RequestContext, CommissaryContract['mobileApp']> = {
  build: async context => ({ status: 200, body: await buildMobileApp(context) }),
  tma: async context => ({ status: 200, body: await lastBuild(context) }),
  tmaSlash: async context => ({ status: 200, body: await lastBuild(context) }),
};
