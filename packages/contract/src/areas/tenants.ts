import { documentKinds, publishKinds, syncInfoName } from '@commissary/catalog';
import { behindReasons, contactStatuses, products, recordOf } from '@commissary/domain';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  documentKind,
  epochMs,
  failures,
  groupEdit,
  idSchema,
  idsQuery,
  locationEdit,
  nameSchema,
  newGroup,
  newLocation,
  refusals,
  severalLocationsEdit,
  version,
} from '../schemas/index.ts';

/** A location or a group (ENT.Tenant). */
export const tenant = z.object({
  id: idSchema,
  companyId: idSchema,
  /** Incremented with each edit; an edit names the version on which it was made. */
  ver: version,
  name: z.string(),
  type: z.enum(['LOCATION', 'GROUP']),
  groupId: idSchema.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** When a terminal of this location last checked in. */
  lastPing: epochMs.nullable(),
  thrivePosVersion: z.string().nullable(),
  schedulingLocationId: z.string().nullable(),
  tags: z.array(z.string()),
  address: z.object({ street: z.string(), city: z.string(), state: z.string(), postalCode: z.string() }).nullable(),
  phone: z.string().nullable(),
  /** IANA name; null for a group. */
  timeZone: z.string().nullable(),
  menuId: idSchema.nullable(),
  kioskActive: z.boolean(),
  /** When its business days begin, as it was set last: seconds since midnight; null: as the company has it. */
  dayStart: z.int().nullable(),
  /** The first day that begins then; null: it was never set. */
  dayStartFrom: z.iso.date().nullable(),
  products: z.array(z.enum(products)),
});
export type Tenant = z.output<typeof tenant>;

/** A location or group that a person can access, as the shell needs it. */
export const accessibleTenant = z.object({
  id: idSchema,
  ver: version,
  name: z.string(),
  type: z.enum(['LOCATION', 'GROUP']),
  groupId: idSchema.nullable(),
  /** Also where the person cannot access the group itself: its values apply at the location. */
  groupName: z.string().nullable(),
  kioskActive: z.boolean(),
  products: z.array(z.enum(products)),
  timeZone: z.string().nullable(),
  /** The menu of a location: what its forms and references need before they ask for anything. */
  menuId: idSchema.nullable(),
  /** When business days begin there, each from a day on, by day; absent: at 4 AM. */
  dayStarts: z.array(z.object({ from: z.iso.date(), start: z.int() })).optional(),
});
export type AccessibleTenant = z.output<typeof accessibleTenant>;

/** The software and configuration of a location's device, by its last check-in. */
export const device = z.object({
  deviceId: z.string(),
  softwareVersion: z.string(),
  lastSeen: epochMs,
  runs: z.array(
    z.object({
      kind: documentKind,
      manifest: z.string(),
      sequence: z.int(),
      current: z.boolean(),
      /** When it first ran this publish; null: it is not what is live, or it was before receipts were stored. */
      since: epochMs.nullable(),
    }),
  ),
  /** What is live and it could not take, as it reported. */
  troubles: z.array(z.object({ kind: documentKind, code: z.string() })),
});

/** An API credential without its secret (ENT.ApiCredential). */
export const credential = z.object({
  id: idSchema,
  name: z.string(),
  clientId: z.string(),
  createdAt: epochMs,
  lastUsedAt: epochMs.nullable(),
});

/** How many of a location's own values a new one like it would copy, and how many not. */
const cloneSummary = z.object({
  kind: documentKind,
  taken: z.int(),
  /** Secrets, which are never copied, and fields that the user may not set. */
  left: z.int(),
});
export type CloneSummary = z.output<typeof cloneSummary>;

/** Saved (assigned) and live (published) versions of the three layers of every document (ENT.SyncStatus). */
const pin = z.object({ version: z.int(), id: idSchema }).nullable();
const syncInfo = z.object({
  assigned: pin,
  published: pin,
  overrideAssigned: pin,
  overridePublished: pin,
  groupOverrideAssigned: pin,
  groupOverridePublished: pin,
});
export const tenantSyncStatus = z.object({
  locationId: idSchema,
  ...recordOf(documentKinds.map(syncInfoName), () => syncInfo),
  /** When each kind last went live; null = never. */
  publishedAt: z.object(recordOf(documentKinds, () => epochMs.nullable())),
  /** The changes that a publish would bring, and how many of them the location's own override makes; absent where none is. */
  changes: z.object({ total: z.int(), own: z.int() }).optional(),
});
export type TenantSyncStatus = z.output<typeof tenantSyncStatus>;

