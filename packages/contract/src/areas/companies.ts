import { companyRecord as companyKind, newCompanyRecord } from '@commissary/catalog';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { epochMs, failures, idSchema, recordSchemas, refusals, version } from '../schemas/index.ts';
import { companySecurityCalls } from './company-security.ts';

/** The version of the console, and the name of its environment. */
export const appVersion = z.object({ version: z.string(), environment: z.string() });

export const companyRecord = z.object({ id: idSchema, name: z.string() });

/** A company with how its publishes are split: batches of so many locations, each so long after the one before. */
const companyDetails = companyRecord.extend({ batchSize: z.int(), batchSpacingMs: z.int() });

const firstSteps = z.object({
  /** An item on any menu. */
  item: z.boolean(),
  /** A rate above zero on any menu. */
  tax: z.boolean(),
  /** A printer at the locations. */
  printer: z.boolean(),
  /** Somebody who works there has a PIN. */
  people: z.boolean(),
  /** A terminal has had contact. */
  terminal: z.boolean(),
  /** Menu and settings are live. */
  published: z.boolean(),
  /** Employment is live. */
  publishedPeople: z.boolean(),
  /** The first publish is so long ago that the first order needs no introduction. */
  order: z.boolean(),
});

/** What is edited of a company. Null means none. */
const companyFields = recordSchemas(companyKind.field.shape);

/** A company as those see it who may edit it. */
const editedCompany = z.object({
  ...companyFields,
  id: idSchema,
  number: z.int(),
  ver: version,
  provider: z.boolean(),
  locations: z.int(),
  /** Since when it is closed. */
  closedAt: epochMs.nullable(),
});
export type EditedCompany = z.output<typeof editedCompany>;

/** What a new company has that only its name is given of. */
const { name, owner, ...optionalFields } = recordSchemas(newCompanyRecord.field.shape);
const newCompany = z.strictObject({
  ...z.object(optionalFields).partial().shape,
  name,
  /** Who is invited to own it; without one, who creates it owns it. */
  owner: owner.optional(),
});
/** The changed fields. With `ver`, a newer version is a 409, and nothing is written. */
const companyEdit = z.strictObject({
  ...z.object(companyFields).partial().shape,
  id: idSchema,
  ver: version.optional(),
});
/** What a company is answered with, and nobody sets. */
const managed = ['number', 'provider', 'locations', 'closedAt'];
export type CompanyEdit = z.output<typeof companyEdit>;
export type NewCompanyBody = z.output<typeof newCompany>;

export const companies = {
  ...companySecurityCalls,
  list: endpoint({
    method: 'GET',
    path: '/api/companies/',
    summary: 'The companies that the caller may edit; closed ones for who may open them again',
    access: { kind: 'session' },
    responses: { 200: z.array(editedCompany) },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/companies/',
    summary: 'Create a company with its documents, and invite its owner',
    access: { kind: 'session' },
    acting: 'refused',
    idempotent: true,
    body: newCompany,
    bodyBy: ['addCompanies'],
    ignores: ['id', 'ver', ...managed],
    responses: { 200: editedCompany, ...refusals },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/companies/',
    summary: 'Change a company',
    access: { kind: 'session' },
    acting: 'refused',
    idempotent: true,
    body: companyEdit,
    ignores: managed,
    responses: { 200: editedCompany, 409: failures, ...refusals },
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/companies/:id/delete',
    summary: 'Close a company; a name or number that is sent has to be its own; for 30 days it can be opened again',
    access: { kind: 'session' },
    acting: 'refused',
    params: z.object({ id: idSchema }),
    body: z.strictObject({ name: z.string().max(60).optional(), number: z.int().optional() }),
    responses: { 200: editedCompany, ...refusals },
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/companies/:id/restore',
    summary: 'Open a company again that was closed at most 30 days ago',
    access: { kind: 'session' },
    acting: 'refused',
    params: z.object({ id: idSchema }),
    responses: { 200: editedCompany, ...refusals },
  }),
  brands: endpoint({
    method: 'GET',
    path: '/api/companies/brands',
    summary: 'The brands of the companies that the caller may open',
    access: { kind: 'session' },
    responses: { 200: z.array(companyRecord) },
  }),
  accessible: endpoint({
    method: 'GET',
    path: '/api/companies/accessible',
    summary: 'Companies that the signed-in person may open',
    access: { kind: 'session' },
    responses: { 200: z.array(companyRecord) },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/companies/:id',
    summary: 'One company',
    access: { kind: 'company', param: 'id', staff: true },
    params: z.object({ id: idSchema }),
    responses: { 200: companyDetails, ...refusals },
  }),
  firstSteps: endpoint({
    method: 'GET',
    path: '/api/companies/:id/firstSteps',
    summary: 'What a new company has done on the way to its first order',
    access: { kind: 'base', param: 'id' },
    params: z.object({ id: idSchema }),
    responses: { 200: firstSteps, ...refusals },
  }),
  appVersion: endpoint({
    method: 'GET',
    path: '/api/companies/:id/appVersion',
    summary: 'The version of the console',
    access: { kind: 'company', param: 'id', staff: true },
    params: z.object({ id: idSchema }),
    responses: { 200: appVersion, ...refusals },
  }),
};
