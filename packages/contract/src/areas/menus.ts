import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  baseRecord,
  baseSaved,
  epochMs,
  expectedLayers,
  failures,
  idSchema,
  layeredRecord,
  noContent,
  overrideRecord,
  overrideSave,
  overrideSaved,
  refusals,
  version,
  versionQuery,
} from '../schemas/index.ts';

const ofMenu = z.object({ companyId: idSchema, menuId: idSchema });
const atTenant = z.object({ locationId: idSchema, menuId: idSchema });
/** A menu is sent as JSON text inside the record, in both directions. */
const menuBlob = z.string();
/** Parses this text and returns the value, or `NOT_MENU_BLOB`. */
const menuText = menuBlob.transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'NOT_MENU_BLOB' });
    return z.NEVER;
  }
});

/** A company menu without its document (ENT.CompanyMenu). */
export const menuRecord = z.object({
  id: idSchema,
  name: z.string(),
  desc: z.string(),
  template: z.boolean(),
  ver: version,
  savedAt: epochMs.nullable(),
});

export const menus = {
  list: endpoint({
    method: 'GET',
    path: '/api/menus/company/:companyId',
    summary: 'Menus of a company',
    access: { kind: 'company', param: 'companyId' },
    params: z.object({ companyId: idSchema }),
    responses: { 200: z.array(menuRecord), ...refusals },
  }),
  base: endpoint({
    method: 'GET',
    path: '/api/menus/company/:companyId/:menuId',
    summary: 'A menu of the company',
    access: { kind: 'base', param: 'companyId' },
    params: ofMenu,
    query: z.object({ expectedVersion: versionQuery }),
    responses: { 200: z.object({ ...baseRecord.shape, ...menuRecord.shape, menuBlob }), 304: noContent, ...refusals },
  }),
  /** A stale version is a 400 with the code CONFLICTING EDIT, as the specification writes it. */
  saveBase: endpoint({
    method: 'PUT',
    path: '/api/menus/company/:companyId',
    summary: 'Save a menu of the company, whole, as a compressed octet stream',
    access: { kind: 'base', param: 'companyId' },
    params: z.object({ companyId: idSchema }),
    body: z.strictObject({ id: idSchema, ver: version, menuBlob: menuText }),
    large: {
      holds: 'document',
      by: { fieldsOf: ['menu'] },
      jsonInText: true,
      whole: { kind: 'menu', member: 'menuBlob' },
    },
    encoding: 'gzip',
    responses: { 200: baseSaved, ...refusals },
  }),
  overrides: endpoint({
    method: 'GET',
    path: '/api/menus/company/:companyId/:menuId/overrides',
    summary: 'Override lists on a menu that the person can reach',
    access: { kind: 'company', param: 'companyId' },
    params: ofMenu,
    responses: { 200: z.array(overrideRecord), ...refusals },
  }),
  layered: endpoint({
    method: 'GET',
    path: '/api/menus/location/:locationId/:menuId',
    summary: 'A menu as a location or group sees it',
    access: { kind: 'tenant', param: 'locationId' },
    params: atTenant,
    query: expectedLayers,
    responses: { 200: z.object({ ...layeredRecord.shape, menuBlob }), 304: noContent, ...refusals },
  }),
  saveOverride: endpoint({
    method: 'POST',
    path: '/api/menus/location/:locationId/:menuId',
    summary: 'Save the override list of a location or group on a menu',
    access: { kind: 'tenant', param: 'locationId' },
    params: atTenant,
    query: z.object({ overrideVer: versionQuery }),
    body: overrideSave,
    large: { holds: 'document', by: { fieldsOf: ['menu'] } },
    responses: { 200: overrideSaved, 409: failures, ...refusals },
  }),
};
