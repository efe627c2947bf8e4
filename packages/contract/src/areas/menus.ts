import { groupRecord } from '@commissary/catalog';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  baseRecord,
  documentPath,
  documentRecord,
  epochMs,
  failures,
  idSchema,
  nameSchema,
  refusals,
  version,
} from '../schemas/index.ts';
import { documentAreas } from './document-areas.ts';
import { locationEffect } from './overrides.ts';

const inCompany = z.object({ companyId: idSchema });
const ofLocation = inCompany.extend({ locationId: idSchema });
const ofMenu = inCompany.extend({ menuId: idSchema });
/** A version as the path has it: 1 is the first. */
const versionInPath = z.string().regex(/^[1-9]\d{0,8}$/);

/** Of menus and templates alike: which of the two it is about decides which permission it takes. */
const manages = {
  kind: 'base',
  param: 'companyId',
  permission: ['manageMenus', 'manageMenuTemplates'],
} as const;

/** A menu or template in the list of those who manage them. */
export const managedMenu = documentRecord.extend({
  savedBy: z.string().nullable(),
  /** The number of locations that use it. */
  locations: z.int(),
  /** How many of them run another version of it, or another menu. */
  unpublished: z.int(),
  /** The number of menus that were made from it. */
  copies: z.int(),
  /** What it was made from: the version that it has, and the newest one. Null where that was deleted, too. */
  source: z.object({ id: idSchema, name: z.string(), template: z.boolean(), ver: version, now: version }).nullable(),
});
export type ManagedMenu = z.output<typeof managedMenu>;

/** A menu that was deleted and can be restored until then. */
const deletedMenu = documentRecord
  .pick({ id: true, name: true, template: true })
  .extend({ deletedAt: epochMs, deletedBy: z.string(), until: epochMs });
export type DeletedMenu = z.output<typeof deletedMenu>;

/**
 * What a location had before there were menus of the company (ENT.SettingsRecord): a whole menu of its own, with the
 * versions of what overrides the company's menu of the same id.
 */
export const singleUseMenu = z.object({
  id: idSchema,
  ver: version,
  locationId: idSchema,
  singleUse: z.boolean(),
  settingsBlob: z.string(),
  overrideId: idSchema.nullable(),
  overrideVer: version.nullable(),
  groupOverrideId: idSchema.nullable(),
  groupOverrideVer: version.nullable(),
});
export type SingleUseMenu = z.output<typeof singleUseMenu>;

/** A template that a menu can be made from (ENT.MenuTemplate). */
export const menuTemplate = documentRecord.extend({
  /** Whether it is one that the provider has for all companies. */
  provider: z.boolean(),
});
export type MenuTemplate = z.output<typeof menuTemplate>;

/** One saved version of a menu (ENT.MenuVersion). */
export const menuVersion = z.object({
  /** The id of the save, to restore it. */
  id: idSchema,
  version,
  userDisplayName: z.string(),
  savedAt: epochMs,
  /** What it changed, in words: its first changes. */
  comment: z.string(),
  /** A field that it changed; null where the reader may read none. */
  path: z.string().nullable(),
  /** The number of all its changes. */
  changes: z.int(),
  /** At how many locations it is live. */
  locations: z.int(),
});
export type MenuVersion = z.output<typeof menuVersion>;

/** One difference of two versions, as a change of the first to the second. */
const menuDifference = z.object({
  path: documentPath,
  op: z.enum(['set', 'unset', 'add', 'remove', 'move']),
  /** What it is about, and the whole difference in words. */
  subject: z.string(),
  sentence: z.string(),
});
export type MenuDifference = z.output<typeof menuDifference>;

/** A field that the menu and its template both changed, as text. */
const templateConflict = z.object({
  path: documentPath,
  label: z.string(),
  where: z.string(),
  before: z.string(),
  mine: z.string(),
  theirs: z.string(),
});
export type TemplateConflict = z.output<typeof templateConflict>;

/** The versions that a merge of a template is made on. */
const mergedVersions = z.object({
  /** Of the menu. */
  ver: version,
  /** Of the template: the one that the menu has, and the newest. */
  from: version,
  now: version,
});

const made = z.object({
  ...baseRecord.shape,
  ...documentRecord.shape,
  menuBlob: z.string(),
});

