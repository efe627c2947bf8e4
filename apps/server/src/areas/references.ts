import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../request-context.ts';
import { choicesOf } from '../services/documents/choices.ts';
import { usesOfMember } from '../services/documents/uses.ts';

export const references: AreaHandlers<RequestContext, CommissaryContract['references']> = {
  uses: async (context, { params, query }) => ({
    status: 200,
    body: await usesOfMember(context, { ...query, kind: params.kind, companyId: context.company.id }),
  }),
  choices: async (context, { params, query }) => {
    const found = await choicesOf(context, { ...query, kind: params.kind, companyId: context.company.id });
    return found === null ? { status: 304, body: undefined } : { status: 200, body: found };
  },
};