/** How many terminals run what is live, and which do not. */
export const terminalReceipts = z.object({
  /** Those that were in contact in the last 30 days. */
  terminals: z.int(),
  running: z.int(),
  /** The first 50 of the others: those that reported why, then those without contact for the longest time. */
  behind: z.array(
    z.object({
      locationId: idSchema,
      deviceId: z.string(),
      reason: z.enum(behindReasons),
      /** What it reported. */
      code: z.string().nullable(),
      /** When what it does not run went live. */
      since: epochMs,
      /** The publish that brought it. */
      workflowId: idSchema,
      lastSeen: epochMs,
    }),
  ),
  /** The same counts of each location that was asked for and has terminals. */
  locations: z.array(z.object({ locationId: idSchema, terminals: z.int(), running: z.int() })),
});
export type TerminalReceipts = z.output<typeof terminalReceipts>;

/** Which locations a page shows, and in which order. */
const locationQuery = z.object({
  /** A part of the name, the name of the group, the address or a tag. */
  search: z.string().max(200).optional(),
  /** A group's id; `none` for locations in no group. */
  group: idSchema.optional(),
  contact: z.enum(contactStatuses).optional(),
  /** By name, numbers in it by value; or by last contact, those without one first. */
  sort: z.enum(['name', 'lastContact']).optional(),
});
export type LocationQuery = z.output<typeof locationQuery>;

/** The locations with saved changes that are not live, by what they are published with. */
export const unpublishedLocations = z.object(recordOf(publishKinds, () => z.array(idSchema)));
export type UnpublishedLocations = z.output<typeof unpublishedLocations>;

/** How much a publish would change now, without what is published of people. */
export const publishSummary = z.object({
  /** Values that differ between what is saved and what is live, each counted once for all locations. */
  changes: z.int(),
  /** The prices of the menu among them. */
  prices: z.int(),
  /** Locations where one of them applies. */
  locations: z.int(),
  /** Those of them to which the caller may publish. */
  publishable: z.int(),
  /** Where it was asked by group: the groups with changes, each counted once for its locations. */
  groups: z
    .array(
      z.object({
        id: idSchema,
        changes: z.int(),
        /** The changes among them that the group makes itself. */
        own: z.int(),
      }),
    )
    .optional(),
});
export type PublishSummary = z.output<typeof publishSummary>;

/** A location of the list, with which of the fields that several locations share this person may change there. */
export const listedLocation = tenant.extend({ editable: z.array(z.enum(['groupId', 'menuId', 'tags'])) });
export type ListedLocation = z.output<typeof listedLocation>;

/** A location on a map, in degrees, with what decides which settings its point of sale knows. */
const locationPosition = z.object({
  id: idSchema,
  name: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Null: it has not reported one. */
  posVersion: z.string().nullable(),
});

/** As the service gave it. */
const aggregatorId = z.string().regex(/^[A-Za-z0-9][\w-]{0,99}$/);

/** How many groups and locations a person can reach, and whether their company is one location without overrides. */
const tenantCount = z.object({ groups: z.int(), locations: z.int(), oneLevel: z.boolean() });
export type TenantCount = z.output<typeof tenantCount>;

/** What a location is answered with, and its terminals and licence decide. */
const managed = ['companyId', 'lastPing', 'thrivePosVersion', 'products'];

const inCompany = z.object({ companyId: idSchema });
const atLocation = z.object({ companyId: idSchema, locationId: idSchema });