export const menus = {
  list: endpoint({
    method: 'GET',
    path: '/api/menus/company/:companyId',
    summary: 'Menus of a company',
    access: { kind: 'company', param: 'companyId' },
    params: inCompany,
    responses: { 200: z.array(documentRecord), ...refusals },
  }),
  managed: endpoint({
    method: 'GET',
    path: '/api/menus/company/:companyId/managed',
    summary:
      'Menus and templates of a company with where they are used and what is not published, and those that were deleted',
    access: manages,
    params: inCompany,
    responses: {
      200: z.object({
        menus: z.array(managedMenu),
        deleted: z.array(deletedMenu),
        /** Of locations that have a menu of their own from before. */
        singleUse: z.array(singleUseMenu.pick({ id: true, ver: true, locationId: true })),
        /** What the person manages of the two. */
        manages: z.object({ menus: z.boolean(), templates: z.boolean() }),
      }),
      ...refusals,
    },
  }),
  templates: endpoint({
    method: 'GET',
    path: '/api/menus/templates',
    summary: 'The templates of the provider, and those of the companies that the person works for',
    access: { kind: 'session' },
    responses: { 200: z.array(menuTemplate) },
  }),
  template: endpoint({
    method: 'GET',
    path: '/api/menus/templates/:id',
    summary: 'One template with its content',
    access: { kind: 'session' },
    params: z.object({ id: idSchema }),
    responses: { 200: menuTemplate.extend({ menuBlob: z.string() }), ...refusals },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/menus/company/:companyId',
    summary: 'Create a menu or a template: an empty one, a copy of a menu, or one from a template',
    access: manages,
    params: inCompany,
    body: z.strictObject({
      name: nameSchema(60),
      desc: z.string().trim().max(500).optional(),
      template: z.boolean().optional(),
      sourceTemplateId: idSchema.nullish(),
      sourceMenuId: idSchema.nullish(),
    }),
    idempotent: true,
    responses: { 200: made, ...refusals },
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/menus/company/:companyId/:menuId/delete',
    summary: 'Delete a menu that no location uses; for 30 days it can be restored',
    access: manages,
    params: ofMenu,
    responses: { 200: z.object({ deleted: z.literal(true), until: epochMs }), ...refusals },
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/menus/company/:companyId/:menuId/restore',
    summary: 'Restore a menu that was deleted at most 30 days ago',
    access: manages,
    params: ofMenu,
    responses: { 200: documentRecord, ...refusals },
  }),
  templateChanges: endpoint({
    method: 'GET',
    path: '/api/menus/company/:companyId/:menuId/template-changes',
    summary: 'What the template of a menu changed since the menu has it: what comes with it, and what both changed',
    access: manages,
    params: ofMenu,
    responses: {
      200: mergedVersions.extend({
        name: z.string(),
        /** What the menu gets where it changed nothing itself: at most 500. */
        differences: z.array(menuDifference),
        total: z.int(),
        conflicts: z.array(templateConflict),
      }),
      ...refusals,
    },
  }),
  takeTemplate: endpoint({
    method: 'POST',
    path: '/api/menus/company/:companyId/:menuId/template-changes',
    summary: 'Save what the template of a menu changed since into the menu: a choice for each field that both changed',
    access: manages,
    params: ofMenu,
    body: mergedVersions.strict().extend({
      /** By path: the value of the menu, or that of the template. */
      choices: z.record(documentPath, z.enum(['ours', 'theirs'])),
    }),
    responses: { 200: z.object({ id: idSchema, ver: version }), 409: failures, ...refusals },
  }),
  previewAssign: endpoint({
    method: 'POST',
    path: '/api/menus/company/:companyId/:menuId/assign/preview',
    summary: 'What each location would have instead, were the menu assigned to it: compared with what it has now',
    access: manages,
    acting: 'allowed',
    params: ofMenu,
    large: { holds: 'list', by: ['manageMenus'] },
    body: z.strictObject({ locationIds: z.array(idSchema).min(1).max(groupRecord.field.shape.locations.max) }),
    responses: { 200: z.object({ effects: z.array(locationEffect) }), ...refusals },
  }),
  singleUse: endpoint({
    method: 'GET',
    path: '/api/menus/company/:companyId/own/:locationId',
    summary: 'The menu of its own that a location has from before, and what converting it would change there',
    access: manages,
    params: ofLocation,
    responses: {
      200: z.object({
        record: singleUseMenu,
        /** Of the location. */
        ver: version,
        /** The company's menu that it becomes changes of; null: it becomes a new one. */
        menu: documentRecord.pick({ id: true, name: true }).nullable(),
        /** How many changes the location then has of that menu. */
        changes: z.int(),
        /** What the location would have instead of what it has now. */
        effect: locationEffect,
      }),
      ...refusals,
    },
  }),
  convert: endpoint({
    method: 'POST',
    path: '/api/menus/company/:companyId/own/:locationId',
    summary: 'Make the menu of its own that a location has from before a menu of the company with its changes there',
    access: manages,
    params: ofLocation,
    body: z.strictObject({
      /** Of the record, and of the location. */
      ver: version,
      locationVer: version,
    }),
    idempotent: true,
    responses: { 200: documentRecord.pick({ id: true, name: true }), 409: failures, ...refusals },
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/menus/company/:companyId/:menuId/versions',
    summary: 'Saved versions of a menu, newest first: who, when, and what changed in words',
    access: { kind: 'base', param: 'companyId' },
    params: ofMenu,
    query: z.object({
      /** Only versions before this one. */
      before: z.coerce.number().int().min(1).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    responses: { 200: z.array(menuVersion), ...refusals },
  }),
  diff: endpoint({
    method: 'GET',
    path: '/api/menus/company/:companyId/:menuId/from/:from/to/:to',
    summary: 'What differs between two versions of a menu, in words',
    access: { kind: 'base', param: 'companyId' },
    params: ofMenu.extend({ from: versionInPath, to: versionInPath }),
    responses: {
      200: z.object({
        /** At most 500, as far as the reader may read them. */
        differences: z.array(menuDifference),
        total: z.int(),
        /** The save of the first of the two versions, to restore what it had. */
        fromId: idSchema,
      }),
      ...refusals,
    },
  }),
  ...documentAreas.menus,
};
