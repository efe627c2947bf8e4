import { publishTexts } from '@commissary/catalog';
import { plainDateTimeToInstant, shortZone } from '@commissary/domain';
import { dayAndTimeAt, ownZone } from '../../formatting/index.ts';
import styles from '../../publishing/preview/publish.module.css';

export interface PlannedPublish {
  /** `2026-11-21`. */
  readonly day: string;
  /** `04:00`. */
  readonly time: string;
}

export interface ScheduleFieldsProps {
  readonly planned: PlannedPublish;
  readonly onPlan: (planned: PlannedPublish) => void;
  /** The time zones of the selected locations. */
  readonly zones: readonly string[];
  readonly now: number;
}

/** One instant for all locations, entered in the reader's time zone, shown in theirs. */
export function ScheduleFields({ planned, onPlan, zones, now }: ScheduleFieldsProps) {
  const zone = ownZone();
  const at = instantOf(planned);
  const others = [...new Set(zones)].filter(other => at !== null && shortZone(at, other) !== shortZone(at, zone));
  return (
    <>
      <div className={styles.fields}>
        <label className="stack gap-4 size-13 weight-600">
          {publishTexts.day}
          <input
            className={`${styles.input} weight-400 tone-1`}
            type="date"
            value={planned.day}
            onChange={event => onPlan({ ...planned, day: event.currentTarget.value })}
          />
        </label>
        <label className="stack gap-4 size-13 weight-600">
          {publishTexts.timeIn(shortZone(now, zone))}
          <input
            className={`${styles.input} weight-400 tone-1`}
            type="time"
            value={planned.time}
            onChange={event => onPlan({ ...planned, time: event.currentTarget.value })}
          />
        </label>
      </div>
      <p className="text-12 tone-2" role="status">
        {at === null && publishTexts.dayAndTimeRequired}
        {at !== null && at <= now && publishTexts.futureTimeRequired}
        {at !== null && at > now && publishTexts.starts([zone, ...others].map(one => dayAndTimeAt(at, one)).join(', '))}
      </p>
    </>
  );
}

/** The entered instant, in the reader's time zone; null while it is incomplete. */
export const instantOf = ({ day, time }: PlannedPublish): number | null => {
  try {
    return plainDateTimeToInstant(`${day}T${time}`, ownZone());
  } catch {
    return null;
  }
};
