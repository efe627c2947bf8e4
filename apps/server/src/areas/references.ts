import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../request-context.ts';
import { usesOfMember } from '../services/documents/uses.ts';

export const references: AreaHandlers<RequestContext, CommissaryContract['references']> = {
  uses: async (context, { params, query }) => ({
    status: 200,
    body: await usesOfMember(context, { ...query, kind: params.kind, companyId: context.company.id }),
  }),
};
