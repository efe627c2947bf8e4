/** Instants in epoch milliseconds. A sync date of 0 means immediately. */
export interface Workflow {
  readonly syncDate: number;
  readonly syncStarted: number | null;
  readonly syncCompleted: number | null;
}

export type WorkflowState = 'completed' | 'running' | 'scheduled' | 'waiting';

/** Several of these may hold for a workflow; the first one in this order is its state. */
export const workflowState = (workflow: Workflow, now: number): WorkflowState => {
  if (workflow.syncCompleted !== null) return 'completed';
  if (workflow.syncStarted !== null || workflow.syncDate === 0) return 'running';
  return workflow.syncDate > now ? 'scheduled' : 'waiting';
};

export interface Batch {
  readonly index: number;
  readonly locationIds: readonly string[];
  /** The delay between the start of the publish and this batch. */
  readonly offsetMs: number;
}

export const batches = (locationIds: readonly string[], size: number, spacingMs: number): Batch[] =>
  Array.from({ length: Math.ceil(locationIds.length / size) }, (_, index) => ({
    index,
    locationIds: locationIds.slice(index * size, (index + 1) * size),
    offsetMs: index * spacingMs,
  }));

/** A batch of a publish that starts at several instants. */
export interface TimedBatch extends Omit<Batch, 'index'> {
  /** When the locations that start together do, in epoch milliseconds; zero: at once. */
  readonly syncDate: number;
}

/** Returns the batches of locations, each with its start: those that start together, the earliest first, are split. */
export const timedBatches = (
  starts: ReadonlyMap<string, number>,
  { size, spacingMs }: { readonly size: number; readonly spacingMs: number },
): readonly TimedBatch[] =>
  [...Map.groupBy(starts, ([, at]) => at)]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([syncDate, some]) => {
      const ids = some.map(([id]) => id);
      return batches(ids, size, spacingMs).map(({ locationIds, offsetMs }) => ({ locationIds, offsetMs, syncDate }));
    });

export interface EndedWorkflow {
  readonly locationToStatuses: Readonly<Record<string, string>>;
  /** When it reached its final state; null while it is running. */
  readonly endTime: number | null;
}

/** Returns the last finished workflow of each location. */
export const latestEnded = <W extends EndedWorkflow>(workflows: readonly W[]): ReadonlyMap<string, W> => {
  const latest = new Map<string, W>();
  for (const workflow of workflows) {
    if (workflow.endTime === null) continue;
    for (const locationId of Object.keys(workflow.locationToStatuses)) {
      const kept = latest.get(locationId)?.endTime ?? Number.NEGATIVE_INFINITY;
      if (workflow.endTime > kept) latest.set(locationId, workflow);
    }
  }
  return latest;
};
