import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../services/context/index.ts';
import { readReferenceOptions, usagesOfMember, usedRows } from '../services/references/index.ts';

export const references: AreaHandlers<RequestContext, CommissaryContract['references']> = {
  uses: async (context, { params, query }) => ({
    status: 200,
    body: await usagesOfMember(context, { ...query, kind: params.kind, companyId: context.company.id }),
  }),
  usedRows: async (context, { params, query }) => ({
    status: 200,
    body: { rows: await usedRows(context, { ...query, kind: params.kind, companyId: context.company.id }) },
  }),
  choices: async (context, { params, query }) => {
    const found = await readReferenceOptions(context, { ...query, kind: params.kind, companyId: context.company.id });
    return found === null ? { status: 304, body: undefined } : { status: 200, body: found };
  },
};
