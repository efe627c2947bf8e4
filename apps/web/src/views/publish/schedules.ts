import type { LocationPreview, WorkflowRecord } from '@commissary/contract';

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
export const schedulesAt = (
  workflows: readonly WorkflowRecord[],
  locationIds: readonly string[],
): readonly Schedule[] =>
  locationIds.flatMap(locationId =>
    workflows
      .filter(
        ({ endTime, syncDate, locationToStatuses }) =>
          endTime === null && syncDate > 0 && locationToStatuses[locationId] === 'WAITING',
      )
      .map(({ wfExec, dueAt, requestedBy }) => ({ locationId, runId: wfExec.runId, dueAt, by: requestedBy })),
  );

/** What a publish in place of the schedules would bring: that one is scheduled there does not stand in its way. */
export const inPlaceOf = (
  schedules: readonly Schedule[],
  previews: readonly LocationPreview[],
): readonly LocationPreview[] =>
  previews.map(one =>
    one.disabled === 'pending' && schedules.some(({ locationId }) => locationId === one.locationId)
      ? { ...one, disabled: null }
      : one,
  );

/** The schedules as a publish names those that it takes the place of. */
export const namedIn = (schedules: readonly Schedule[]) =>
  schedules.map(({ locationId, runId }) => ({ locationId, runId }));
