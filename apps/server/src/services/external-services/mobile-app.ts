import type { LocationSettings } from '@commissary/catalog';
import * as z from 'zod';
import { type BuildRow, findBuild, insertBuild, newestBuild, noteBuild } from '../../store/tenants/index.ts';
import { recordAudit } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import type { RequestContext } from '../context/index.ts';
import { loadHeads, readLayers } from '../documents/index.ts';
import { ApiError, apiError } from '../errors/index.ts';
import { anyResponse, callService } from './external-service.ts';

type Profile = LocationSettings['mobileApp'];

interface Queued {
  readonly buildId: string;
  readonly status: 'QUEUED';
}

/** Stores a build and sends it to the build service, once for an idempotency key. */
export const buildMobileApp = async (context: RequestContext): Promise<Queued> => {
  if (context.config.appBuilderUrl === null) throw apiError(400, 'NOT_CONFIGURED');
  const { id: companyId, name: subject } = context.company;
  const profile = await profileOf(context);
  const lacking = (['name', 'packageName', 'version'] as const).filter(key => profile[key] === '');
  if (lacking.length > 0)
    throw new ApiError(
      400,
      lacking.map(key => ({ code: 'APP_INCOMPLETE', path: `/mobileApp/${key}` })),
    );
  const { version } = profile;
  const queued = await runOnce(context, `mobileApp.build ${companyId}`, async (db): Promise<Queued> => {
    const id = context.newId();
    await insertBuild(db, {
      ...{ id, company_id: companyId, version, status: 'QUEUED', urls: '{}' },
      requested_name: context.person.name,
      requested_at: context.now(),
    });
    await recordAudit(context, db, {
      action: 'mobile-app.build',
      companyId,
      target: id,
      subject,
      details: { version },
    });
    return { buildId: id, status: 'QUEUED' };
  });
  await handOver(context, queued.buildId, profile);
  return queued;
};

const handOver = async (context: RequestContext, id: string, profile: Profile): Promise<void> => {
  const { db, config } = context;
  const build = await findBuild(db, id);
  if (build?.status !== 'QUEUED' || build.handed_over_at !== null) return;
  const { name, packageName, version } = profile;
  const body = { buildId: id, accountId: build.company_id, name, packageName, version };
  try {
    await callService(context, config.appBuilderUrl, { path: 'builds', method: 'POST', body, answer: anyResponse });
  } catch (error) {
    await noteBuild(db, id, { status: 'FAILED', finished_at: context.now() });
    throw error;
  }
  await noteBuild(db, id, { handed_over_at: context.now() });
};

/** The response of the build service about a build under way. */
const buildResponse = z.object({
  status: z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED']),
  urls: z.object({ android: z.url().optional(), ios: z.url().optional() }).optional(),
});

/**
 * The newest build with its current state from the build service, or the last known state when the service does not
 * respond.
 */
export const lastBuild = async (context: RequestContext) => {
  const { db, config, company } = context;
  const newest = await newestBuild(db, company.id);
  return {
    configured: config.appBuilderUrl !== null,
    last: newest === undefined ? null : presented(await followed(context, newest)),
  };
};

const followed = async (context: RequestContext, build: BuildRow): Promise<BuildRow> => {
  const { config, db, now } = context;
  if (config.appBuilderUrl === null || build.finished_at !== null || build.handed_over_at === null) return build;
  const path = `builds/${encodeURIComponent(build.id)}`;
  const response = await callService(context, config.appBuilderUrl, { path, answer: buildResponse }).catch(noAnswer);
  if (response === null) return build;
  const { status, urls = {} } = response;
  const ended = status === 'DONE' || status === 'FAILED' ? { finished_at: now() } : {};
  return (await noteBuild(db, build.id, { status, urls: JSON.stringify(urls), ...ended })) ?? build;
};

const noAnswer = (error: unknown): null => {
  if (error instanceof ApiError) return null;
  throw error;
};

const profileOf = async (context: RequestContext): Promise<Profile> => {
  const heads = await loadHeads(context, { kind: 'settings', companyId: context.company.id, tenant: null });
  const { base } = await readLayers(context, heads);
  return (base as LocationSettings).mobileApp;
};

const presented = ({ id, status, version, urls, requested_name, requested_at, finished_at }: BuildRow) => ({
  ...{ buildId: id, status, version, urls, requestedBy: requested_name },
  requestedAt: requested_at.getTime(),
  finishedAt: finished_at?.getTime() ?? null,
});
