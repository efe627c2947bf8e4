import type { HeldRecord, PublishPage, WorkflowRecord } from '@commissary/contract';
import { accessibleTenants, type PublishKind, tenantReach } from '@commissary/domain';
import {
  heldLocations,
  type LocationStatus,
  type RunLocation,
  type RunRow,
  readRuns,
  recentRuns,
  type WorkflowLocation,
  workflowPage,
} from '../../store/publishing/index.ts';
import { findTenantNames } from '../../store/tenants/index.ts';
import type { RequestContext, UseCaseContext } from '../context/index.ts';
import { apiError, notFound } from '../errors/index.ts';

/** How long the board shows a publish that is over. */
const JUST_OVER_MS = 60 * 60_000;

/** Publishes under way, scheduled or just over, limited to the locations that this person can access. */
export const runningWorkflows = async (
  caller: UseCaseContext,
  companyId: string,
  blobType: PublishKind,
): Promise<WorkflowRecord[]> => {
  const since = new Date(caller.now().getTime() - JUST_OVER_MS);
  return present(caller, await recentRuns(caller.db, companyId, blobType, since));
};

/** One batch. Throws 404 when the person can access none of its locations. */
export const workflowStatus = async (
  caller: UseCaseContext,
  blobType: PublishKind,
  execution: { readonly workflowId: string; readonly runId: string },
): Promise<WorkflowRecord> => {
  const found = await readRuns(caller.db, [execution.runId]);
  const [run] = found.runs;
  if (run === undefined || run.workflowId !== execution.workflowId || run.blobType !== blobType) throw notFound();
  const [workflow] = await present(caller, found);
  if (workflow === undefined) throw notFound();
  return workflow;
};

const present = async (
  caller: UseCaseContext,
  { runs, locations }: { readonly runs: readonly RunRow[]; readonly locations: readonly RunLocation[] },
): Promise<WorkflowRecord[]> => {
  const tenants = await findTenantNames(caller.db, [...new Set(locations.map(({ locationId }) => locationId))]);
  const reached = new Set(accessibleTenants(caller.person, tenants).map(tenant => tenant.id));
  const byRun = Map.groupBy(
    locations.filter(location => reached.has(location.locationId)),
    location => location.runId,
  );
  return runs.flatMap(run => {
    const ofRun = byRun.get(run.id);
    return ofRun === undefined ? [] : workflowOf(run, ofRun);
  });
};

const workflowOf = (run: RunRow, locations: readonly RunLocation[]): WorkflowRecord => {
  const statuses: Record<string, LocationStatus> = {};
  const reasons: Record<string, string> = {};
  for (const { locationId, status, reason } of locations) {
    statuses[locationId] = status;
    if (reason !== null) reasons[locationId] = reason;
  }
  return {
    wfExec: { workflowId: run.workflowId, runId: run.id },
    blobType: run.blobType,
    action: run.action,
    batch: run.batch,
    batches: run.batches,
    requestedBy: run.requestedName,
    requestedAt: run.requestedAt.getTime(),
    locationToStatuses: statuses,
    reasons,
    syncDate: run.syncDate?.getTime() ?? 0,
    ...(run.notWhileOpen && { notWhileOpen: true as const }),
    ...(run.afterPilots && { afterPilots: true as const }),
    dueAt: run.dueAt.getTime(),
    syncStarted: run.startedAt?.getTime() ?? null,
    syncCompleted: run.completedAt?.getTime() ?? null,
    endTime: run.completedAt?.getTime() ?? null,
  };
};

export interface WorkflowPageQuery {
  readonly workflowId: string;
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}

/** A publish with a page of its locations that this person can access. Throws 404 when it has none. */
export const readWorkflowPage = async (
  { db, company, person }: RequestContext,
  { workflowId, after, limit = 50 }: WorkflowPageQuery,
): Promise<Omit<PublishPage, 'canary'>> => {
  const found = await workflowPage(db, {
    companyId: company.id,
    workflowId,
    reach: tenantReach(person, company.id),
    after: after === undefined ? null : decodeCursor(after),
    limit: limit + 1,
  });
  if (found === undefined) throw notFound();
  const { requestedAt, syncDate, counts, locations, ...workflow } = found;
  const page = locations.slice(0, limit);
  const last = page.at(-1);
  return {
    ...workflow,
    workflowId,
    requestedAt: requestedAt.getTime(),
    syncDate: syncDate?.getTime() ?? 0,
    counts,
    locations: page.map(({ batch: _, ...location }) => location),
    next: locations.length > limit && last !== undefined ? `${last.batch}.${last.locationId}` : null,
  };
};

const decodeCursor = (text: string): Pick<WorkflowLocation, 'batch' | 'locationId'> => {
  const [, batch, locationId] = /^(\d{1,9})\.(.+)$/.exec(text) ?? [];
  if (batch === undefined || locationId === undefined) throw apiError(400, 'invalid', 'after');
  return { batch: Number(batch), locationId };
};

/** Where the next publish would bring back what was rolled back, at the locations that this person can access. */
export const readHeld = async (
  { db, company, person }: RequestContext,
  blobType: PublishKind,
): Promise<HeldRecord[]> => {
  const held = await heldLocations(db, company.id, blobType, tenantReach(person, company.id));
  return held.map(({ at, ...one }) => ({ ...one, at: at.getTime() }));
};
