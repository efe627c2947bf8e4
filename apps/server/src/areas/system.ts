import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import { databaseAnswers, versionText } from '../services/calls/index.ts';
import type { RequestContext } from '../services/context/index.ts';

export const system: AreaHandlers<RequestContext, CommissaryContract['system']> = {
  health: async context => {
    const facts = {
      ...{ version: versionText(context), database: context.databaseKind, calls: context.refusedCalls.state() },
      ...(context.replica && { replica: context.replica.state() }),
      ...(context.clickHouse && { clickHouse: context.clickHouse.state() }),
    };
    return (await databaseAnswers(context))
      ? { status: 200, body: { status: 'ok', ...facts } }
      : { status: 503, body: { status: 'unavailable', ...facts } };
  },
  trackingSettings: async ({ config }) => {
    const { googleAnalyticsKey, mixpanelToken } = config;
    return { status: 200, body: { googleAnalyticsKey, mixpanelToken } };
  },
};
