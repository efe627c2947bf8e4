import * as z from 'zod';
import {
  changes,
  documentKind,
  documentPath,
  dropped,
  epochMs,
  idSchema,
  jsonObject,
  version,
  versionQuery,
} from './schemas.ts';

/** Shapes that the three document areas (settings, menus, employment) share. */

/** An override record: a group's or a location's own list. Version 0 and an empty list before the first save. */
export const override = z.object({ id: idSchema, ver: version, changes });
export type Override = z.output<typeof override>;

/** Rights the person holds at the tenant of the document; screens and fields ask these. */
const permissions = z.array(z.string());

/** Expected versions of a conditional read; 304 only when all that are sent match. */
export const expectedBase = z.object({ expectedVersion: versionQuery, expectedId: idSchema.optional() });
export const expectedLayers = z.object({
  expectedBaseId: idSchema.optional(),
  expectedBaseVer: versionQuery,
  expectedOverrideId: idSchema.optional(),
  expectedOverrideVer: versionQuery,
  expectedGroupOverrideId: idSchema.optional(),
  expectedGroupOverrideVer: versionQuery,
});

/** The company's base of a settings or employment document. */
export const baseRecord = z.object({
  id: idSchema,
  ver: version,
  savedAt: epochMs.nullable(),
  savedBy: z.string().nullable(),
  permissions,
});
/** A document as a group or location sees it: the company base and the lists above it; the client resolves. */
export const layeredRecord = z.object({
  baseId: idSchema,
  baseVer: version,
  override,
  /** Null at a group, and at a location without a group. */
  groupOverride: override.nullable(),
  permissions,
});
export type LayeredRecord = z.output<typeof layeredRecord>;

/** One reference to a member: in the document as the requested tenant has it, or in the list of a tenant below. */
export const use = z.object({
  kind: documentKind,
  /** Null where a company has one document of the kind only. */
  menuId: idSchema.nullable(),
  /** Whose value it is: the requested tenant, or a group or location below it; null = the company. */
  tenantId: idSchema.nullable(),
  path: z.string(),
  /** The name of that tenant in a sentence, as people know it there. */
  subject: z.string(),
});
export type Use = z.output<typeof use>;

/** A reference to something that a save removed, which the save cleared; `gone` is the name of what was removed. */
const tidied = z.object({
  /** At most 100. What the person may not read is not among them. */
  places: z.array(z.object({ ...use.shape, gone: z.string() })),
  total: z.int(),
});
export type RemovedReferences = z.output<typeof tidied>;

/** A company-level save: the whole document, on top of the version it was made from. */
export const baseSave = z.strictObject({ id: idSchema, ver: version, settingsBlob: jsonObject });
export const baseSaved = z.object({
  id: idSchema,
  ver: version,
  /** Absent where the save took nothing away that was named anywhere. */
  tidied: tidied.optional(),
});

/** An override save: always the whole list, in normal form. Only `overrideVer` can conflict. */
export const overrideSave = z.strictObject({
  overrideId: idSchema,
  overrideVer: version,
  groupOverrideVer: version.nullable(),
  baseVer: version,
  changes,
  /** Paths where the person chose to keep their value although the level above moved. */
  acknowledge: z.array(documentPath).max(20_000).optional(),
});
export const overrideSaved = z.object({
  overrideId: idSchema,
  overrideVer: version,
  groupOverrideVer: version.nullable(),
  baseVer: version,
  changes,
  dropped: z.array(dropped),
  tidied: tidied.optional(),
});

/** One group's or location's list among all of a company's, with who set each path and when. */
export const overrideRecord = z.object({
  locationId: idSchema,
  overrideId: idSchema,
  overrideVer: version,
  changes,
  set: z.array(z.object({ path: z.string(), by: z.string(), at: epochMs })),
});
export type OverrideRecord = z.output<typeof overrideRecord>;

/** The published, effective document of a location. */
export const publishedRecord = z.object({ id: idSchema, ver: version, publishedAt: epochMs, blob: jsonObject });
