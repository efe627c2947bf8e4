import { hoursTexts } from '@commissary/catalog';
import {
  type Channel,
  channels,
  dayNames,
  dayOfDate,
  endOffsetOf,
  holidaysFrom,
  type OpenTime,
} from '@commissary/domain';
import { NativeSelect, TextInput } from '@mantine/core';
import { DateInput, Segmented } from '../../../ui/index.ts';
import { channelText } from '../special-day-text.ts';
import styles from './several.module.css';

type Choice = 'usual' | 'closed' | 'own';

/** The input for one channel: its choice, and two times of day (09:30). */
export interface TypedSet {
  readonly choice: Choice;
  readonly opens: string;
  readonly closes: string;
}

/** The input for a day: for all channels alike, or each by itself. */
export interface TypedDay {
  readonly dateString: string;
  readonly label: string;
  readonly alike: boolean;
  readonly all: TypedSet;
  readonly each: Readonly<Record<Channel, TypedSet>>;
}

const closed: TypedSet = { choice: 'closed', opens: '11:00', closes: '16:00' };

/** The next holiday, closed everywhere. */
export const dayFrom = (today: string): TypedDay => ({
  dateString: holidaysFrom(today)[0]?.dateString ?? today,
  label: holidaysFrom(today)[0]?.name ?? '',
  alike: true,
  all: closed,
  each: { inStore: closed, online: closed, delivery: closed, onlineDelivery: closed },
});

/** The resulting set; `undefined` is the usual one, null is an incomplete time. */
export const setOf = ({ choice, opens, closes }: TypedSet): readonly OpenTime[] | undefined | null => {
  if (choice === 'usual') return undefined;
  if (choice === 'closed') return [];
  const [startTime, endTime] = [secondsOf(opens), secondsOf(closes)];
  return startTime === null || endTime === null ? null : [{ startTime, endOffset: endOffsetOf(startTime, endTime) }];
};

const secondsOf = (clock: string): number | null => {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(clock)?.map(Number) ?? [];
  return hours === undefined || minutes === undefined ? null : hours * 3600 + minutes * 60;
};

export interface DayFieldsProps {
  readonly day: TypedDay;
  readonly today: string;
  readonly onChange: (day: TypedDay) => void;
}

/** The date, and what is open on it. */
export function DayFields({ day, today, onChange }: DayFieldsProps) {
  const holidays = holidaysFrom(today);
  const chosen = holidays.find(({ dateString, name }) => dateString === day.dateString && name === day.label);
  const pick = (name: string) => {
    const holiday = holidays.find(one => one.name === name);
    onChange(holiday === undefined ? { ...day, label: '' } : { ...day, label: name, dateString: holiday.dateString });
  };
  const weekday = dayNames[dayOfDate(day.dateString) ?? -1];
  return (
    <div className="stack align-start gap-12">
      <div className="row wrap align-end gap-8 gap-x-16">
        <NativeSelect
          label={hoursTexts.holiday}
          value={chosen?.name ?? ''}
          data={[...holidays.map(({ name }) => name), { value: '', label: hoursTexts.otherDay }]}
          onChange={({ currentTarget }) => pick(currentTarget.value)}
        />
        <DateInput
          label={weekday === undefined ? hoursTexts.date : hoursTexts.dateWithWeekday(weekday)}
          value={day.dateString}
          min={today}
          onChange={dateString => onChange({ ...day, dateString })}
        />
        {chosen === undefined && (
          <TextInput
            label={hoursTexts.name}
            maxLength={60}
            value={day.label}
            onChange={({ currentTarget }) => onChange({ ...day, label: currentTarget.value })}
          />
        )}
      </div>
      <Segmented
        label={hoursTexts.channelChoice}
        value={day.alike ? 'alike' : 'each'}
        options={[
          { value: 'alike', label: hoursTexts.sameForAllChannels },
          { value: 'each', label: hoursTexts.setEachChannel },
        ]}
        onChange={which => onChange({ ...day, alike: which === 'alike' })}
      />
      {day.alike ? (
        <SetFields name={hoursTexts.allChannelsLabel} set={day.all} onChange={all => onChange({ ...day, all })} />
      ) : (
        channels.map(channel => (
          <SetFields
            key={channel}
            name={channelText[channel].charAt(0).toUpperCase() + channelText[channel].slice(1)}
            set={day.each[channel]}
            onChange={set => onChange({ ...day, each: { ...day.each, [channel]: set } })}
          />
        ))
      )}
    </div>
  );
}

const choices = [
  { value: 'usual', label: hoursTexts.regularOption },
  { value: 'closed', label: hoursTexts.closed },
  { value: 'own', label: hoursTexts.open },
] as const;

interface SetFieldsProps {
  readonly name: string;
  readonly set: TypedSet;
  readonly onChange: (set: TypedSet) => void;
}

function SetFields({ name, set, onChange }: SetFieldsProps) {
  const clock = (label: string, key: 'opens' | 'closes') => (
    <TextInput
      type="time"
      label={label}
      aria-label={key === 'opens' ? hoursTexts.opensOf(name) : hoursTexts.closesOf(name)}
      value={set[key]}
      onChange={({ currentTarget }) => onChange({ ...set, [key]: currentTarget.value })}
    />
  );
  return (
    <div className="row wrap align-end gap-8 gap-x-16">
      <span className={styles.name}>{name}</span>
      <Segmented
        label={hoursTexts.onThisDay(name)}
        value={set.choice}
        options={choices}
        onChange={choice => onChange({ ...set, choice })}
      />
      {set.choice === 'own' && (
        <div className="row wrap align-end gap-8 gap-x-16">
          {clock(hoursTexts.opens, 'opens')}
          {clock(hoursTexts.closes, 'closes')}
        </div>
      )}
    </div>
  );
}
