import type { Workflow } from '@commissary/contract';

/** A publish that waits for its time at a location. */
export interface Schedule {
  readonly locationId: string;
  /** The batch that would bring it there. */
  readonly runId: string;
  /** Epoch milliseconds. */
  readonly dueAt: number;
  /** The name of who asked for it. */
  readonly by: string;
}

/** The schedules of some locations, among the publishes that are known. */
export const schedulesAt = (workflows: readonly Workflow[], locationIds: readonly string[]): readonly Schedule[] =>
  locationIds.flatMap(locationId =>
    workflows
      .filter(
        ({ endTime, syncDate, locationToStatuses }) =>
          endTime === null && syncDate > 0 && locationToStatuses[locationId] === 'WAITING',
      )
      .map(({ wfExec, dueAt, requestedBy }) => ({ locationId, runId: wfExec.runId, dueAt, by: requestedBy })),
  );
