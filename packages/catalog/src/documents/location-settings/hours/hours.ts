import { dateWords, dayNames, daySeconds } from '@commissary/domain';
import {
  duration,
  type Field,
  group,
  idField,
  isRecord,
  list,
  number,
  own,
  timeOfDay,
  toggle,
  type Value,
} from '@commissary/schema';
import { limitedOnline } from '../ordering/limited-online.ts';
import { type SpecialHours, specialHours } from './hours-special.ts';

const entry = group(
  { label: 'Hours' },
  {
    id: idField(),
    dayOfWeek: number({ label: 'Day', max: 6, names: dayNames }),
    startTime: timeOfDay({ label: 'Opens', initial: 32_400 }),
    endOffset: duration({ label: 'Duration', min: 60, max: daySeconds, initial: 28_800, shownIn: 'hours' }),
  },
);
export interface DayHours extends Value<typeof entry> {}
const dayHours: Field<DayHours> = entry;

const times = { namePath: 'dayOfWeek', max: 200 } as const;

const fields = group(
  { label: 'Hours', permission: 'accessConfigurationOptions' },
  {
    inStore: list({ label: 'In-store', ...times }, dayHours),
    online: list(
      {
        label: 'Online',
        ...times,
        readOnlyWhen: { path: 'onlineSameAsStore', equals: true },
        alternativePermission: limitedOnline,
      },
      dayHours,
    ),
    delivery: list(
      { label: 'Delivery', ...times, readOnlyWhen: { path: 'deliverySameAsStore', equals: true } },
      dayHours,
    ),
    onlineDelivery: list(
      { label: 'Online delivery', ...times, readOnlyWhen: { path: 'OnlineDeliverySameAsOnlineStore', equals: true } },
      dayHours,
    ),
    onlineSameAsStore: toggle({ label: 'Same as store hours' }),
    deliverySameAsStore: toggle({ label: 'Same as store hours' }),
    OnlineDeliverySameAsOnlineStore: toggle({ label: 'Same as online hours' }),
    startOfWeek: number({ label: 'Start of week', max: 6, names: dayNames }),
    specialHours: list<SpecialHours>(
      {
        label: 'Special hours',
        namePath: 'dateString',
        displayName: specialDayName,
        newestOf: 'dateString',
        max: 1000,
      },
      specialHours,
    ),
  },
);

/** The date as shown to users; a day without a date is named by its kind. */
function specialDayName(member: unknown): string | undefined {
  const date = isRecord(member) ? own(member, 'dateString') : undefined;
  return typeof date === 'string' && date !== '' ? dateWords(date) : undefined;
}

export interface Hours extends Value<typeof fields> {}
export const hours: Field<Hours> = fields;
