import { countTexts, rescheduleTexts } from '@commissary/catalog';
import type { WorkflowRecord } from '@commissary/contract';
import type { PublishKind } from '@commissary/domain';
import { useCallback } from 'react';
import { responseBody } from '../../api/index.ts';
import { publishCalls } from '../../cache/index.ts';
import type { Schedule, usePublish } from '../../publishing/index.ts';

/** Moves publishes that have not begun everywhere, and stops them. Each is false where it failed. */
export const useReschedule = (kind: PublishKind, ask: ReturnType<typeof usePublish>['ask']) => {
  /** Moves schedules to an instant; of a publish that also waits elsewhere, they become one of their own. */
  const reschedule = useCallback(
    (schedules: readonly Schedule[], at: number): Promise<boolean> =>
      ask(
        async ({ idempotencyKey }) => {
          for (const [workflowId, some] of Map.groupBy(schedules, one => one.workflowId)) {
            const wfExec = { workflowId, runId: some[0]?.runId ?? '' };
            const body = { rescheduleTime: at, wfExec, locationIds: some.map(({ locationId }) => locationId) };
            await publishCalls(kind).reschedule({ body }, { idempotencyKey: `${idempotencyKey}-${workflowId}` });
          }
        },
        () => [rescheduleTexts.rescheduledFor(countTexts.locations(schedules.length))],
        rescheduleTexts.rescheduleFailed,
      ),
    [ask, kind],
  );
  /** Ends what has not begun of publishes. */
  const stop = useCallback(
    (executions: readonly WorkflowRecord['wfExec'][]): Promise<boolean> =>
      ask(
        async () => {
          const ended = await Promise.all(
            executions.map(async body => responseBody(await publishCalls(kind).stop({ body })).terminated),
          );
          return ended.reduce((sum, one) => sum + one, 0);
        },
        count => [rescheduleTexts.stoppedAt(countTexts.locations(count))],
        rescheduleTexts.stopFailed,
      ),
    [ask, kind],
  );
  return { reschedule, stop };
};
