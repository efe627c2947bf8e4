import { employeeList, employeeMembers, employeeRecord, enteredShape } from '@commissary/catalog';
import { employeeProblems, employeeStates, isMoney, payPeriods, peoplePerAct, problemParts } from '@commissary/domain';
import * as z from 'zod';
import { answeredSchemas, moneySchema, recordSchemas } from './record-schema.ts';
import { epochMs, idSchema, version } from './schemas.ts';

const grantObject = z.object({ type: z.enum(['GLOBAL', 'COMPANY', 'GROUP', 'LOCATION']), id: z.string().max(64) });
export const workplace = z.object({ type: z.enum(['COMPANY', 'GROUP', 'LOCATION']), id: idSchema });

/** What a job pays from a day on. */
export const wageSchema = z.strictObject(recordSchemas(enteredShape(employeeMembers.jobs.members.wages.members)));

const { roles, certifications } = answeredSchemas(employeeMembers);
/** The id of a job type that the place has no more is whatever it was. */
const jobs = z.array(z.object({ ...answeredSchemas(employeeMembers.jobs.members), jobTypeId: z.string() }));

export const personStatus = z.enum(['ACTIVE', 'DELETED']);

/** A person of a company, as users who manage employees see them. */
export const employee = z.object({
  id: idSchema,
  /** Sent back with an edit, which is a 409 when another user edited meanwhile. */
  ver: version,
  /** Without an e-mail address, the person uses terminals only. */
  ...answeredSchemas(employeeRecord.field.shape),
  status: personStatus,
  /** Since when somebody is deactivated, and by whom; null of the active, and where it is not known. */
  deactivated: z.object({ at: epochMs, by: z.string() }).nullable(),
  /** A password has been chosen; without one an invitation is open, or was never sent. */
  hasPassword: z.boolean(),
  /** There is a PIN for terminals. It is in no answer but that of `revealPin`. */
  hasPin: z.boolean(),
  /** The first of the ids that the scheduling service gave them, where it knows them. */
  externalId: z.string().optional(),
  roles,
  jobs,
  certifications,
  /** The caller may change name, address, phone, hire date and access. Roles and jobs at a place are its manager's. */
  mayEdit: z.boolean(),
  /** The caller may ask for the PIN. */
  mayRevealPin: z.boolean(),
  /** The caller may act as this person. */
  mayActAs: z.boolean(),
});
export type Employee = z.output<typeof employee>;

/** An employee of the list, with what is wrong with the record. */
export const listedEmployee = employee.extend({ problems: z.array(z.enum(employeeProblems)) });
export type ListedEmployee = z.output<typeof listedEmployee>;

/** Which employees a page shows, and in which order. */
export const employeeQuery = z.object({
  /** Words in any order, each a part of the name, the address or the phone; or a part of the name of a role or job. */
  search: z.string().max(200).optional(),
  /** Where they work: a group with its locations, a location, or the company. */
  place: idSchema.optional(),
  role: idSchema.optional(),
  job: idSchema.optional(),
  /** What they sign in with; deactivated employees are listed only when they are asked for. */
  state: z.enum(employeeStates).optional(),
  /** A certification has ended, ends within the days in which the company warns, or one of both. */
  certificate: z.enum(['expired', 'expiring', 'due']).optional(),
  /** The day on which certifications are judged; without it, today in UTC. */
  today: z.iso.date().optional(),
  problem: z.enum(['any', ...problemParts]).optional(),
  sort: z.enum(employeeList.sorts.map(({ by }) => by)).optional(),
});
export type EmployeeQuery = z.output<typeof employeeQuery>;

const invalidEmployee = z.object({ userId: idSchema, userDisplayName: z.string(), reason: z.enum(employeeProblems) });

/** Employees whose PIN or phone number has to be corrected. */
export const invalidEmployees = z.object({
  usersWithBadPosId: z.array(invalidEmployee),
  usersWithBadPhone: z.array(invalidEmployee),
});
export type InvalidEmployees = z.output<typeof invalidEmployees>;

/** Somebody who works at a place, in the answers of the employment document and in what is published (ENT.Employee). */
export const workingEmployee = z.object({
  id: idSchema,
  name: z.string(),
  /** Jobs. */
  roles: z.array(z.object({ jobTypeId: z.string(), grantObject })),
  /** Security roles. */
  grantedRoles: z.array(z.object({ roleId: idSchema, grantObject })),
});

