import { levelsTexts, publishTexts } from '@commissary/catalog';
import type { OtherSchedule } from '@commissary/contract';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { useUser } from '../../session/index.ts';

export interface OtherSchedulesProps {
  readonly schedules: readonly OtherSchedule[];
  /** What a schedule brings back: the hours, the item. */
  readonly what: string;
}

/** The others are counted. */
const mostListed = 5;

/** Scheduled publishes that stay, and have what was before the edits. */
export function OtherSchedules({ schedules, what }: OtherSchedulesProps) {
  const { accessibleTenants } = useUser();
  if (schedules.length === 0) return null;
  const nameOf = (id: string) => accessibleTenants.find(tenant => tenant.id === id)?.name ?? id;
  return (
    <ul className="reset text-13 tone-2" aria-label={publishTexts.scheduledList}>
      {schedules.slice(0, mostListed).map(({ locationId, dueAt, timeZone, by }) => (
        <li key={locationId}>{publishTexts.bringsBack(nameOf(locationId), dayAndTimeAt(dueAt, timeZone), by, what)}</li>
      ))}
      {schedules.length > mostListed && <li>{levelsTexts.andMoreLocations(schedules.length - mostListed)}</li>}
    </ul>
  );
}
