import { dayOfDate, daySeconds } from '@commissary/domain';
import {
  choice,
  duration,
  type Field,
  group,
  idField,
  list,
  number,
  optional,
  text,
  timeOfDay,
  timestamp,
  type Value,
} from '@commissary/schema';
import { rule } from '../../../rule.ts';

/** Present while an entry was added for a time, after which the usual hours apply by themselves. */
const temporary = optional(
  group(
    { label: 'Temporary', systemManaged: true },
    {
      action: choice({
        label: 'Action',
        options: [
          { value: 'CLOSED', label: 'Closed' },
          { value: 'LONGER', label: 'Open longer' },
        ],
      }),
      version: number({ label: 'Saved as version', max: 2_147_483_647 }),
      endsAt: timestamp({ label: 'Ends' }),
    },
  ),
);

const entry = group(
  { label: 'Opening time' },
  {
    id: idField(),
    startTime: timeOfDay({ label: 'Opens', initial: 32_400 }),
    endOffset: duration({ label: 'Open for', min: 60, max: daySeconds, initial: 28_800, shownIn: 'hours' }),
    temporary,
  },
);
export interface SpecialTime extends Value<typeof entry> {}
const specialTime: Field<SpecialTime> = entry;

/** Absent means the usual week, empty means closed. */
const set = (label: string) => optional(list({ label, max: 50 }, specialTime));

const fields = group(
  { label: 'Special hours' },
  {
    id: idField(),
    dateString: text({ label: 'Date', max: 10, pattern: '\\d{4}-\\d{2}-\\d{2}' }),
    label: text({ label: 'Name', max: 60 }),
    inStore: set('In-store'),
    online: set('Online'),
    delivery: set('Delivery'),
    onlineDelivery: set('Online delivery'),
    temporary,
  },
  [rule('no-date', 'dateString', value => dayOfDate(value.dateString) !== undefined)],
);

export interface SpecialHours extends Value<typeof fields> {}
export const specialHours: Field<SpecialHours> = fields;
