import { companySecurityRecord } from '@commissary/catalog';
import { isSupportDated } from '@commissary/domain';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { failures, idSchema, recordSchemas, refusals, version } from '../schemas/index.ts';

/** The rules for the people of a company: passwords, how long they stay signed in, roles, what support may do. */
const securityRules = recordSchemas(companySecurityRecord.field.shape);

const companySecurity = z.object({
  ...securityRules,
  sessionIdleMinutes: z.int(),
  sessionLongestMinutes: z.int(),
  id: idSchema,
  name: z.string(),
  /** The version of the company. */
  ver: version,
  /** Only the company's own people let support do more; others may let it do less. */
  mayAllowSupport: z.boolean(),
});
export type CompanySecurity = z.output<typeof companySecurity>;

const securityEdit = z
  .strictObject({ ...securityRules, ver: version })
  .refine(isSupportDated, { message: 'ONLY_WITH_WRITE', path: ['supportUntil'] });
export type CompanySecurityEdit = z.output<typeof securityEdit>;

const rulesToCheck = z.object({
  passwordPolicy: securityRules.passwordPolicy,
  sessionIdleMinutes: z.coerce.number().pipe(securityRules.sessionIdleMinutes),
  sessionLongestMinutes: z.coerce.number().pipe(securityRules.sessionLongestMinutes),
});

/** Whom rules would touch, counted now. */
const securityEffects = z.object({
  /** Who can sign in with a password. */
  people: z.int(),
  /** Those of them who choose another password at their next sign-in, as far as is known. */
  choosePassword: z.int(),
  sessions: z.int(),
  /** The sessions that would be over at once. */
  endedSessions: z.int(),
  /** The caller's own is one of them. */
  endsOwn: z.boolean(),
});
export type CompanySecurityEffects = z.output<typeof securityEffects>;

const params = z.object({ id: idSchema });
const access = { kind: 'base', param: 'id', permission: 'editCompanies' } as const;

export const companySecurityCalls = {
  security: endpoint({
    method: 'GET',
    path: '/api/companies/:id/security',
    summary: 'The rules of a company for passwords, sessions and support',
    access,
    params,
    responses: { 200: companySecurity, ...refusals },
  }),
  securityEffects: endpoint({
    method: 'GET',
    path: '/api/companies/:id/security/effects',
    summary: 'Whom other rules for passwords and sessions would touch',
    access,
    params,
    query: rulesToCheck,
    responses: { 200: securityEffects, ...refusals },
  }),
  setSecurity: endpoint({
    method: 'PUT',
    path: '/api/companies/:id/security',
    summary: 'Change the rules for passwords, sessions and support; on an outdated version a 409',
    access,
    acting: 'refused',
    params,
    body: securityEdit,
    ignores: ['id', 'name', 'mayAllowSupport'],
    idempotent: true,
    responses: { 200: companySecurity, 409: failures, ...refusals },
  }),
};
