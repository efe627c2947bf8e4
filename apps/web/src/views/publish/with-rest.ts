import type { WorkflowRecord } from '@commissary/contract';

/** One batch of each publish that has begun, or was asked for now, and still waits at some of its locations. */
export const withRest = (workflows: readonly WorkflowRecord[]): readonly WorkflowRecord['wfExec'][] =>
  [...Map.groupBy(workflows, ({ wfExec }) => wfExec.workflowId).values()].flatMap(batches => {
    const hasBegun = batches.some(({ syncDate, syncStarted }) => syncDate === 0 || syncStarted !== null);
    const waits = batches.find(
      ({ endTime, locationToStatuses }) =>
        endTime === null && Object.values(locationToStatuses).some(status => status === 'WAITING'),
    );
    return hasBegun && waits !== undefined ? [waits.wfExec] : [];
  });
