import { hoursTexts } from '@commissary/catalog';
import { channels } from '@commissary/domain';
import { useEffect, useState } from 'react';
import { FieldRow } from '../../form/fields/index.ts';
import { useForm, useFormSelector } from '../../form/state/index.ts';
import '../../levels/levels.css';
import { SectionCard, Segmented } from '../../ui/index.ts';
import { axisOf } from '../time-bar/index.ts';
import { CalendarView } from './calendar/calendar-view.tsx';
import { ChannelSection } from './channel-section.tsx';
import { DoorSheet } from './door/door-sheet.tsx';
import styles from './hours.module.css';
import { HoursWarnings, useHoursWarnings } from './hours-warnings.tsx';
import { NowStrip } from './now/now-strip.tsx';
import { SpecialDays } from './special-days.tsx';
import { hoursValueOf, isValidEntry } from './week-state.ts';

type Tab = 'set' | 'calendar' | 'door' | 'findings';

/** The hours as they are set, the resulting calendar, the sheet for the door, and the warnings. */
export function HoursBody() {
  const { level, target } = useForm();
  const findings = useHoursWarnings();
  const [tab, setTab] = useState<Tab>('set');
  // A requested field is on the tab where hours are set.
  useEffect(() => {
    if (target) setTab('set');
  }, [target]);
  const tabs: readonly { readonly value: Tab; readonly label: string }[] = [
    { value: 'set', label: hoursTexts.setHours },
    { value: 'calendar', label: hoursTexts.calendar },
    { value: 'door', label: hoursTexts.door },
    { value: 'findings', label: findings.length === 0 ? hoursTexts.issues : hoursTexts.issuesCount(findings.length) },
  ];
  return (
    <div className="stack gap-16" data-level={level}>
      <NowStrip />
      <div className={`${styles.tabs} row wrap align-center justify-between`}>
        <Segmented label={hoursTexts.viewLabel} value={tab} options={tabs} onChange={setTab} />
        {tab === 'set' && <Legend />}
      </div>
      {tab === 'set' && <SetHours />}
      {tab === 'calendar' && <CalendarView />}
      {tab === 'door' && <DoorSheet />}
      {tab === 'findings' && <HoursWarnings findings={findings} />}
    </div>
  );
}

/** Four weeks of bars on one axis, the special days, and the day on which a week begins. */
function SetHours() {
  const axis = useFormSelector('/hours', session => {
    const hours = hoursValueOf(session);
    return axisOf(channels.flatMap(channel => hours[channel].filter(isValidEntry)));
  });
  return (
    <>
      <div className={styles.channels}>
        {channels.map(channel => (
          <ChannelSection key={channel} channel={channel} axis={axis} />
        ))}
      </div>
      <SpecialDays />
      <SectionCard title={hoursTexts.week} flush>
        <div className={styles.rows}>
          <FieldRow path="/hours/startOfWeek" />
        </div>
      </SectionCard>
    </>
  );
}

function Legend() {
  const { level, names } = useForm();
  return (
    <ul className={`${styles.legend} row wrap justify-end text-13 tone-2`} aria-label={hoursTexts.legend}>
      {level !== 'company' && (
        <>
          <li data-is="own">{hoursTexts.overriddenAt(names[level])}</li>
          <li data-is="above">{hoursTexts.inherited}</li>
          <li data-is="shadow">{hoursTexts.inheritedHoursOverridden}</li>
        </>
      )}
      <li data-is="follows">{hoursTexts.sameAsAnotherChannel}</li>
    </ul>
  );
}
