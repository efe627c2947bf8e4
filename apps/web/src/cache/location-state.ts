import type { WorkflowRecord } from '@commissary/contract';
import { latestEnded, workflowState } from '@commissary/domain';

/** The state of a location between a save and its publish. Instants in epoch milliseconds. */
export type LocationState =
  | { readonly kind: 'live' }
  | { readonly kind: 'unpublished' }
  | { readonly kind: 'scheduled' | 'waiting'; readonly dueAt: number; readonly afterPilots?: true }
  | { readonly kind: 'running'; readonly done: boolean }
  | { readonly kind: 'failed'; readonly reason: string };

/** The publishing data of a company; the workflows of one kind or both. */
export interface PublishingFacts {
  readonly locationIds: readonly string[];
  /** The locations with saved changes of these kinds that are not live. */
  readonly unpublished: ReadonlySet<string>;
  readonly workflows: readonly WorkflowRecord[];
  readonly now: number;
}

/**
 * The state of every location: a running publish before a failure, a failure before unpublished changes, those before
 * live.
 */
export const locationStates = (facts: PublishingFacts): ReadonlyMap<string, LocationState> => {
  const open = openAt(facts.workflows);
  const ended = latestEnded(facts.workflows);
  return new Map(
    facts.locationIds.map(id => [
      id,
      openState(id, open.get(id) ?? [], facts.now) ?? settledState(id, facts.unpublished, ended.get(id)),
    ]),
  );
};

/** The publishes of each location that are not over. */
const openAt = (workflows: readonly WorkflowRecord[]): ReadonlyMap<string, readonly WorkflowRecord[]> => {
  const found = new Map<string, readonly WorkflowRecord[]>();
  for (const workflow of workflows)
    if (workflow.endTime === null)
      for (const id of Object.keys(workflow.locationToStatuses)) found.set(id, [...(found.get(id) ?? []), workflow]);
  return found;
};

const openState = (locationId: string, mine: readonly WorkflowRecord[], now: number): LocationState | null => {
  const inState = (state: string) => mine.find(workflow => workflowState(workflow, now) === state);
  const running = inState('running');
  if (running) return runningState(locationId, running, now);
  const scheduled = inState('scheduled');
  if (scheduled) return { kind: 'scheduled', ...startOf(scheduled) };
  const waiting = inState('waiting');
  return waiting ? { kind: 'waiting', ...startOf(waiting) } : null;
};

const startOf = ({ dueAt, afterPilots }: WorkflowRecord) => ({ dueAt, ...(afterPilots && { afterPilots }) });

/** A batch can be running while some of its locations are done, have failed, or have not begun. */
const runningState = (locationId: string, workflow: WorkflowRecord, now: number): LocationState => {
  const status = workflow.locationToStatuses[locationId];
  if (status === 'FAILED') return { kind: 'failed', reason: workflow.reasons[locationId] ?? '' };
  if (status === 'WAITING' && workflow.dueAt > now) return { kind: 'waiting', dueAt: workflow.dueAt };
  return { kind: 'running', done: status === 'SUCCESS' };
};

const settledState = (
  locationId: string,
  unpublished: ReadonlySet<string>,
  last: WorkflowRecord | undefined,
): LocationState => {
  if (!unpublished.has(locationId)) return { kind: 'live' };
  if (last?.locationToStatuses[locationId] === 'FAILED')
    return { kind: 'failed', reason: last.reasons[locationId] ?? '' };
  return { kind: 'unpublished' };
};
