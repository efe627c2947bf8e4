import { documentKinds } from '@commissary/catalog';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  changes,
  documentKind,
  dropped,
  edits,
  failures,
  idSchema,
  innerPath,
  jsonObject,
  override,
  refusals,
  version,
} from '../schemas/index.ts';

/** The effect of an action at one level on the effective document of one location. */
export const locationEffect = z.object({
  locationId: idSchema,
  kind: documentKind,
  /** The values before and after; at most 100, long values as digests. */
  changes,
  total: z.int(),
  /** Entries of the location, or of its group, that would become dormant. */
  asleep: z.array(dropped),
  /** The location can be published now and could not afterwards. */
  blocked: z.boolean(),
  /** Nothing changes here because the location, or its group, has an own value. */
  keeps: z.boolean(),
});
export type LocationEffect = z.output<typeof locationEffect>;

/** The versions on which a preview was made; an action with older ones is a 409. Null: the layer does not exist. */
const versions = z.strictObject({ own: version, group: version.nullable(), base: version });

const paths = z.array(innerPath).min(1).max(500);
/** Fields or rows of one document; includes every entry at and below them. */
const inDocument = { kind: documentKind, menuId: idSchema.optional(), paths };
const promotion = { ...inDocument, to: z.enum(['GROUP', 'COMPANY']) };

const promotionPreview = z.object({
  versions,
  /** Entries that move to the level above. */
  moved: changes,
  /** Of those, what the tenant keeps: a value that its group would mask, or the position of a row among its own. */
  kept: changes,
  /** Entries that stay where they are: they do not apply now, or the level above cannot hold them. */
  stayed: changes,
  effects: z.array(locationEffect),
});
export type PromotionPreview = z.output<typeof promotionPreview>;

/** Members of the company's document that get another parent, behind the member `after` of the list `to`. */
const move = { ...inDocument, to: innerPath, after: z.string().max(200).nullable() };

const movePreview = z.object({
  /** Identifies the layers that the preview was made on; a move with another one is a 409. */
  state: z.string(),
  /** Of the company's document. */
  changes,
  /** Fields that name the new parent, because they scope a reference to a moved member. */
  followed: z.array(z.string()),
  /** References that lead out of the new parent and are removed. */
  removed: z.array(z.object({ path: z.string(), id: z.string() })),
  /** Groups and locations whose list changes, with the number of entries. */
  levels: z.array(z.object({ tenantId: idSchema, entries: z.int() })),
  /** How many more there are that the caller has no access to. */
  elsewhere: z.int(),
  effects: z.array(locationEffect),
});
export type MovePreview = z.output<typeof movePreview>;

/**
 * A group or location, with the version of its list that the user saw; or the company, by its id, with the version of
 * its document.
 */
const target = z.strictObject({ tenantId: idSchema, ver: version });
const mostTenants = 1000;
const inTenants = { kind: documentKind, menuId: idSchema.optional() };
/** The body of `set` and `undo`; a publish accepts the same, to save it as well. */
export const setting = z.strictObject({
  ...inTenants,
  places: z.array(target.extend({ edits })).min(1).max(mostTenants),
});
const undoneAt = { ...inTenants, places: z.array(target).min(1).max(mostTenants) };
export const undoing = z.strictObject(undoneAt);

const undoPreview = z.object({
  places: z.array(target),
  /** What stays, because it was changed since: at most 100 paths of each tenant. */
  left: z.array(z.object({ tenantId: idSchema, paths: z.array(z.string()), total: z.int() })),
  effects: z.array(locationEffect),
});
export type UndoPreview = z.output<typeof undoPreview>;

/** The document is named in the body. */
const anyField = { fieldsOf: documentKinds } as const;
const list = { holds: 'list', by: anyField } as const;

const at = z.object({ id: idSchema });

/**
 * The layers at several tenants. Tenants with the same base share one, and the locations of a group share its list. The
 * company is asked for by its id: its list is empty, and has the version of its document.
 */
const layersAtTenants = z.array(
  z.object({
    permissions: z.array(z.string()),
    baseId: idSchema,
    baseVer: version,
    base: jsonObject,
    groups: z.array(
      z.object({
        groupOverride: override.nullable(),
        places: z.array(z.object({ tenantId: idSchema, override })),
      }),
    ),
  }),
);
export type LayersAtTenants = z.output<typeof layersAtTenants>;

