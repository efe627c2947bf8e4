import { inputsTexts } from '@commissary/catalog';
import { dayNames } from '@commissary/domain';
import { array, group, number, set, timeOfDay, type WeeklySchedule } from '@commissary/schema';
import type { NestingProps } from '../widget-props.ts';

const hour = 3600;

/** The same values as rows of a table that grows: days to tick, and two times. */
const periods = array(
  { label: inputsTexts.period },
  group(
    { label: inputsTexts.period },
    {
      days: set(
        { label: inputsTexts.periodDays, initial: [1, 2, 3, 4, 5] },
        number({ label: inputsTexts.periodDays, max: 6, names: dayNames.map(name => name.slice(0, 3)) }),
      ),
      from: timeOfDay({ label: inputsTexts.periodStart, initial: 11 * hour }),
      to: timeOfDay({ label: inputsTexts.periodEnd, initial: 14 * hour }),
    },
  ),
);

/** Weekdays with times. */
export function WeeklyScheduleWidget({ Nested, ...props }: NestingProps<WeeklySchedule>) {
  return <Nested {...props} field={periods} />;
}
