import { employeeMembers } from '@commissary/catalog';
import { passwordPolicies, shortestRecoveryEmail } from '@commissary/domain';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  answeredOnly,
  colleague,
  emailSchema,
  employee,
  employeeFields,
  employeeQuery,
  epochMs,
  failures,
  idSchema,
  invalidEmployees,
  jobChoices,
  listedEmployee,
  noContent,
  passwordSchema,
  personStatus,
  plannedForPerson,
  refusals,
  sessionId,
  sessionRecord,
  severalPeople,
  version,
  workplace,
} from '../schemas/index.ts';

const token = z.string().min(1).max(200);

/** The recipient of a link, as the page behind it shows. */
export const linkHolderRecord = z.object({
  userDisplayName: z.string(),
  userEmail: z.string(),
  userCompanyName: z.string(),
  passwordPolicy: z.enum(passwordPolicies),
});
export type LinkHolder = z.output<typeof linkHolderRecord>;

/** An e-mail that invited a person. */
export const inviteEmailRecord = z.object({
  userId: idSchema,
  userDisplayName: z.string(),
  userEmail: z.string(),
  sentBy: z.string(),
  sentAt: epochMs,
  /** The link may still be used: no password has been chosen, and seven days have not passed. */
  open: z.boolean(),
});

export const users = {
  sendPasswordReset: endpoint({
    method: 'POST',
    path: '/api/users/sendPasswordReset',
    summary: 'Ask for a link to set a new password; the answer is the same whether or not the address is known',
    access: { kind: 'public' },
    perMinute: 10,
    idempotent: true,
    body: z.strictObject({ emailAddress: z.string().min(shortestRecoveryEmail).max(254) }),
    responses: { 204: noContent, 400: failures },
  }),
  isValidInviteToken: endpoint({
    method: 'GET',
    path: '/api/users/isValidInviteToken',
    summary: 'Whether a link of a reset or an invitation still opens, and for whom',
    access: { kind: 'public' },
    perMinute: 60,
    query: z.object({ userId: idSchema, inviteToken: token }),
    responses: { 200: linkHolderRecord, 400: failures },
  }),
  setPasswordWithToken: endpoint({
    method: 'POST',
    path: '/api/users/setPasswordWithToken',
    summary: 'Set a password with the token of a reset or an invitation, which is used up',
    access: { kind: 'public' },
    perMinute: 30,
    body: z.strictObject({ userId: idSchema, inviteToken: token, newPassword: passwordSchema }),
    responses: { 204: noContent, 400: failures },
  }),
  /** Whether a password was used before is returned only to the person, signed in or with the token of a link. */
  isValidNewPassword: endpoint({
    method: 'POST',
    path: '/api/users/isValidNewPassword',
    summary: 'Judge a new password; a 400 lists the rules that it breaks',
    access: { kind: 'public' },
    perMinute: 30,
    body: z.strictObject({ userId: idSchema, password: passwordSchema, inviteToken: token.optional() }),
    responses: { 200: z.literal(true), 400: failures },
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/users/changePassword',
    summary: 'Change the own password; every other session of the person ends',
    access: { kind: 'session' },
    acting: 'refused',
    perMinute: 30,
    body: z.strictObject({ currentPassword: passwordSchema.min(1), newPassword: passwordSchema }),
    responses: { 204: noContent, 400: failures },
  }),
  signOutEverywhere: endpoint({
    method: 'POST',
    path: '/api/users/signOutEverywhere',
    summary: 'End every session of the signed-in person but this one',
    access: { kind: 'session' },
    acting: 'refused',
    responses: { 204: noContent },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/users/company/:id',
    summary: 'The employees that the caller may see',
    access: { kind: 'company', param: 'id', permission: 'userAdmin' },
    params: z.object({ id: idSchema }),
    responses: { 200: z.array(employee), ...refusals },
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/users/company/:id/page',
    summary: 'A page of the employees that the caller may see, searched, filtered and sorted',
    access: { kind: 'company', param: 'id', permission: 'userAdmin' },
    params: z.object({ id: idSchema }),
    query: employeeQuery.extend({
      /** The `next` of the previous page. */
      after: z.string().max(1_000).optional(),
      limit: z.coerce.number().int().min(1).max(200).optional(),
    }),
    responses: {
      200: z.object({
        employees: z.array(listedEmployee),
        next: z.string().nullable(),
        /** On the first page: how many match, of how many who are active, or deactivated where those are asked for. */
        counts: z.object({ matching: z.int(), total: z.int() }).nullable(),
      }),
      ...refusals,
    },
  }),
  listInvalidUsers: endpoint({
    method: 'GET',
    path: '/api/users/listInvalidUsers/:id',
    summary: 'Employees of a company, a group or a location whose PIN or phone number has to be corrected',
    access: { kind: 'session' },
    params: z.object({ id: idSchema }),
    responses: { 200: invalidEmployees, ...refusals },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/users/:id',
    summary: 'One employee',
    access: { kind: 'session' },
    params: z.object({ id: idSchema }),
    responses: { 200: employee, ...refusals },
  }),
  jobs: endpoint({
    method: 'GET',
    path: '/api/users/company/:id/jobs',
    summary: 'The job types and certifications of the company, or of one of its groups or locations',
    access: { kind: 'company', param: 'id', permission: 'userAdmin' },
    params: z.object({ id: idSchema }),
    query: z.object({ placeId: idSchema.optional() }),
    responses: { 200: jobChoices, ...refusals },
  }),
  /** A POST, so that no log names the address. */
  findColleague: endpoint({
    method: 'POST',
    path: '/api/users/company/:id/colleague',
    summary: 'Who works for the company and has exactly this e-mail address, at whichever of its places',
    access: { kind: 'company', param: 'id', permission: 'userAdmin' },
    acting: 'allowed',
    params: z.object({ id: idSchema }),
    body: z.strictObject({ email: emailSchema }),
    responses: { 200: z.object({ colleague: colleague.nullable() }), ...refusals },
  }),
  addColleague: endpoint({
    method: 'POST',
    path: '/api/users/company/:id/colleague/add',
    summary: 'Give such a colleague a job at a place whose employees the caller manages',
    access: { kind: 'company', param: 'id', permission: 'userAdmin' },
    acting: 'refused',
    params: z.object({ id: idSchema }),
    body: z.strictObject({
      email: emailSchema,
      jobs: z
        .array(z.strictObject({ jobTypeId: idSchema, grantObject: workplace }))
        .min(1)
        .max(20),
    }),
    responses: { 200: employee, ...refusals },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/users/:id',
    summary: 'Add an employee to a company, and invite them where they have an address',
    access: { kind: 'company', param: 'id', permission: 'userAdmin' },
    acting: 'refused',
    idempotent: true,
    params: z.object({ id: idSchema }),
    body: z.strictObject({ ...employeeFields, invite: z.boolean() }),
    responses: { 200: employee, ...refusals },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/users/:id',
    summary: 'Change an employee of a company: name, address, roles, jobs with wages, certifications, active or not',
    access: { kind: 'company', param: 'id', permission: 'userAdmin' },
    acting: 'refused',
    params: z.object({ id: idSchema }),
    body: z.strictObject({
      ...employeeFields,
      /** Absent: as they are stored. */
      roles: employeeFields.roles.optional(),
      id: idSchema,
      ver: version,
      status: personStatus,
    }),
    ignores: [
      ...['deactivated', 'hasPassword', 'hasPin', 'externalId', 'mayEdit', 'mayRevealPin', 'mayActAs'],
      ...answeredOnly(employeeMembers),
    ],
    idempotent: true,
    responses: { 200: employee, 409: failures, ...refusals },
  }),
  previewSeveral: endpoint({
    method: 'POST',
    path: '/api/users/company/:id/several/preview',
    summary: 'What an act on several employees would do to each of them',
    access: { kind: 'company', param: 'id', permission: 'userAdmin' },
    acting: 'allowed',
    params: z.object({ id: idSchema }),
    body: severalPeople,
    responses: { 200: z.array(plannedForPerson), 409: failures, ...refusals },
  }),
  changeSeveral: endpoint({
    method: 'POST',
    path: '/api/users/company/:id/several',
    summary: 'Invite, deactivate, employ or raise several employees in one act; whom it cannot change, it leaves out',
    access: { kind: 'company', param: 'id', permission: 'userAdmin' },
    acting: 'refused',
    idempotent: true,
    params: z.object({ id: idSchema }),
    body: severalPeople,
    responses: {
      /** The people whom it changed, with their new versions. */
      200: z.object({
        people: z.array(
          z.object({
            id: idSchema,
            ver: version,
            /** Who is active again lost the PIN: somebody at a common location has it now. */
            pinTaken: z.boolean(),
          }),
        ),
      }),
      409: failures,
      ...refusals,
    },
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/users/:id/delete',
    summary: 'Deactivate somebody; their name stays where they were at work',
    access: { kind: 'session' },
    acting: 'refused',
    params: z.object({ id: idSchema }),
    responses: { 204: noContent, 409: failures, ...refusals },
  }),
  sendInvite: endpoint({
    method: 'POST',
    path: '/api/users/:id/sendInvite',
    summary: 'Send an invitation to somebody who has chosen no password yet',
    access: { kind: 'session' },
    acting: 'refused',
    idempotent: true,
    params: z.object({ id: idSchema }),
    responses: { 204: noContent, ...refusals },
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/users/:id/signOut',
    summary: 'End every session of an employee',
    access: { kind: 'session' },
    acting: 'refused',
    params: z.object({ id: idSchema }),
    responses: { 204: noContent, ...refusals },
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/users/:id/sessions',
    summary: 'The sessions of an employee, and of people who act as the employee',
    access: { kind: 'session' },
    acting: 'refused',
    params: z.object({ id: idSchema }),
    responses: { 200: z.array(sessionRecord), ...refusals },
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/api/users/:id/sessions/:sessionId/end',
    summary: 'End one of these sessions',
    access: { kind: 'session' },
    acting: 'refused',
    params: z.object({ id: idSchema, sessionId }),
    responses: { 204: noContent, ...refusals },
  }),
  inviteEmails: endpoint({
    method: 'GET',
    path: '/api/users/inviteEmails',
    summary: 'Invitations that were sent, newest first, and how mail leaves; for engineers of the provider',
    access: { kind: 'session' },
    acting: 'refused',
    query: z.object({ companyId: idSchema }),
    responses: {
      200: z.object({ mail: z.enum(['smtp', 'mailbox']), invites: z.array(inviteEmailRecord) }),
      ...refusals,
    },
  }),
  /** Only the recipient has the link that was sent, so this creates another one. */
  inviteLink: endpoint({
    method: 'POST',
    path: '/api/users/:id/inviteLink',
    summary: 'A fresh link of an invitation, as a path, to hand over by other means; for engineers of the provider',
    access: { kind: 'session' },
    acting: 'refused',
    idempotent: true,
    params: z.object({ id: idSchema }),
    responses: { 200: z.object({ link: z.string() }), ...refusals },
  }),
};
