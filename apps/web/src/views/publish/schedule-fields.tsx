import { localStartTexts, publishBoardTexts } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { formatLocalDateTime, shortZone } from '@commissary/domain';
import { Checkbox } from '@mantine/core';
import { dayAndTimeAt, ownZone } from '../../formatting/index.ts';
import styles from '../../publishing/preview/publish.module.css';
import { Segmented } from '../../ui/index.ts';
import { StartStrip } from './board/start-strip.tsx';
import { isInOneZone, type PlannedPublish, plannedStarts } from './planned-publish.ts';

export interface ScheduleFieldsProps {
  readonly planned: PlannedPublish;
  readonly onPlan: (planned: PlannedPublish) => void;
  /** The selected locations. */
  readonly locations: readonly AccessibleTenant[];
  readonly now: number;
  /** Whether the reader chooses whose clocks show the time. */
  readonly hasClocks: boolean;
}

/** A day and a time: on the clocks of each location, or one instant in the reader's time zone, shown in theirs. */
export function ScheduleFields({ planned, onPlan, locations, now, hasClocks }: ScheduleFieldsProps) {
  const zone = ownZone();
  const isLocal = planned.clock === 'location';
  return (
    <>
      {hasClocks && !isInOneZone(locations, zone) && (
        <Segmented
          label={localStartTexts.clock}
          value={planned.clock}
          options={[
            { value: 'location', label: localStartTexts.eachLocation },
            { value: 'own', label: localStartTexts.myTime(shortZone(now, zone)) },
          ]}
          onChange={clock => onPlan({ ...planned, clock })}
        />
      )}
      <div className={styles.fields}>
        <label className="stack gap-4 size-13 weight-600">
          {publishBoardTexts.day}
          <input
            className={`${styles.input} weight-400 tone-1`}
            type="date"
            value={planned.day}
            onChange={event => onPlan({ ...planned, day: event.currentTarget.value })}
          />
        </label>
        <label className="stack gap-4 size-13 weight-600">
          {isLocal ? localStartTexts.time : publishBoardTexts.timeIn(shortZone(now, zone))}
          <input
            className={`${styles.input} weight-400 tone-1`}
            type="time"
            value={planned.time}
            onChange={event => onPlan({ ...planned, time: event.currentTarget.value })}
          />
        </label>
      </div>
      <PlannedStart planned={planned} onPlan={onPlan} locations={locations} now={now} />
    </>
  );
}

/** Of the locations where the time is past; the others are counted. */
const mostNamed = 5;

/** When it starts; where the time is past already, the locations by name, and whether to publish there at once. */
function PlannedStart({ planned, onPlan, locations, now }: Omit<ScheduleFieldsProps, 'hasClocks'>) {
  const zone = ownZone();
  const found = plannedStarts(planned, locations, zone, now);
  const pastNames = found?.past.map(({ name }) => name) ?? [];
  return (
    <>
      <p className="text-12 tone-2" role="status">
        {found === null && publishBoardTexts.dayAndTimeRequired}
        {found?.isAllPast && publishBoardTexts.futureTimeRequired}
        {found !== null && !found.isAllPast && startText(planned, found, locations, zone)}
      </p>
      {found !== null && planned.clock === 'location' && !isInOneZone(locations, zone) && (
        <StartStrip starts={found.starts} />
      )}
      {found !== null && !found.isAllPast && pastNames.length > 0 && (
        <div className="stack gap-8">
          <p className="text-13 tone-error" role="alert">
            {localStartTexts.past(
              pastNames.slice(0, mostNamed),
              pastNames.length - Math.min(mostNamed, pastNames.length),
            )}
          </p>
          <Checkbox
            label={localStartTexts.publishThereNow}
            checked={planned.isPastAtOnce}
            onChange={event => onPlan({ ...planned, isPastAtOnce: event.currentTarget.checked })}
          />
        </div>
      )}
    </>
  );
}

const startText = (
  planned: PlannedPublish,
  { first, last }: { readonly first: number; readonly last: number },
  locations: readonly AccessibleTenant[],
  zone: string,
): string => {
  const own = (at: number) => dayAndTimeAt(at, zone);
  if (planned.clock === 'location' && !isInOneZone(locations, zone)) {
    const when = formatLocalDateTime(`${planned.day}T${planned.time}`, Date.now());
    const more =
      first === last ? localStartTexts.inYourTime(own(first)) : localStartTexts.firstAndLast(own(first), own(last));
    return localStartTexts.at(when) + more;
  }
  const others = [...new Set(locations.flatMap(({ timeZone }) => timeZone ?? []))];
  const shown = [zone, ...others.filter(other => shortZone(first, other) !== shortZone(first, zone))];
  return publishBoardTexts.starts(shown.map(one => dayAndTimeAt(first, one)).join(', '));
};
