import type { OtherSchedule } from '@commissary/contract';
import type { PublishKind } from '@commissary/domain';
import { useQuery } from '@tanstack/react-query';
import { runningOf } from '../../cache/index.ts';
import { type OnlyThisBody, otherSchedulesOf, schedulesAt } from '../index.ts';

/**
 * The schedules that have another value than edits that go live alone; asked for where something is scheduled at one of
 * their locations. `name` identifies the edits: members that they add may have another id each time.
 */
export const useOtherSchedules = (
  companyId: string,
  kind: PublishKind,
  name: string,
  body: OnlyThisBody,
): readonly OtherSchedule[] => {
  const { data: running = [] } = useQuery(runningOf(companyId, kind));
  const scheduled = schedulesAt(
    running,
    body.places.map(({ tenantId }) => tenantId),
  );
  const { data: others = [] } = useQuery({
    ...otherSchedulesOf(companyId, kind, name, body),
    enabled: scheduled.length > 0,
  });
  return others;
};
