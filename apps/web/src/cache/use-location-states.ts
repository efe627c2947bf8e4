import { publishKinds } from '@commissary/catalog';
import type { WorkflowRecord } from '@commissary/contract';
import type { PublishKind } from '@commissary/domain';
import { memoByIdentity } from '@commissary/schema';
import { type QueryClient, type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
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
  useRefreshAsTheyEnd(companyId, running.workflows);
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

/**
 * Reads what is live again when a location of a publish ended: what was sent right after it began may have been answered
 * before it went live. Once for a page, however many of its parts show the states.
 */
const useRefreshAsTheyEnd = (companyId: string, workflows: readonly WorkflowRecord[] | undefined): void => {
  const client = useQueryClient();
  const ended = useMemo(() => workflows && endedIn(workflows), [workflows]);
  useEffect(() => {
    if (ended === undefined) return;
    const known = knownOf(client);
    const before = known.get(companyId);
    known.set(companyId, ended);
    if (before !== undefined && before !== ended) void refreshLive(client, companyId);
  }, [client, companyId, ended]);
};

/** What had ended in each company when its states were read last. */
const knownOf = memoByIdentity((_client: QueryClient) => new Map<string, string>());

/** A location ends once: where as many have, they are the same. */
const endedIn = (workflows: readonly WorkflowRecord[]): string =>
  JSON.stringify(
    workflows.map(({ wfExec, endTime, locationToStatuses }) => [
      wfExec.runId,
      endTime,
      Object.values(locationToStatuses).filter(status => status !== 'WAITING' && status !== 'RUNNING').length,
    ]),
  );
