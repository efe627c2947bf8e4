import { documentKinds } from '@commissary/catalog';
import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import { recordOf } from '@commissary/domain';
import type { RequestContext } from '../../services/context/index.ts';
import { publishedConfig } from '../../services/publishing/index.ts';

export const published: AreaHandlers<RequestContext, CommissaryContract['published']> = recordOf(
  documentKinds,
  kind => async (context: RequestContext) => ({
    status: 200,
    body: await publishedConfig(context, kind, context.tenant),
  }),
);
