import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../request-context.ts';
import { createCredential, deleteCredential, listCredentials } from '../services/credentials.ts';
import { locationDevices } from '../services/devices.ts';
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
  syncStatus: async context => {
    const reached = new Set((await reachableTenants(context, 'LOCATION')).map(location => location.id));
    const all = await syncStatus(context.db, context.company.id);
    return { status: 200, body: all.filter(({ locationId }) => reached.has(locationId)) };
  },
};
