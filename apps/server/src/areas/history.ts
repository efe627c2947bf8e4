import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import { cachedBody } from '../services/calls/index.ts';
import type { RequestContext } from '../services/context/index.ts';
import {
  readLatest,
  readLevels,
  readLive,
  readPathHistory,
  readRevision,
  readTimeline,
} from '../services/history/index.ts';

export const history: AreaHandlers<RequestContext, CommissaryContract['history']> = {
  list: async (context, { params, query }) => ({
    status: 200,
    body: await readPathHistory(context, { ...query, kind: params.kind, companyId: context.company.id }),
  }),
  latest: async (context, { params, query }) => ({
    status: 200,
    body: await readLatest(context, { ...query, kind: params.kind, companyId: context.company.id }),
  }),
  levels: async (context, { params, query }) => {
    const levels = await readLevels(context, { ...query, kind: params.kind, companyId: context.company.id });
    return { status: 200, body: cachedBody(levels, found => [...found]) };
  },
  timeline: async (context, { params, query }) => ({
    status: 200,
    body: await readTimeline(context, { ...query, kind: params.kind, companyId: context.company.id }),
  }),
  revision: async (context, { params, query }) => ({
    status: 200,
    body: await readRevision(context, { ...query, ...params, companyId: context.company.id }),
  }),
  live: async (context, { params, query }) => ({
    status: 200,
    body: await readLive(context, { ...query, kind: params.kind, companyId: context.company.id }),
  }),
};
