import { roleRecord } from '@commissary/catalog';
import { roleGrantRefusals } from '@commissary/domain';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { epochMs, failures, idSchema, recordSchemas, refusals, version } from '../schemas/index.ts';

const { name, grantedPermissions: permissions, maxDiscountPct } = recordSchemas(roleRecord.field.shape);

/** A named set of permissions. */
export const role = z.object({
  id: idSchema,
  name: z.string(),
  grantedPermissions: z.array(z.string()),
  maxDiscountPct: z.number(),
  /**
   * An owner has allowed everyone who manages employees to grant it, though it contains permissions that they do not
   * hold.
   */
  openToHiring: z.boolean(),
  /** Incremented with each change; a change of an older version is a 409. */
  ver: version,
  /** Every company has it, and only the provider changes it. */
  isDefault: z.boolean(),
});
export type Role = z.output<typeof role>;

/** One row of the roles matrix. */
export const permissionRow = z.object({ group: z.string(), name: z.string(), label: z.string() });

/** Pending changes of one role, on the version that the user saw. */
export const roleChanges = z.strictObject({
  addPerms: permissions,
  removePerms: permissions,
  maxDiscountPct,
  currentMaxDiscountPct: maxDiscountPct,
  /** When absent, the changes are made on whatever version there is. */
  ver: version.optional(),
});

/** By role; only roles that change. */
const changesByRole = z.record(idSchema, roleChanges);

/**
 * Who gains or loses which permissions, and at how many locations. Permissions that a person also has through another
 * role do not count.
 */
const permissionsEffect = z.object({ people: z.int(), rights: z.array(z.string()), locations: z.int() });

const rolesPreview = z.object({
  gives: permissionsEffect,
  takes: permissionsEffect,
  /** People whose maximum discount comes from a role in which it changes. */
  discount: z.object({ people: z.int() }),
});
export type RolesPreview = z.output<typeof rolesPreview>;

const grantObject = z.object({ type: z.enum(['GLOBAL', 'COMPANY', 'GROUP', 'LOCATION']), id: z.string() });

/** A person with a role, and the tenant of the grant. */
export const roleHolder = z.object({ personId: idSchema, name: z.string(), grantObject });
export type RoleHolder = z.output<typeof roleHolder>;

const roleHolders = z.object({
  holders: z.array(roleHolder),
  /** How many come before the next page; a change meanwhile may repeat or omit one. */
  next: z.int().nullable(),
  counts: z.object({
    /** Grants that `search` finds. */
    matching: z.int(),
    /** All grants of the role. */
    total: z.int(),
    people: z.int(),
  }),
});
export type RoleHolders = z.output<typeof roleHolders>;

/** A grant that contains a permission. */
const reason = z.object({
  roleId: idSchema,
  roleName: z.string(),
  grantObject,
  /** The role contains the permission, or makes a super user, who has all permissions. */
  by: z.enum(['name', 'superUser']),
  /** Who granted the role and when; null where that was not recorded. */
  givenBy: z.string().nullable(),
  givenAt: epochMs.nullable(),
});
export type PermissionReason = z.output<typeof reason>;

const roleGrantRefusal = z.enum(roleGrantRefusals);

/** What a person may do at a tenant, and why, by permission. */
const explained = z.object({
  person: z.object({ id: idSchema, name: z.string() }),
  /** The tenant of the explanation. */
  place: grantObject,
  /** The caller may change this person's roles. */
  mayEdit: z.boolean(),
  rights: z.array(
    z.object({
      permission: z.string(),
      /** The person has it here as soon as one of the grants applies here. */
      here: z.array(reason),
      /** Grants that contain it at other tenants only. */
      elsewhere: z.array(reason),
      /** Names of people who could grant a role with it at this tenant, at most five. */
      givers: z.array(z.string()),
      /**
       * Why the caller could not grant it here; null: they could, in a separate role or in one that is open to hiring.
       */
      whyNot: roleGrantRefusal.nullable(),
    }),
  ),
});
export type ExplainedPermissions = z.output<typeof explained>;

/** A company's id, or the word `default` for the roles that every company has. */
const owner = z.object({ owner: idSchema });
const ofOwner = { kind: 'company', param: 'owner', defaults: 'defaultRoleAdmin' } as const;
const byAdmin = { kind: 'base', param: 'owner', permission: 'userRolesAdmin', defaults: 'defaultRoleAdmin' } as const;

