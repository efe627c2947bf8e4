import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../request-context.ts';
import { databaseAnswers } from '../services/health.ts';
import { versionText } from '../services/product-version.ts';

export const system: AreaHandlers<RequestContext, CommissaryContract['system']> = {
  health: async context => {
    const facts = { version: versionText(context), database: context.databaseKind };
    return (await databaseAnswers(context))
      ? { status: 200, body: { status: 'ok', ...facts } }
      : { status: 503, body: { status: 'unavailable', ...facts } };
  },
  trackingSettings: async ({ config }) => {
    const { googleAnalyticsKey, mixpanelToken } = config;
    return { status: 200, body: { googleAnalyticsKey, mixpanelToken } };
  },
};
