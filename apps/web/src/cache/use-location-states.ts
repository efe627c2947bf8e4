import { publishKinds } from '@commissary/catalog';
import type { WorkflowRecord } from '@commissary/contract';
import type { PublishKind } from '@commissary/domain';
import { type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useUser } from '../session/index.ts';
import { type LocationState, locationStates } from './location-state.ts';
import { refreshLive, runningOf, unpublishedOf } from './publishing.ts';

export interface LocationStates {
  /** Undefined until it is loaded. */
  readonly states: ReadonlyMap<string, LocationState> | undefined;
  readonly failed: boolean;
}

/** The publish state of every location that the user has access to, kept up to date. */
export const useLocationStates = (companyId: string, kinds: readonly PublishKind[] = publishKinds): LocationStates => {
  const { accessibleTenants } = useUser();
  const { data, isError } = useQuery(unpublishedOf(companyId));
  const known = useMemo(
    () =>
      data && {
        locationIds: accessibleTenants.flatMap(({ id, type }) => (type === 'LOCATION' ? [id] : [])),
        unpublished: new Set(kinds.flatMap(kind => data[kind])),
      },
    [data, accessibleTenants, kinds],
  );
  const running = useQueries({ queries: publishKinds.map(kind => runningOf(companyId, kind)), combine: together });
  useRefreshAsTheyMove(companyId, running.workflows);
  const states = useMemo(() => {
    if (!known || !running.workflows) return undefined;
    const workflows = running.workflows.filter(({ blobType }) => kinds.includes(blobType));
    return locationStates({ ...known, workflows, now: Date.now() });
  }, [known, running.workflows, kinds]);
  return { states, failed: isError || running.failed };
};

/** The publishes of every kind; undefined until all are loaded. */
const together = (queries: readonly UseQueryResult<WorkflowRecord[]>[]) => ({
  workflows: queries.every(({ data }) => data !== undefined) ? queries.flatMap(({ data }) => data ?? []) : undefined,
  failed: queries.some(({ isError }) => isError),
});

/** A request that was sent right after a publish began may have been answered before it went live. */
const useRefreshAsTheyMove = (companyId: string, workflows: readonly WorkflowRecord[] | undefined): void => {
  const client = useQueryClient();
  const known = useRef<string>(undefined);
  const now = useMemo(() => workflows && statusesIn(workflows), [workflows]);
  useEffect(() => {
    if (now === undefined) return;
    if (known.current !== undefined && known.current !== now) void refreshLive(client, companyId);
    known.current = now;
  }, [client, companyId, now]);
};

const statusesIn = (workflows: readonly WorkflowRecord[]): string =>
  JSON.stringify(workflows.map(({ wfExec, locationToStatuses }) => [wfExec.runId, locationToStatuses]));