export const roles = {
  permissions: endpoint({
    method: 'GET',
    path: '/api/roles/permissions',
    summary: 'The rights that a role can hold, in the order of the matrix',
    access: { kind: 'session' },
    responses: { 200: z.array(permissionRow) },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/roles/:owner',
    summary: 'The roles of a company with those that every company has, or these alone',
    access: ofOwner,
    params: owner,
    responses: { 200: z.array(role), ...refusals },
  }),
  /** The permissions that the caller may add to a role or remove from it, and the maximum discount. */
  reach: endpoint({
    method: 'GET',
    path: '/api/roles/:owner/reach',
    summary: 'What the caller may change in roles: only rights that they hold themselves',
    access: ofOwner,
    params: owner,
    responses: {
      200: z.object({ mayEdit: z.boolean(), permissions: z.array(z.string()), maxDiscountPct: z.number() }),
      ...refusals,
    },
  }),
  /** By role. `personId` is the person who would receive them; absent for a new person. */
  giving: endpoint({
    method: 'GET',
    path: '/api/roles/:owner/giving',
    summary: 'Why the caller may not give each role of the company at a place; null for those that they may',
    access: { kind: 'company', param: 'owner', permission: 'userAdmin' },
    params: owner,
    query: z.object({ onType: grantObject.shape.type, onId: z.string().max(64), personId: idSchema.optional() }),
    responses: { 200: z.record(idSchema, roleGrantRefusal.nullable()), ...refusals },
  }),
  /** An owner allows granting of the role as it is: users who are no owners cannot add permissions to it afterwards. */
  openToHiring: endpoint({
    method: 'PUT',
    path: '/api/roles/:owner/:id/openToHiring',
    summary: 'Say whether whoever manages employees may give a role, though it gives more than they hold',
    access: { kind: 'base', param: 'owner', permission: 'company-owner' },
    acting: 'refused',
    params: z.object({ owner: idSchema, id: idSchema }),
    body: z.strictObject({ ver: version, open: z.boolean() }),
    responses: { 200: role, 409: failures, ...refusals },
  }),
  /** A page of them, of which `search` finds a part of the name. At most 200 each; 50 unless told. */
  holders: endpoint({
    method: 'GET',
    path: '/api/roles/:owner/:id/holders',
    summary: 'Who holds a role in the company, and where, as far as the caller may know',
    access: ofOwner,
    params: z.object({ owner: idSchema, id: idSchema }),
    query: z.object({
      search: z.string().max(200).optional(),
      /** The `next` of the previous page. */
      after: z.coerce.number().int().min(0).max(1_000_000).optional(),
      limit: z.coerce.number().int().min(1).max(200).optional(),
    }),
    responses: { 200: roleHolders, ...refusals },
  }),
  savePermissions: endpoint({
    method: 'POST',
    path: '/api/roles/rolePermissions/:owner',
    summary: 'Save the changes of several roles, all or none; a role that somebody else changed meanwhile is a 409',
    access: byAdmin,
    acting: 'refused',
    idempotent: true,
    params: owner,
    body: changesByRole,
    responses: { 200: z.array(role), 409: failures, ...refusals },
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/roles/rolePermissions/:owner/preview',
    summary: 'Whom such changes would give or take which rights, and where, before anybody saves them',
    access: byAdmin,
    acting: 'allowed',
    params: owner,
    body: changesByRole,
    responses: { 200: rolesPreview, 409: failures, ...refusals },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/roles/:owner',
    summary: 'Create a role',
    access: byAdmin,
    acting: 'refused',
    idempotent: true,
    params: owner,
    body: z.strictObject({
      name,
      grantedPermissions: permissions.default([]),
      maxDiscountPct: maxDiscountPct.default(0),
    }),
    ignores: ['id', 'ver', 'openToHiring', 'isDefault'],
    responses: { 200: role, ...refusals },
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/roles/:owner',
    summary: 'Rename a role',
    access: byAdmin,
    acting: 'refused',
    params: owner,
    body: z.strictObject({
      id: idSchema,
      name,
      ver: version.optional(),
      /** As they are stored; other ones are refused, because they are changed by another call. */
      grantedPermissions: permissions.optional(),
      maxDiscountPct: maxDiscountPct.optional(),
    }),
    ignores: ['openToHiring', 'isDefault'],
    responses: { 200: role, 409: failures, ...refusals },
  }),
  /**
   * A role with holders is deleted only together with `moveTo`: the role that its holders get instead, at the same
   * tenants.
   */
  remove: endpoint({
    method: 'POST',
    path: '/api/roles/:owner/:id/delete',
    summary: 'Delete a role that nobody holds, or give its holders another one',
    access: byAdmin,
    acting: 'refused',
    params: z.object({ owner: idSchema, id: idSchema }),
    body: z.strictObject({ ver: version.optional(), moveTo: idSchema.optional() }),
    responses: { 200: z.object({ deleted: z.literal(true) }), 409: failures, ...refusals },
  }),
  clone: endpoint({
    method: 'POST',
    path: '/api/roles/:owner/:id/clone',
    summary: 'Copy a role under another name; a company may copy one that every company has',
    access: byAdmin,
    acting: 'refused',
    idempotent: true,
    params: z.object({ owner: idSchema, id: idSchema }),
    query: z.object({ name }),
    responses: { 200: role, ...refusals },
  }),
  /**
   * The caller, or a person whom the caller sees among the employees. The tenant is a location, a group, or by its id
   * the company; without one, the first tenant of the person that the caller can access.
   */
  why: endpoint({
    method: 'GET',
    path: '/api/roles/:companyId/why/:personId',
    summary:
      'Why somebody may or may not do something at a place: the grants that it comes from, and who could give it',
    access: { kind: 'company', param: 'companyId' },
    params: z.object({ companyId: idSchema, personId: idSchema }),
    query: z.object({ tenantId: idSchema.optional() }),
    responses: { 200: explained, ...refusals },
  }),
};