export const overrides = {
  layers: endpoint({
    method: 'POST',
    path: '/api/overrides/company/:id/layers',
    summary: 'The layers that make one document at each of several groups and locations',
    access: { kind: 'company', param: 'id' },
    acting: 'allowed',
    params: at,
    body: z.strictObject({ ...inTenants, tenantIds: z.array(idSchema).min(1).max(mostTenants) }),
    responses: { 200: layersAtTenants, ...refusals },
  }),
  previewPromotion: endpoint({
    method: 'POST',
    path: '/api/overrides/:id/promote/preview',
    summary: 'What making a place’s own values those of its group or company would change, and where',
    access: { kind: 'tenant', param: 'id' },
    acting: 'allowed',
    params: at,
    body: z.strictObject(promotion),
    large: list,
    responses: { 200: promotionPreview, ...refusals },
  }),
  promote: endpoint({
    method: 'POST',
    path: '/api/overrides/:id/promote',
    summary: 'Make a place’s own values those of its group or company, and take them out of its own list',
    access: { kind: 'tenant', param: 'id' },
    idempotent: true,
    params: at,
    body: z.strictObject({ ...promotion, versions }),
    large: list,
    responses: { 200: z.object({ versions }), 409: failures, ...refusals },
  }),
  previewMove: endpoint({
    method: 'POST',
    path: '/api/overrides/company/:id/move/preview',
    summary: 'What giving members of a document another parent would change, and where',
    access: { kind: 'company', param: 'id' },
    acting: 'allowed',
    params: at,
    body: z.strictObject(move),
    large: list,
    responses: { 200: movePreview, ...refusals },
  }),
  /** Requires the permissions for the change of the company's document; they cover the lists that are carried along. */
  move: endpoint({
    method: 'POST',
    path: '/api/overrides/company/:id/move',
    summary: 'Give members of a document another parent, with what every group and location stores about them',
    access: { kind: 'company', param: 'id' },
    idempotent: true,
    params: at,
    body: z.strictObject({ ...move, state: z.string().length(64) }),
    large: list,
    responses: { 200: z.object({ saved: z.int(), revisionId: idSchema }), 409: failures, ...refusals },
  }),
  /** A 409 when one of the layers that the move saved was saved since. */
  undoMove: endpoint({
    method: 'POST',
    path: '/api/overrides/company/:id/move/undo',
    summary: 'Give every layer that a move saved the content back that it had before',
    access: { kind: 'company', param: 'id' },
    idempotent: true,
    params: at,
    body: z.strictObject({ ...inTenants, revisionId: idSchema }),
    bodyBy: anyField,
    responses: { 200: z.object({ saved: z.int() }), 409: failures, ...refusals },
  }),
  previewSet: endpoint({
    method: 'POST',
    path: '/api/overrides/company/:id/set/preview',
    summary: 'What edits at several groups and locations would change, and where',
    access: { kind: 'company', param: 'id' },
    acting: 'allowed',
    large: { holds: 'document', by: anyField },
    params: at,
    body: setting,
    responses: { 200: z.object({ effects: z.array(locationEffect) }), 409: failures, ...refusals },
  }),
  /**
   * Validates each tenant as an ordinary save does: the permission of every changed field, the values, and the fields
   * that only others may read. Rejects values of secrets (`SECRETS_STAY`). A 409 names in `path` a tenant whose version
   * has changed. What the company's document gets is what the lists below it apply to. The response is the body for
   * `undo`.
   */
  set: endpoint({
    method: 'POST',
    path: '/api/overrides/company/:id/set',
    summary: 'Edit own values of several groups and locations: at all of them or at none',
    access: { kind: 'company', param: 'id' },
    idempotent: true,
    large: { holds: 'document', by: anyField },
    params: at,
    body: setting,
    responses: { 200: z.object({ places: z.array(target) }), 409: failures, ...refusals },
  }),
  /** The save of a revision, with those that were made together with it; `places` of the response is the body for `undo`. */
  previewUndo: endpoint({
    method: 'POST',
    path: '/api/overrides/company/:id/undo/preview',
    summary: 'What undoing an earlier action would change now, and what stays because it was changed since',
    access: { kind: 'company', param: 'id' },
    acting: 'allowed',
    params: at,
    body: z.strictObject({ ...inTenants, revisionId: idSchema }),
    bodyBy: anyField,
    responses: { 200: undoPreview, ...refusals },
  }),
  /**
   * The versions are those that `set` returned, or the preview of the undo of an action, which `revisionId` then names;
   * if one tenant was saved since, the whole call is rejected (409, named in `path`).
   */
  undo: endpoint({
    method: 'POST',
    path: '/api/overrides/company/:id/undo',
    summary:
      'Give several levels the own values back that they had before their newest save, or before an earlier action',
    access: { kind: 'company', param: 'id' },
    idempotent: true,
    params: at,
    body: z.strictObject({ ...undoneAt, revisionId: idSchema.optional() }),
    large: list,
    responses: { 200: z.object({ places: z.array(target) }), 409: failures, ...refusals },
  }),
};
