import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  baseRecord,
  baseSaved,
  expectedBase,
  expectedLayers,
  failures,
  idSchema,
  jsonObject,
  layeredRecord,
  noContent,
  overrideRecord,
  overrideSave,
  overrideSaved,
  refusals,
} from '../schemas/index.ts';

const inCompany = z.object({ companyId: idSchema });
const atTenant = z.object({ locationId: idSchema });

export const employment = {
  base: endpoint({
    method: 'GET',
    path: '/api/blobs/employment/company/:companyId',
    summary: 'Employment document of the company, or the default',
    access: { kind: 'base', param: 'companyId' },
    params: inCompany,
    query: expectedBase,
    responses: { 200: z.object({ ...baseRecord.shape, locationBlob: jsonObject }), 304: noContent, ...refusals },
  }),
  saveBase: endpoint({
    method: 'PUT',
    path: '/api/blobs/employment/company/:companyId',
    summary: 'Save the employment document of the company, whole',
    access: { kind: 'base', param: 'companyId' },
    params: inCompany,
    body: z.strictObject({ id: idSchema, ver: z.int().min(0), locationBlob: jsonObject }),
    large: {
      holds: 'document',
      by: { fieldsOf: ['employment'] },
      whole: { kind: 'employment', member: 'locationBlob' },
    },
    responses: { 200: baseSaved, 409: failures, ...refusals },
  }),
  overrides: endpoint({
    method: 'GET',
    path: '/api/blobs/employment/overrides/:companyId',
    summary: 'Override lists of a company that the person can reach',
    access: { kind: 'company', param: 'companyId' },
    params: inCompany,
    responses: { 200: z.array(overrideRecord), ...refusals },
  }),
  layered: endpoint({
    method: 'GET',
    path: '/api/blobs/employment/location/:locationId',
    summary: 'Employment document as a location or group sees it',
    access: { kind: 'tenant', param: 'locationId' },
    params: atTenant,
    query: expectedLayers,
    responses: { 200: z.object({ ...layeredRecord.shape, locationBlob: jsonObject }), 304: noContent, ...refusals },
  }),
  saveOverride: endpoint({
    method: 'PUT',
    path: '/api/blobs/employment/overrides/location/:locationId',
    summary: 'Save the override list of a location or group',
    access: { kind: 'tenant', param: 'locationId' },
    params: atTenant,
    body: overrideSave,
    large: { holds: 'document', by: { fieldsOf: ['employment'] } },
    responses: { 200: overrideSaved, 409: failures, ...refusals },
  }),
  template: endpoint({
    method: 'GET',
    path: '/api/blobs/employment/template',
    summary: 'Employment document as a new company gets it',
    access: { kind: 'session' },
    responses: { 200: jsonObject },
  }),
};
