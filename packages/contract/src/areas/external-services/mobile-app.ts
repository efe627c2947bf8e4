import * as z from 'zod';
import { endpoint } from '../../endpoint.ts';
import { epochMs, idSchema, refusals } from '../../schemas/index.ts';

const query = z.object({ accountId: idSchema });
const of = { param: 'accountId', in: 'query', permission: 'accessConfigurationOptions' } as const;

/** The state of a build; `QUEUED` and `RUNNING` are not finished. */
export const buildStatus = z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED']);

/** The newest build of a company's app. */
export const mobileAppBuild = z.object({
  buildId: idSchema,
  status: buildStatus,
  version: z.string(),
  /** Where the build is stored. */
  urls: z.object({ android: z.string().optional(), ios: z.string().optional() }),
  requestedBy: z.string(),
  requestedAt: epochMs,
  finishedAt: epochMs.nullable(),
});

const last = {
  method: 'GET',
  summary: 'The newest build of the mobile app, and whether a build service is set up',
  access: { kind: 'company', ...of },
  query,
  responses: { 200: z.object({ configured: z.boolean(), last: mobileAppBuild.nullable() }), ...refusals },
} as const;

/** The app that guests of a company install. `accountId` is the company's id. */
export const mobileApp = {
  /** Without a build service 400 `NOT_CONFIGURED`; with an incomplete profile 400 `APP_INCOMPLETE` (CALL.mobileApp.build). */
  build: endpoint({
    method: 'POST',
    path: '/api/buildMobileApp',
    summary: 'Have the mobile app built from the company’s saved settings',
    access: { kind: 'base', ...of },
    query,
    idempotent: true,
    responses: { 200: z.object({ buildId: idSchema, status: z.literal('QUEUED') }), ...refusals },
  }),
  tma: endpoint({ path: '/api/tma', ...last }),
  tmaSlash: endpoint({ path: '/api/tma/', ...last }),
};
