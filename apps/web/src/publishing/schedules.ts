import type { LocationPreview, WorkflowRecord } from '@commissary/contract';

/** A scheduled publish of a location. */
export interface Schedule {
  readonly locationId: string;
  readonly workflowId: string;
  /** The batch that contains it. */
  readonly runId: string;
  /** Epoch milliseconds. */
  readonly dueAt: number;
  /** The name of its author. */
  readonly by: string;
  /** Whether it waits until the location closes, also when it is moved. */
  readonly notWhileOpen?: true;
}

/** The schedules of some locations, among the loaded publishes. */
export const schedulesAt = (
  workflows: readonly WorkflowRecord[],
  locationIds: readonly string[],
): readonly Schedule[] => {
  const schedules = new Map<string, Schedule[]>(locationIds.map(locationId => [locationId, []]));
  for (const { wfExec, dueAt, syncDate, endTime, requestedBy, notWhileOpen, locationToStatuses } of workflows) {
    if (endTime !== null || syncDate === 0) continue;
    for (const [locationId, status] of Object.entries(locationToStatuses))
      if (status === 'WAITING')
        schedules
          .get(locationId)
          ?.push({ ...{ locationId, ...wfExec, dueAt, by: requestedBy }, ...(notWhileOpen && { notWhileOpen }) });
  }
  return [...schedules.values()].flat();
};

/** The preview of a publish that replaces the schedules: they do not block it. */
export const inPlaceOf = <P extends LocationPreview>(
  schedules: readonly Schedule[],
  previews: readonly P[],
): readonly P[] => {
  const scheduled = new Set(schedules.map(({ locationId }) => locationId));
  return previews.map(one =>
    one.disabled === 'pending' && scheduled.has(one.locationId) ? { ...one, disabled: null } : one,
  );
};

/** Those that can be published; where none can, what would be published at all of them. */
export const publishableOf = <P extends LocationPreview>(previews: readonly P[]): readonly P[] => {
  const found = previews.filter(({ disabled }) => disabled === null);
  return found.length === 0 ? previews : found;
};

/** The schedules as a publish call names those that it replaces. */
export const namedIn = (schedules: readonly Schedule[]) =>
  schedules.map(({ locationId, runId }) => ({ locationId, runId }));
