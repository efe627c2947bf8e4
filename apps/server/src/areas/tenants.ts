import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../request-context.ts';
import { createCredential, deleteCredential, listCredentials } from '../services/credentials.ts';
import { locationDevices } from '../services/devices.ts';
import { createGroup, editGroup } from '../services/levels/groups.ts';
import { createLocation } from '../services/locations/create-location.ts';
import { editLocation } from '../services/locations/edit-location.ts';
import { likenessOf } from '../services/locations/like.ts';
import { removePlace } from '../services/locations/remove-location.ts';
import { presentCredential, presentDevice, presentTenant } from '../services/present-tenant.ts';
import { syncStatus } from '../services/sync-status.ts';
import { freshTenant, reachableTenants, tenantOfType } from '../services/tenants.ts';

export const tenants: AreaHandlers<RequestContext, CommissaryContract['tenants']> = {
  locations: async context => ({ status: 200, body: (await reachableTenants(context, 'LOCATION')).map(presentTenant) }),
  groups: async context => ({ status: 200, body: (await reachableTenants(context, 'GROUP')).map(presentTenant) }),
  any: async context => ({ status: 200, body: (await reachableTenants(context)).map(presentTenant) }),
  location: async context => ({ status: 200, body: presentTenant(await freshTenant(context, 'LOCATION')) }),
  group: async context => ({ status: 200, body: presentTenant(await freshTenant(context, 'GROUP')) }),

  devices: async context => {
    const devices = await locationDevices(context, tenantOfType(context, 'LOCATION'));
    return { status: 200, body: devices.map(presentDevice) };
  },

  credentials: async context => {
    const list = await listCredentials(context, tenantOfType(context, 'LOCATION'));
    return { status: 200, body: list.map(presentCredential) };
  },

  createCredential: async (context, { body }) => {
    const created = await createCredential(context, tenantOfType(context, 'LOCATION'), body.name);
    return { status: 200, body: { ...presentCredential(created), secret: created.secret } };
  },

  deleteCredential: async (context, { params }) => {
    await deleteCredential(context, tenantOfType(context, 'LOCATION'), params.credentialId);
    return { status: 200, body: { deleted: true } };
  },
  tags: async context => {
    const tags = (await reachableTenants(context, 'LOCATION')).flatMap(location => location.tags);
    return { status: 200, body: [...new Set(tags)].sort((a, b) => a.localeCompare(b, 'en')) };
  },
  create: async (context, { body }) => {
    const made = body.type === 'GROUP' ? await createGroup(context, body) : await createLocation(context, body);
    return { status: 200, body: presentTenant(made) };
  },
  edit: async (context, { body }) => {
    const saved = body.type === 'GROUP' ? await editGroup(context, body) : await editLocation(context, body);
    return { status: 200, body: presentTenant(saved) };
  },
  remove: async (context, { params }) => {
    await removePlace(context, params.locationId);
    return { status: 200, body: { deleted: true } };
  },
  likeness: async context => ({ status: 200, body: await likenessOf(context, tenantOfType(context, 'LOCATION')) }),
  syncStatus: async context => {
    const reached = new Set((await reachableTenants(context, 'LOCATION')).map(location => location.id));
    const all = await syncStatus(context.db, context.company.id);
    return { status: 200, body: all.filter(({ locationId }) => reached.has(locationId)) };
  },
};
