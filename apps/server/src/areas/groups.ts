import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../request-context.ts';
import { createGroup, editGroup, removeGroup } from '../services/levels/groups.ts';
import { previewRegrouping } from '../services/levels/regroup-preview.ts';
import { presentTenant } from '../services/present-tenant.ts';

export const groups: AreaHandlers<RequestContext, CommissaryContract['groups']> = {
  create: async (context, { body }) => ({ status: 200, body: presentTenant(await createGroup(context, body)) }),
  edit: async (context, { body }) => ({ status: 200, body: presentTenant(await editGroup(context, body)) }),
  remove: async (context, { params }) => {
    await removeGroup(context, params.groupId);
    return { status: 200, body: { deleted: true } };
  },
  preview: async (context, { body }) => ({ status: 200, body: await previewRegrouping(context, body) }),
};