export const tenants = {
  locations: endpoint({
    method: 'GET',
    path: '/api/tenants/:companyId',
    summary: 'Locations of a company that the person can reach',
    access: { kind: 'company', param: 'companyId', staff: true },
    params: inCompany,
    responses: { 200: z.array(tenant), ...refusals },
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/tenants/:companyId/page',
    summary: 'A page of the locations of a company that the person can reach, searched, filtered and sorted',
    access: { kind: 'company', param: 'companyId', staff: true },
    params: inCompany,
    query: locationQuery.extend({
      /** The `next` of the previous page. */
      after: z.string().max(2_000).optional(),
      limit: z.coerce.number().int().min(1).max(200).optional(),
    }),
    responses: {
      200: z.object({
        locations: z.array(listedLocation),
        next: z.string().nullable(),
        /** On the first page: how many locations match, and how many the person can reach. */
        counts: z.object({ matching: z.int(), total: z.int() }).nullable(),
      }),
      ...refusals,
    },
  }),
  accessible: endpoint({
    method: 'GET',
    path: '/api/tenants/:companyId/accessible',
    summary: 'Groups and locations of a company that the person can reach, as every screen needs them',
    access: { kind: 'company', param: 'companyId', staff: true },
    params: inCompany,
    polled: true,
    responses: { 200: z.array(accessibleTenant), ...refusals },
  }),
  /** By name. A fraction of `any`, and a 304 while nothing of it changes. */
  positions: endpoint({
    method: 'GET',
    path: '/api/tenants/:companyId/positions',
    summary: 'Where the locations that the person can reach are, and which point of sale they run; of a group or all',
    access: { kind: 'company', param: 'companyId', staff: true },
    params: inCompany,
    query: z.object({ group: idSchema.optional() }),
    polled: true,
    responses: { 200: z.array(locationPosition), ...refusals },
  }),
  groups: endpoint({
    method: 'GET',
    path: '/api/tenants/:companyId/groups',
    summary: 'Groups of a company that the person can reach',
    access: { kind: 'company', param: 'companyId', staff: true },
    params: inCompany,
    responses: { 200: z.array(tenant), ...refusals },
  }),
  any: endpoint({
    method: 'GET',
    path: '/api/tenants/:companyId/any',
    summary: 'Groups and locations together',
    access: { kind: 'company', param: 'companyId', staff: true },
    params: inCompany,
    responses: { 200: z.array(tenant), ...refusals },
  }),
  count: endpoint({
    method: 'GET',
    path: '/api/tenants/count/:companyId',
    summary: 'How many groups and locations the person can reach, and whether the company shows levels',
    access: { kind: 'company', param: 'companyId', staff: true },
    params: inCompany,
    stream: true,
    responses: { 200: tenantCount, ...refusals },
  }),
  location: endpoint({
    method: 'GET',
    path: '/api/tenants/:companyId/:locationId',
    summary: 'One location',
    access: { kind: 'tenant', param: 'locationId' },
    params: atLocation,
    responses: { 200: tenant, ...refusals },
  }),
  group: endpoint({
    method: 'GET',
    path: '/api/tenants/:companyId/group/:groupId',
    summary: 'One group',
    access: { kind: 'tenant', param: 'groupId' },
    params: z.object({ companyId: idSchema, groupId: idSchema }),
    responses: { 200: tenant, ...refusals },
  }),
  devices: endpoint({
    method: 'GET',
    path: '/api/tenants/:companyId/:locationId/devices',
    summary: 'Terminals of a location, and what each of them runs',
    access: { kind: 'tenant', param: 'locationId' },
    params: atLocation,
    responses: { 200: z.array(device), ...refusals },
  }),
  credentials: endpoint({
    method: 'GET',
    path: '/api/tenants/:companyId/:locationId/api-credentials',
    summary: 'API credentials of a location, without their secrets',
    access: { kind: 'tenant', param: 'locationId', permission: ['viewApiCreds', 'apiCredAdmin'] },
    params: atLocation,
    responses: { 200: z.array(credential), ...refusals },
  }),
  createCredential: endpoint({
    method: 'POST',
    path: '/api/tenants/:companyId/:locationId/api-credentials',
    summary: 'Connect a terminal: a new credential, its secret shown this once',
    access: { kind: 'tenant', param: 'locationId', permission: 'apiCredAdmin' },
    acting: 'refused',
    params: atLocation,
    body: z.strictObject({ name: nameSchema(60) }),
    idempotent: true,
    responses: { 200: z.object({ ...credential.shape, secret: z.string() }), ...refusals },
  }),
  deleteCredential: endpoint({
    method: 'POST',
    path: '/api/tenants/:companyId/:locationId/api-credentials/:credentialId/delete',
    summary: 'Take a credential back; terminals that use it are refused from then on',
    access: { kind: 'tenant', param: 'locationId', permission: 'apiCredAdmin' },
    acting: 'refused',
    params: z.object({ companyId: idSchema, locationId: idSchema, credentialId: idSchema }),
    responses: { 200: z.object({ deleted: z.literal(true) }), ...refusals },
  }),
  validateDeliverect: endpoint({
    method: 'GET',
    path: '/api/tenants/validate-deliverect/:a/:b',
    summary: 'Whether the order aggregation service knows a location of an account; for who edits locations somewhere',
    access: { kind: 'session' },
    perMinute: 30,
    /** The ids of the account and of the location at the service. */
    params: z.object({ a: aggregatorId, b: aggregatorId }),
    responses: { 200: z.object({ valid: z.boolean(), message: z.string() }), ...refusals },
  }),
  tags: endpoint({
    method: 'GET',
    path: '/api/tenants/tags/:companyId',
    summary: 'Tags that stand at any location within reach, each once',
    access: { kind: 'company', param: 'companyId' },
    params: inCompany,
    responses: { 200: z.array(z.string()), ...refusals },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/tenants/:companyId',
    summary: 'Make a location, or a group with locations in it from the start',
    access: { kind: 'base', param: 'companyId', permission: 'addLocation' },
    params: inCompany,
    body: z.discriminatedUnion('type', [newGroup, newLocation]),
    ignores: ['id', 'ver', ...managed],
    large: { holds: 'list', by: ['editLocation', 'addLocation'] },
    idempotent: true,
    responses: { 200: tenant, ...refusals },
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/tenants/:companyId',
    summary:
      'Change a location, or a group and which locations are in it: all of it or nothing; on an outdated version a 409',
    access: { kind: 'company', param: 'companyId' },
    params: inCompany,
    body: z.discriminatedUnion('type', [groupEdit, locationEdit]),
    ignores: managed,
    large: { holds: 'list', by: ['editLocation', 'addLocation'] },
    idempotent: true,
    responses: { 200: tenant, 409: failures, ...refusals },
  }),
  editSeveral: endpoint({
    method: 'PUT',
    path: '/api/tenants/:companyId/several',
    summary:
      'Change group, menu and tags of several locations: all of it or nothing; a 409 names those with an outdated version',
    access: { kind: 'company', param: 'companyId' },
    params: inCompany,
    body: severalLocationsEdit,
    large: { holds: 'list', by: ['editLocation', 'addLocation'] },
    idempotent: true,
    responses: { 200: z.array(tenant), 409: failures, ...refusals },
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/tenants/:companyId/:locationId/delete',
    summary: 'Remove a location, whose terminals are refused then, or a group, whose locations are in no group then',
    access: { kind: 'base', param: 'companyId', permission: 'addLocation' },
    params: atLocation,
    responses: { 200: z.object({ deleted: z.literal(true) }), ...refusals },
  }),
  likeness: endpoint({
    method: 'GET',
    path: '/api/tenants/:companyId/:locationId/likeness',
    summary: 'What a new location would start with that is made like this one',
    access: { kind: 'tenant', param: 'locationId', permission: 'addLocation' },
    params: atLocation,
    responses: { 200: z.array(cloneSummary), ...refusals },
  }),
  syncStatus: endpoint({
    method: 'GET',
    path: '/api/tenants/sync-status/:companyId',
    summary: 'Saved and published versions of every location, or of some',
    access: { kind: 'company', param: 'companyId' },
    params: inCompany,
    query: z.object({
      locationIds: idsQuery(100).optional(),
      /** Counts the changes of this publish too, of some locations. */
      changesOf: z.enum(publishKinds).optional(),
    }),
    polled: true,
    responses: { 200: z.array(tenantSyncStatus), ...refusals },
  }),
  receipts: endpoint({
    method: 'GET',
    path: '/api/tenants/receipts/:companyId',
    summary: 'How many terminals run what is live, or what a publish brought, and which do not and why',
    access: { kind: 'company', param: 'companyId' },
    params: inCompany,
    query: z.object({
      publish: z.enum(publishKinds).optional(),
      locationIds: idsQuery(100).optional(),
      /** What this publish brought, in place of all that is live: a terminal that runs a later one counts. */
      workflowId: idSchema.optional(),
    }),
    polled: true,
    responses: { 200: terminalReceipts, ...refusals },
  }),
  unpublished: endpoint({
    method: 'GET',
    path: '/api/tenants/unpublished/:companyId',
    summary: 'Locations with saved changes that are not published',
    access: { kind: 'company', param: 'companyId' },
    params: inCompany,
    polled: true,
    responses: { 200: unpublishedLocations, ...refusals },
  }),
  publishSummary: endpoint({
    method: 'GET',
    path: '/api/tenants/publish-summary/:companyId',
    summary: 'How many values a publish would change now, and at how many locations',
    access: { kind: 'company', param: 'companyId' },
    params: inCompany,
    query: z.object({
      publish: z.enum(publishKinds),
      /** Locations, and groups for their locations; absent: every location that the caller has access to. */
      tenantIds: idsQuery(100).optional(),
      /** Counted for each group too. */
      by: z.literal('group').optional(),
    }),
    responses: { 200: publishSummary, ...refusals },
  }),
};
