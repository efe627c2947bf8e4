import { hoursTexts } from '@commissary/catalog';
import { type Channel, channels, plainDateAt } from '@commissary/domain';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useForm, useFormSelector } from '../../../form/state/index.ts';
import { Paper, PrintButton } from '../../../paper/index.ts';
import { useActiveTenant } from '../../../session/index.ts';
import { channelText } from '../special-day-text.ts';
import { validHoursOf } from '../week-state.ts';
import styles from './door.module.css';
import { type DoorLine, doorDates, doorWeek } from './door-hours.ts';

/** The opening hours as a sheet for the door, in letters that are read from the street: unsaved edits too. */
export function DoorSheet() {
  const { zone } = useForm();
  const { name } = useActiveTenant();
  const hours = useFormSelector('/hours', validHoursOf);
  const [today] = useState(() => plainDateAt(Date.now(), zone));
  const [channel, setChannel] = useState<Channel>('inStore');
  const dates = doorDates(hours, channel, today);
  return (
    <>
      <div className="row wrap align-end gap-12">
        <NativeSelect
          label={hoursTexts.channelChoice}
          value={channel}
          data={channels.map(value => ({ value, label: channelText[value] }))}
          onChange={({ currentTarget }) => setChannel(channels.find(one => one === currentTarget.value) ?? channel)}
        />
        <PrintButton />
      </div>
      <Paper label={hoursTexts.door}>
        <h2 className={styles.title}>{name}</h2>
        <p className={`${styles.about} tone-2`}>{hoursTexts.doorTitle(channelText[channel])}</p>
        <Lines lines={doorWeek(hours, channel)} />
        {dates.length > 0 && (
          <>
            <h3 className={styles.special}>{hoursTexts.specialDays}</h3>
            <Lines lines={dates} />
          </>
        )}
      </Paper>
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly DoorLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
