import * as z from 'zod';
import { workingEmployee } from './employees.ts';
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

/** Shapes of the calls that every kind of document has (`document-areas.ts`). */

/** An override: the list of a group or location. Version 0 and an empty list before the first save. */
export const override = z.object({ id: idSchema, ver: version, changes });
export type Override = z.output<typeof override>;

/** Permissions that the user holds at the tenant of the document; screens and fields check them. */
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

/**
 * In answers of a document that is published with people: those who work there, as far as the reader may see them. They are no
 * part of its versions, and a save never changes them.
 */
export const documentPeople = { employees: z.array(workingEmployee) };

/** The company's base of a settings or employment document. */
export const baseRecord = z.object({
  id: idSchema,
  ver: version,
  savedAt: epochMs.nullable(),
  savedBy: z.string().nullable(),
  permissions,
});
/** One of several documents of a company, without its content (ENT.CompanyMenu). */
export const documentRecord = z.object({
  id: idSchema,
  name: z.string(),
  desc: z.string(),
  template: z.boolean(),
  ver: version,
  savedAt: epochMs.nullable(),
});
/** A document as a group or location sees it: the company base and the inherited lists; the client resolves them. */
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
  /** Null where a company has only one document of the kind. */
  menuId: idSchema.nullable(),
  /** The tenant that sets the value: the requested one, or a group or location below it; null = the company. */
  tenantId: idSchema.nullable(),
  path: z.string(),
  /** The name of that tenant, as shown in a sentence. */
  subject: z.string(),
  /**
   * What a removal leaves of a restriction: that it applies to nothing, or that it ends. Absent where others are left,
   * and where the reference restricts nothing.
   */
  leaves: z.enum(['nothing', 'no-limit']).optional(),
});
export type Use = z.output<typeof use>;

/** A reference that a save cleared because its target was removed; `gone` is the name of the target. */
const tidied = z.object({
  /** At most 100, without those that the user may not read. */
  places: z.array(z.object({ ...use.shape, gone: z.string() })),
  total: z.int(),
});
export type RemovedReferences = z.output<typeof tidied>;

/** A company-level save. */
export const baseSaved = z.object({
  id: idSchema,
  ver: version,
  /** Absent where the save removed no target of a reference. */
  tidied: tidied.optional(),
});

/** An override save: always the whole list, in normal form. Only `overrideVer` can conflict. */
export const overrideSave = z.strictObject({
  overrideId: idSchema,
  overrideVer: version,
  groupOverrideVer: version.nullable(),
  baseVer: version,
  changes,
  /** Paths where the user chose to keep the own value although the inherited one changed. */
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

/** The list of one group or location among all of a company's, with who set each path and when. */
export const overrideRecord = z.object({
  locationId: idSchema,
  overrideId: idSchema,
  overrideVer: version,
  changes,
  set: z.array(z.object({ path: z.string(), by: z.string(), at: epochMs })),
});
export type OverrideRecord = z.output<typeof overrideRecord>;

/** The published, effective document of a location. */
export const publishedRecord = z.object({
  id: idSchema,
  ver: version,
  /** Of what is scheduled: when it is due. */
  publishedAt: epochMs,
  /** Who scheduled it; absent of what is live. */
  by: z.string().optional(),
  blob: jsonObject,
});
