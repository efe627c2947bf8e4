import { publishKinds } from '@commissary/catalog';
import { languageTags, passwordPolicies, personalEmails, recordOf } from '@commissary/domain';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  documentRecord,
  epochMs,
  failures,
  idSchema,
  nameSchema,
  noContent,
  refusals,
  sessionId,
  sessionRecord,
} from '../schemas/index.ts';
import { appVersion, companyRecord } from './companies.ts';
import { workflow } from './publishing/sync.ts';
import { trackingSettings } from './system.ts';
import { accessibleTenant, unpublishedLocations } from './tenants.ts';

const grantedRole = z.object({
  roleId: idSchema,
  name: z.string(),
  grantedOn: z.object({ type: z.enum(['GLOBAL', 'COMPANY', 'GROUP', 'LOCATION']), id: z.string() }),
});

/** The signed-in person (ENT.User). */
export const user = z.object({
  userId: idSchema,
  userCompanyId: idSchema,
  userCompanyName: z.string(),
  userDisplayName: z.string(),
  userEmail: z.string(),
  enabledFeatures: z.array(z.string()),
  /** Who signed in, while they act as this person. */
  originalUserId: idSchema.nullable(),
  acting: z.object({ by: z.string(), until: epochMs, mayWrite: z.boolean() }).nullable(),
  accessibleTenants: z.array(accessibleTenant),
  grantedRoles: z.array(grantedRole),
  softwareVersion: z.string(),
  /** The password rules of the person's own company. */
  passwordPolicy: z.enum(passwordPolicies),
  /** Until when the person signs in with a password that breaks these rules. */
  passwordDueAt: epochMs.nullable(),
  /** After so many minutes without a call the person is signed out. */
  sessionIdleMinutes: z.int(),
  /** What the person chose for the console; null: what the browser asks for, or somebody acts as the person. */
  language: z.enum(languageTags).nullable(),
  /** The requested company, or the person's own. */
  companyId: idSchema,
  companyName: z.string(),
  /** A grant on the company or everywhere: company level is available. */
  companyWide: z.boolean(),
  /** The company has one location without overrides, so the console shows no levels. */
  oneLevel: z.boolean(),
  /** This browser opened the sample company's link and may switch to another person of it. */
  sample: z.boolean(),
});
export type User = z.output<typeof user>;

/** What the console shows at its start on every screen. */
const consoleStart = z.object({
  user,
  /** The groups and locations of the user are too many for each load of a page: `tenants.accessible` has them. */
  tenantsApart: z.boolean(),
  companies: z.array(companyRecord),
  appVersion,
  tracking: trackingSettings,
  /** Null for company staff without a role in the company. */
  company: z
    .object({
      menus: z.array(documentRecord),
      unpublished: unpublishedLocations,
      running: z.object(recordOf(publishKinds, () => z.array(workflow))),
    })
    .nullable(),
});
export type ConsoleStart = z.output<typeof consoleStart>;

/** By kind of e-mail: whether the person gets it. */
const emailChoices = z.object(recordOf(personalEmails, () => z.boolean()));

export const session = {
  status: endpoint({
    method: 'GET',
    path: '/api/session/status',
    summary: 'The signed-in person, seen from a company',
    access: { kind: 'session' },
    query: z.object({ companyId: idSchema.optional() }),
    responses: { 200: user, 403: failures },
  }),
  start: endpoint({
    method: 'GET',
    path: '/api/session/start',
    summary: 'The signed-in person, and what the console shows on every screen, in one response',
    access: { kind: 'session' },
    query: z.object({ companyId: idSchema.optional() }),
    responses: { 200: consoleStart, 403: failures },
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/session/login',
    summary: 'Sign in with e-mail and password',
    access: { kind: 'public' },
    perMinute: 60,
    body: z.strictObject({
      email: z.string().min(1).max(254),
      password: z.string().min(1).max(1024),
      /** Replaces the password with this sign-in: asked for when it breaks the rules of the company too long. */
      newPassword: z.string().min(1).max(1024).optional(),
      companyId: idSchema.optional(),
    }),
    responses: { 200: user, 400: failures },
  }),
  logout: endpoint({
    method: 'GET',
    path: '/api/session/logout',
    summary: 'End this session on the server',
    access: { kind: 'public' },
    responses: { 204: noContent, 403: failures },
  }),
  keepAlive: endpoint({
    method: 'GET',
    path: '/api/session/keepAlive',
    summary: 'Keep the session of an active person',
    access: { kind: 'session' },
    responses: { 204: noContent },
  }),
  actAs: endpoint({
    method: 'POST',
    path: '/api/session/actAs',
    summary: 'Act as another person for an hour, with the permissions that both have; the person is told',
    access: { kind: 'session' },
    acting: 'refused',
    perMinute: 30,
    body: z.strictObject({ userId: idSchema, reason: nameSchema(200) }),
    responses: { 200: user, 409: failures, ...refusals },
  }),
  stopActing: endpoint({
    method: 'POST',
    path: '/api/session/stopActing',
    summary: 'Be again who signed in',
    access: { kind: 'session' },
    acting: 'allowed',
    responses: { 200: user, 409: failures },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/session/list',
    summary: 'The sessions of the signed-in person, and of people who act as this person',
    access: { kind: 'session' },
    acting: 'refused',
    responses: { 200: z.array(sessionRecord), ...refusals },
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/session/list/:sessionId/end',
    summary: 'End one of these sessions',
    access: { kind: 'session' },
    acting: 'refused',
    params: z.object({ sessionId }),
    responses: { 204: noContent, ...refusals },
  }),
  setLanguage: endpoint({
    method: 'POST',
    path: '/api/session/language',
    summary: 'Choose the language of the console for the signed-in person, in this browser and every other',
    access: { kind: 'session' },
    acting: 'refused',
    body: z.strictObject({ language: z.enum(languageTags) }),
    responses: { 204: noContent, ...refusals },
  }),
  emails: endpoint({
    method: 'GET',
    path: '/api/session/emails',
    summary: 'Which of the e-mails that can be turned off the signed-in person gets',
    access: { kind: 'session' },
    responses: { 200: emailChoices },
  }),
  setEmails: endpoint({
    method: 'POST',
    path: '/api/session/emails',
    summary: 'Turn these e-mails on or off for the signed-in person',
    access: { kind: 'session' },
    acting: 'refused',
    body: emailChoices.strict(),
    responses: { 200: emailChoices, ...refusals },
  }),
};
