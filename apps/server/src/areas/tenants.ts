import { publishedTogether } from '@commissary/catalog';
import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import {
  accessibleTenantsIn,
  freshTenant,
  reachablePositions,
  reachableTags,
  reachableTenants,
  readTenantCount,
  tenantOfType,
} from '../services/access/index.ts';
import { cachedBody } from '../services/calls/index.ts';
import { type RequestContext, reachText, type StreamTopic } from '../services/context/index.ts';
import { validateAggregatorAccount } from '../services/external-services/index.ts';
import { readPublishSummary, withChanges } from '../services/home/index.ts';
import { createGroup, editGroup } from '../services/levels/index.ts';
import {
  addLocation,
  cloneSummary,
  editableFields,
  readLocationPage,
  readUnpublished,
  removeOneLocation,
  serializeCredential,
  serializeDevice,
  serializeTenant,
  syncStatus,
  updateLocationFields,
  updateLocations,
} from '../services/locations/index.ts';
import {
  createCredential,
  locationDevices,
  readCredentials,
  readReceipts,
  removeCredential,
} from '../services/terminals/index.ts';

export const tenants: AreaHandlers<RequestContext, CommissaryContract['tenants']> = {
  locations: async context => ({
    status: 200,
    body: (await reachableTenants(context, 'LOCATION')).map(serializeTenant),
  }),
  page: async (context, { query }) => {
    const { locations, next, counts } = await readLocationPage(context, query);
    const listed = locations.map(one => ({ ...serializeTenant(one), editable: editableFields(context.person, one) }));
    return { status: 200, body: { locations: listed, next, counts } };
  },
  accessible: async context => ({
    status: 200,
    body: cachedBody(await accessibleTenantsIn(context, context.person, context.company.id), found => [...found]),
  }),
  positions: async (context, { query }) => ({ status: 200, body: await reachablePositions(context, query.group) }),
  groups: async context => ({ status: 200, body: (await reachableTenants(context, 'GROUP')).map(serializeTenant) }),
  any: async context => ({ status: 200, body: (await reachableTenants(context)).map(serializeTenant) }),
  count: async context => {
    const { company, person } = context;
    const topic: StreamTopic = {
      key: ['tenants', company.id, reachText(person)],
      matches: changed => changed.about === 'tenants' && changed.companyId === company.id,
    };
    return { status: 200, body: await context.share(topic, () => readTenantCount(context)) };
  },
  location: async context => ({ status: 200, body: serializeTenant(await freshTenant(context, 'LOCATION')) }),
  group: async context => ({ status: 200, body: serializeTenant(await freshTenant(context, 'GROUP')) }),

  devices: async context => {
    const devices = await locationDevices(context, tenantOfType(context, 'LOCATION'));
    return { status: 200, body: devices.map(serializeDevice) };
  },

  credentials: async context => {
    const list = await readCredentials(context, tenantOfType(context, 'LOCATION'));
    return { status: 200, body: list.map(serializeCredential) };
  },

  createCredential: async (context, { body }) => {
    const created = await createCredential(context, tenantOfType(context, 'LOCATION'), body.name);
    return { status: 200, body: { ...serializeCredential(created), secret: created.secret } };
  },

  deleteCredential: async (context, { params }) => {
    await removeCredential(context, tenantOfType(context, 'LOCATION'), params.credentialId);
    return { status: 200, body: { deleted: true } };
  },
  validateDeliverect: async (context, { params }) => ({
    status: 200,
    body: await validateAggregatorAccount(context, params),
  }),
  tags: async context => ({ status: 200, body: await reachableTags(context) }),
  create: async (context, { body }) => {
    const made = body.type === 'GROUP' ? await createGroup(context, body) : await addLocation(context, body);
    return { status: 200, body: serializeTenant(made) };
  },
  edit: async (context, { body }) => {
    const saved = body.type === 'GROUP' ? await editGroup(context, body) : await updateLocationFields(context, body);
    return { status: 200, body: serializeTenant(saved) };
  },
  editSeveral: async (context, { body }) => ({
    status: 200,
    body: (await updateLocations(context, body.edits)).map(serializeTenant),
  }),
  remove: async (context, { params }) => {
    await removeOneLocation(context, params.locationId);
    return { status: 200, body: { deleted: true } };
  },
  likeness: async context => ({ status: 200, body: await cloneSummary(context, tenantOfType(context, 'LOCATION')) }),
  syncStatus: async (context, { query: { changesOf, ...which } }) => {
    const found = await syncStatus(context, context.company.id, which);
    const isCounted = changesOf !== undefined && which.locationIds !== undefined;
    return { status: 200, body: isCounted ? await withChanges(context, changesOf, found) : found };
  },
  receipts: async (context, { query: { publish, ...which } }) => {
    const kinds = publish === undefined ? undefined : publishedTogether(publish);
    const found = await readReceipts(context, context.company.id, { kinds, ...which });
    return { status: 200, body: cachedBody(found, one => ({ ...one })) };
  },
  unpublished: async context => {
    const body = cachedBody(await readUnpublished(context, context.company.id), found => ({ ...found }));
    return { status: 200, body };
  },
  publishSummary: async (context, { query }) => ({ status: 200, body: await readPublishSummary(context, query) }),
};
