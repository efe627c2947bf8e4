import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  baseRecord,
  baseSave,
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

const one = z.object({ id: idSchema });

export const settings = {
  base: endpoint({
    method: 'GET',
    path: '/api/blobs/settings/company/:id',
    summary: 'Location settings of the company',
    access: { kind: 'base', param: 'id' },
    params: one,
    query: expectedBase,
    responses: { 200: z.object({ ...baseRecord.shape, settingsBlob: jsonObject }), 304: noContent, ...refusals },
  }),
  saveBase: endpoint({
    method: 'PUT',
    path: '/api/blobs/settings/company/:id',
    summary: 'Save the location settings of the company, whole',
    access: { kind: 'base', param: 'id' },
    params: one,
    body: baseSave,
    large: { holds: 'document', by: { fieldsOf: ['settings'] }, whole: { kind: 'settings', member: 'settingsBlob' } },
    responses: { 200: baseSaved, 409: failures, ...refusals },
  }),
  overrides: endpoint({
    method: 'GET',
    path: '/api/blobs/settings/overrides/:id',
    summary: 'Override lists of a company that the person can reach',
    access: { kind: 'company', param: 'id' },
    params: one,
    responses: { 200: z.array(overrideRecord), ...refusals },
  }),
  layered: endpoint({
    method: 'GET',
    path: '/api/blobs/settings/location/:id',
    summary: 'Location settings as a location or group sees them',
    access: { kind: 'tenant', param: 'id' },
    params: one,
    query: expectedLayers,
    responses: { 200: z.object({ ...layeredRecord.shape, locationBlob: jsonObject }), 304: noContent, ...refusals },
  }),
  saveOverride: endpoint({
    method: 'PUT',
    path: '/api/blobs/settings/overrides/location/:id',
    summary: 'Save the override list of a location or group',
    access: { kind: 'tenant', param: 'id' },
    params: one,
    body: overrideSave,
    large: { holds: 'document', by: { fieldsOf: ['settings'] } },
    responses: { 200: overrideSaved, 409: failures, ...refusals },
  }),
  template: endpoint({
    method: 'GET',
    path: '/api/blobs/settings/template',
    summary: 'Location settings as a new company gets them',
    access: { kind: 'session' },
    responses: { 200: jsonObject },
  }),
  printingTemplate: endpoint({
    method: 'GET',
    path: '/api/blobs/settings/printing-template/:companyId/:templateId',
    summary: 'A print template as a new company gets it; 404 for a number that no template has',
    access: { kind: 'company', param: 'companyId' },
    params: z.object({ companyId: idSchema, templateId: idSchema }),
    responses: { 200: jsonObject, ...refusals },
  }),
};
