import { schedulingKinds, schedulingReasons, schedulingStates } from '@commissary/domain';
import * as z from 'zod';
import { endpoint } from '../../endpoint.ts';
import { epochMs, failures, idSchema, refusals, version } from '../../schemas/index.ts';

const integration = z.strictObject({ tenantId: idSchema, laborIntegration: z.strictObject({ enabled: z.boolean() }) });

/** What the scheduling service has of a department, a job type or a person, or of the location itself. */
const schedulingItem = z.object({
  kind: z.enum(schedulingKinds),
  itemId: z.string(),
  name: z.string(),
  /** The group or location that it belongs to; null: the company, which sends it once for all its locations. */
  placeId: idSchema.nullable(),
  /** The id that the service gave it. */
  externalId: z.string().nullable(),
  state: z.enum(schedulingStates),
  why: z.enum(schedulingReasons).nullable(),
  /** The next attempt after a failure. */
  retryAt: epochMs.nullable(),
  changedAt: epochMs,
  /** The caller may have it sent again. */
  maySend: z.boolean(),
});
export type SchedulingItemRecord = z.output<typeof schedulingItem>;

const laborStatus = z.object({
  /** The installation has a scheduling service. */
  configured: z.boolean(),
  enabled: z.boolean(),
  /** The id of the location at the service, without which nothing is sent. */
  schedulingLocationId: z.string().nullable(),
  items: z.array(schedulingItem),
  /** How many people are left out, because the caller does not manage their employees. */
  hiddenPeople: z.int(),
});
export type LaborStatus = z.output<typeof laborStatus>;

const externalId = z
  .string()
  .trim()
  .regex(/^[\w.:-]{1,100}$/);
/** The department of each of some job types of the company. Job types that it does not name stay as they are. */
const anyId = z.union([idSchema, z.int()]);
const jobTypeDepartment = z.array(z.strictObject({ jobTypeId: anyId, departmentId: anyId })).max(500);

const atLocation = z.object({ companyId: idSchema, locationId: idSchema });
const access = { kind: 'tenant', param: 'locationId', permission: 'editLocation' } as const;

/** The scheduling service: this server calls it, and tells it of departments, job types and people. */
export const labor = {
  endpoints: endpoint({
    method: 'GET',
    path: '/api/labor-integration/endpoints',
    summary: 'The address of the scheduling service; empty without one',
    access: { kind: 'session' },
    responses: { 200: z.object({ ssEndpointBase: z.string() }) },
  }),
  /** Only the body names the location, so the service checks `editLocation` there. */
  set: endpoint({
    method: 'POST',
    path: '/api/tenants/7shifts/laborIntegration',
    summary: 'Integrate a location with the scheduling service, or no longer; the service then clears its cache of it',
    access: { kind: 'session' },
    body: integration,
    responses: { 200: integration, ...refusals },
  }),
  status: endpoint({
    method: 'GET',
    path: '/api/labor-integration/:companyId/:locationId',
    summary: 'What the scheduling service has of a location, its group and its company',
    access,
    params: atLocation,
    responses: { 200: laborStatus, ...refusals },
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/api/labor-integration/:companyId/:locationId/send',
    summary: 'Send something to the scheduling service again that failed, or whose answer was lost',
    access,
    params: atLocation,
    idempotent: true,
    body: z.strictObject({
      kind: z.enum(schedulingKinds),
      placeId: idSchema.nullable(),
      itemId: z.string().min(1).max(64),
      /** The service has it already, by this id: it is not created again. */
      externalId: externalId.optional(),
    }),
    responses: { 200: laborStatus, ...refusals },
  }),
  jobTypeDepartment: endpoint({
    method: 'PUT',
    path: '/api/companies/:id/jobTypeDepartment',
    summary: 'Give job types of the company their departments, as a save of its employment document',
    access: { kind: 'base', param: 'id', permission: 'accessConfigurationOptions' },
    params: z.object({ id: idSchema }),
    body: jobTypeDepartment,
    responses: { 200: z.object({ ver: version, jobTypeDepartment }), 409: failures, ...refusals },
  }),
};