/** What a call sends about an employee. What is absent stays as it is stored. */
export const employeeFields = z
  .object(recordSchemas({ ...employeeRecord.field.shape, ...employeeMembers }))
  .partial()
  .required({ name: true, email: true, roles: true }).shape;

const percent = z
  .string()
  .max(6)
  .refine(text => isMoney(text) && !text.startsWith('-'), { message: 'PERCENT', abort: true });

/** What is done to several employees at once. Two of them undo another. */
export const actOnSeveral = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('invite') }),
  z.strictObject({ kind: z.literal('deactivate') }),
  z.strictObject({ kind: z.literal('activate') }),
  z.strictObject({ kind: z.literal('give-job'), jobTypeId: idSchema, grantObject: workplace }),
  z.strictObject({ kind: z.literal('take-job'), jobTypeId: idSchema, grantObject: workplace }),
  /** From a day on, on top of what each job pays then; dollars an hour, or percent. */
  z.strictObject({
    kind: z.literal('raise'),
    /** Absent: every job. */
    jobTypeId: idSchema.optional(),
    from: z.iso.date(),
    by: z.union([z.strictObject({ amount: moneySchema }), z.strictObject({ percent })]),
  }),
  /** The wages that begin on that day. */
  z.strictObject({ kind: z.literal('take-raise'), from: z.iso.date() }),
]);
export type ActOnSeveral = z.output<typeof actOnSeveral>;

/** Several employees as the sender knows them. */
export const severalPeople = z.strictObject({
  people: z
    .array(z.strictObject({ id: idSchema, ver: version }))
    .min(1)
    .max(peoplePerAct),
  act: actOnSeveral,
});
export type SeveralPeople = z.output<typeof severalPeople>;

/** Somebody of the company who was found by the address: the name, and no more. */
export const colleague = z.object({
  id: idSchema,
  name: z.string(),
  /** The caller sees them among the employees already. */
  isListed: z.boolean(),
});
export type Colleague = z.output<typeof colleague>;

/** Of more locations without contact, these are named: a company may have thousands. */
export const mostSilent = 20;

/** What ends for somebody who is deactivated. */
export const endingAccess = z.object({
  /** They sign in at the console: a password has been chosen. */
  signIn: z.boolean(),
  /** Open sessions, also those in which somebody acts as this person. */
  sessions: z.int(),
  /** Links to choose a password that may still be used. */
  invitations: z.int(),
  resets: z.int(),
  /** Where the PIN opens terminals until their next check-in; none without a PIN. */
  terminals: z.array(grantObject),
  /** The locations among them without contact for 24 hours, which admit the person until they have contact again. */
  silent: z.array(z.object({ id: idSchema, name: z.string() })).max(mostSilent),
  /** How many there are. */
  silentTotal: z.int(),
  /** The places at which the scheduling service knows the person: locations, groups or the company. */
  scheduling: z.array(idSchema),
  /** How many stay stored for an undo, as jobs, wages and roles do. */
  certifications: z.int(),
});
export type EndingAccess = z.output<typeof endingAccess>;

/** What an act does to one of them. */
export const plannedForPerson = z.object({
  id: idSchema,
  name: z.string(),
  /** Why it leaves the person out. */
  skipped: z
    .enum([
      'deactivated',
      'active',
      'yourself',
      'not-managed',
      'no-email',
      'has-password',
      'has-job',
      'no-job',
      'no-wage',
      'wage-that-day',
      'wages-hidden',
    ])
    .nullable(),
  wages: z.array(
    z.object({
      /** Of the job. */
      name: z.string().nullable(),
      grantObject: workplace,
      was: moneySchema,
      now: moneySchema,
      per: z.enum(payPeriods),
      /** The minimum wage of that place, where the new wage is below it. */
      minimum: moneySchema.nullable(),
    }),
  ),
  /** What ends with a deactivation; null for another act. */
  ends: endingAccess.nullable(),
});
export type PlannedForPerson = z.output<typeof plannedForPerson>;

/** What a person can be employed as at one place. */
export const jobChoices = z.object({
  jobs: z.array(z.object({ id: z.string(), name: z.string(), requirementIds: z.array(z.string()) })),
  requirements: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** How long before its end a certification is expiring. */
      warnSeconds: z.int(),
    }),
  ),
  /** The caller may view and change wages there. */
  mayViewWages: z.boolean(),
  /** Dollars an hour; null without one, and for users who may not view wages there. */
  minimumWage: z.string().nullable(),
  /** The company lets nobody have two security roles at one location. */
  oneRolePerLocation: z.boolean(),
});
export type JobChoices = z.output<typeof jobChoices>;
