import { type DocumentKind, documentKinds } from '@commissary/catalog';
import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import { recordOf } from '@commissary/domain';
import type { RequestContext } from '../../services/context/index.ts';
import { publishedConfig, scheduledConfig } from '../../services/publishing/index.ts';

const configs = { live: publishedConfig, scheduled: scheduledConfig };

const handlerOf =
  (kind: DocumentKind): AreaHandlers<RequestContext, CommissaryContract['published']>[DocumentKind] =>
  async (context, { query: { state = 'live' } }) => ({
    status: 200,
    body: await configs[state](context, kind, context.tenant),
  });

export const published: AreaHandlers<RequestContext, CommissaryContract['published']> = recordOf(
  documentKinds,
  handlerOf,
);
