import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../services/context/index.ts';
import {
  cloneRole,
  createRole,
  explainPermissions,
  holdersOf,
  openToHiring,
  permissionRows,
  presentReach,
  previewChanges,
  type RoleOwnerRow,
  readRoles,
  removeRole,
  renameRole,
  rolesToGive,
  saveChanges,
} from '../services/roles/index.ts';

export const roles: AreaHandlers<RequestContext, CommissaryContract['roles']> = {
  permissions: async context => ({ status: 200, body: await permissionRows(context) }),
  list: async (context, { params }) => ({
    status: 200,
    body: await readRoles(context, ownerOf(context, params.owner)),
  }),
  reach: async (context, { params }) => ({ status: 200, body: presentReach(context, ownerOf(context, params.owner)) }),
  giving: async (context, { query: { onType: type, onId, personId = null } }) => ({
    status: 200,
    body: await rolesToGive(context, { type, id: onId }, personId),
  }),
  openToHiring: async (context, { params, body }) => ({
    status: 200,
    body: await openToHiring(context, params.id, body),
  }),
  holders: async (context, { params, query }) => ({
    status: 200,
    body: await holdersOf(context, ownerOf(context, params.owner), { id: params.id, ...query }),
  }),
  savePermissions: async (context, { params, body }) => ({
    status: 200,
    body: await saveChanges(context, ownerOf(context, params.owner), body),
  }),
  preview: async (context, { params, body }) => ({
    status: 200,
    body: await previewChanges(context, ownerOf(context, params.owner), body),
  }),
  create: async (context, { params, body }) => ({
    status: 200,
    body: await createRole(context, ownerOf(context, params.owner), body),
  }),
  edit: async (context, { params, body }) => ({
    status: 200,
    body: await renameRole(context, ownerOf(context, params.owner), body),
  }),
  remove: async (context, { params, body }) => {
    await removeRole(context, ownerOf(context, params.owner), { id: params.id, ...body });
    return { status: 200, body: { deleted: true } };
  },
  clone: async (context, { params, query }) => ({
    status: 200,
    body: await cloneRole(context, ownerOf(context, params.owner), params.id, query.name),
  }),
  why: async (context, { params, query }) => ({
    status: 200,
    body: await explainPermissions(context, params.personId, query.tenantId),
  }),
};

const ownerOf = ({ company }: RequestContext, owner: string): RoleOwnerRow => ({
  companyId: owner === 'default' ? null : company.id,
});
