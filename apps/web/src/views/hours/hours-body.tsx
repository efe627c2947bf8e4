import { channels } from '@commissary/domain';
import { FieldRow } from '../../form/field-row.tsx';
import { useForm } from '../../form/form-context.ts';
import '../../form/levels.css';
import { useSelected } from '../../form/use-member.ts';
import { Section } from '../../ui/section.tsx';
import { axisOf } from './bar-moves.ts';
import { ChannelSection } from './channel-section.tsx';
import styles from './hours.module.css';
import { SpecialDays } from './special-days.tsx';
import { hoursOf, isSound } from './week-state.ts';

/** Four weeks of bars on one axis, the special days, and the day on which a week begins. */
export function HoursBody() {
  const { level } = useForm();
  const axis = useSelected('/hours', session => {
    const hours = hoursOf(session);
    return axisOf(channels.flatMap(channel => hours[channel].filter(isSound)));
  });
  return (
    <div className={styles.body} data-level={level}>
      <Legend />
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
    </div>
  );
}

function Legend() {
  const { level, names } = useForm();
  return (
    <ul className={styles.legend} aria-label="What the bars mean">
      {level !== 'company' && (
        <>
          <li data-is="own">Set for {names[level]}</li>
          <li data-is="above">From above</li>
          <li data-is="shadow">What the level above has</li>
        </>
      )}
      <li data-is="follows">Follows another channel</li>
    </ul>
  );
}
