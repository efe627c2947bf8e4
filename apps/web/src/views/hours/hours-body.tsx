import { channels } from '@commissary/domain';
import { useEffect, useState } from 'react';
import { FieldRow } from '../../form/field-row.tsx';
import { useForm } from '../../form/form-context.ts';
import '../../form/levels.css';
import { useSelected } from '../../form/use-member.ts';
import { Section } from '../../ui/section.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { axisOf } from './bar-moves.ts';
import { CalendarView } from './calendar/calendar-view.tsx';
import { ChannelSection } from './channel-section.tsx';
import { FindingsList, useFindings } from './findings-list.tsx';
import styles from './hours.module.css';
import { NowStrip } from './now/now-strip.tsx';
import { SpecialDays } from './special-days.tsx';
import { hoursOf, isSound } from './week-state.ts';

type Tab = 'set' | 'calendar' | 'findings';

/** The hours as they are set, as they come out on the calendar, and what in them does not add up. */
export function HoursBody() {
  const { level, target } = useForm();
  const findings = useFindings();
  const [tab, setTab] = useState<Tab>('set');
  // A field that is asked for stands where hours are set.
  useEffect(() => {
    if (target) setTab('set');
  }, [target]);
  const tabs: readonly { readonly value: Tab; readonly label: string }[] = [
    { value: 'set', label: 'Set hours' },
    { value: 'calendar', label: 'Calendar' },
    { value: 'findings', label: findings.length === 0 ? 'Issues' : `To look at (${findings.length})` },
  ];
  return (
    <div className={styles.body} data-level={level}>
      <NowStrip />
      <div className={styles.tabs}>
        <Segmented label="What to show" value={tab} options={tabs} onChange={setTab} />
        {tab === 'set' && <Legend />}
      </div>
      {tab === 'set' && <SetHours />}
      {tab === 'calendar' && <CalendarView />}
      {tab === 'findings' && <FindingsList findings={findings} />}
    </div>
  );
}

/** Four weeks of bars on one axis, the special days, and the day on which a week begins. */
function SetHours() {
  const axis = useSelected('/hours', session => {
    const hours = hoursOf(session);
    return axisOf(channels.flatMap(channel => hours[channel].filter(isSound)));
  });
  return (
    <>
      <div className={styles.channels}>
        {channels.map(channel => (
          <ChannelSection key={channel} channel={channel} axis={axis} />
        ))}
      </div>
      <SpecialDays />
      <Section title="Week" flush>
        <div className={styles.rows}>
          <FieldRow path="/hours/startOfWeek" />
        </div>
      </Section>
    </>
  );
}

function Legend() {
  const { level, names } = useForm();
  return (
    <ul className={styles.legend} aria-label="Legend">
      {level !== 'company' && (
        <>
          <li data-is="own">Set for {names[level]}</li>
          <li data-is="above">Inherited</li>
          <li data-is="shadow">Inherited hours (overridden)</li>
        </>
      )}
      <li data-is="follows">Same as another channel</li>
    </ul>
  );
}
