import type { WorkflowRecord } from '@commissary/contract';
import type { PublishKind } from '@commissary/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { type LocationState, locationStates } from './location-state.ts';
import { refreshLive, runningOf, syncStatusOf } from './publishing.ts';

const everyKind: readonly PublishKind[] = ['menu', 'employment'];

export interface LocationStates {
  /** Undefined until it is loaded. */
  readonly states: ReadonlyMap<string, LocationState> | undefined;
  readonly failed: boolean;
}

/** The publish state of every location that the user has access to, kept up to date. */
export const useLocationStates = (companyId: string, kinds: readonly PublishKind[] = everyKind): LocationStates => {
  const status = useQuery(syncStatusOf(companyId));
  const menu = useQuery(runningOf(companyId, 'menu'));
  const employment = useQuery(runningOf(companyId, 'employment'));
  useRefreshAsTheyMove(companyId, menu.data, employment.data);
  const both = kinds.length > 1 || kinds[0] === 'employment';
  const states = useMemo(() => {
    if (!status.data || !menu.data || !employment.data) return undefined;
    const workflows = [...(kinds.includes('menu') ? menu.data : []), ...(both ? employment.data : [])];
    return locationStates({ kinds, statuses: status.data, workflows, now: Date.now() });
  }, [status.data, menu.data, employment.data, kinds, both]);
  return { states, failed: status.isError || menu.isError || employment.isError };
};

/** A request that was sent right after a publish began may have been answered before it went live. */
const useRefreshAsTheyMove = (
  companyId: string,
  menu: readonly WorkflowRecord[] | undefined,
  employment: readonly WorkflowRecord[] | undefined,
): void => {
  const client = useQueryClient();
  const known = useRef<string>(undefined);
  const now = useMemo(
    () => (menu && employment ? statusesIn([...menu, ...employment]) : undefined),
    [menu, employment],
  );
  useEffect(() => {
    if (now === undefined) return;
    if (known.current !== undefined && known.current !== now) void refreshLive(client, companyId);
    known.current = now;
  }, [client, companyId, now]);
};

const statusesIn = (workflows: readonly WorkflowRecord[]): string =>
  JSON.stringify(workflows.map(({ wfExec, locationToStatuses }) => [wfExec.runId, locationToStatuses]));
