import type { WorkflowRecord } from '@commissary/contract';
import { accessibleTenants, type PublishKind } from '@commissary/domain';
import {
  type LocationStatus,
  type RunLocation,
  type RunRow,
  readRuns,
  recentRuns,
} from '../../store/publishing/index.ts';
import { findTenantNames } from '../../store/tenants/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { notFound } from '../errors/index.ts';

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
    dueAt: run.dueAt.getTime(),
    syncStarted: run.startedAt?.getTime() ?? null,
    syncCompleted: run.completedAt?.getTime() ?? null,
    endTime: run.completedAt?.getTime() ?? null,
  };
};
