import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, noContent, refusals } from '../schemas/index.ts';

/** A dashboard of the analytics service (ENT.AnalyticsDashboard). */
export const analyticsDashboard = z.object({
  oid: z.string().regex(/^[\w-]{1,100}$/),
  title: z.string().min(1).max(200),
  parentFolder: z.string().min(1).max(200).optional(),
});
export type AnalyticsDashboard = z.output<typeof analyticsDashboard>;

/** ENT.AnalyticsSettings */
export const analyticsSettings = z.object({
  /** The address of the analytics service; null: there is none. */
  address: z.string().nullable(),
});

/** Absent: the person's own company. */
const company = { companyId: idSchema.optional() };
/** A path on the host of the analytics service; any other host is a 400 `INVALID_VALUE`. */
const returnTo = z.string().min(1).max(2000);
/** Like the calls of a session they name no company in their path; who may not see reports there gets a 403. */
const access = { kind: 'session' } as const;

/** Dashboards of an analytics service, shown in a frame. Without one 400 `NOT_CONFIGURED`. */
export const analytics = {
  settings: endpoint({
    method: 'GET',
    path: '/api/analytics/settings',
    summary: 'Whether dashboards of an analytics service are shown in place of our reports, and where it is',
    access,
    query: z.object(company),
    responses: { 200: analyticsSettings, ...refusals },
  }),
  /** 400 `SERVICE_FAILED` when the service does not answer. */
  dashboards: endpoint({
    method: 'GET',
    path: '/api/analytics/dashboards',
    summary: 'The dashboards of the analytics service, as this server fetched them for the person',
    access,
    acting: 'refused',
    query: z.object(company),
    responses: { 200: z.array(analyticsDashboard), ...refusals },
  }),
  /** A sign-in there would outlast the hour of somebody who acts as another person. */
  token: endpoint({
    method: 'GET',
    path: '/api/analytics/token',
    summary: 'A token for one sign-in at the analytics service within 60 s, and the address that presents it',
    access,
    acting: 'refused',
    query: z.object({ ...company, return_to: returnTo.optional() }),
    responses: { 200: z.object({ token: z.string(), address: z.string() }), ...refusals },
  }),
  sso: endpoint({
    method: 'GET',
    path: '/api/analytics/sso',
    summary: 'Redirects to a page of the analytics service, signed in there',
    access,
    acting: 'refused',
    query: z.object({ ...company, return_to: returnTo }),
    responses: { 302: noContent, ...refusals },
  }),
  logout: endpoint({
    method: 'GET',
    path: '/api/analytics/logout',
    summary:
      'Redirects to where the analytics service ends its session; loaded in a hidden frame with our own sign-out',
    access: { kind: 'public' },
    responses: { 204: noContent, 302: noContent },
  }),
};
