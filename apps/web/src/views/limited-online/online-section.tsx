import { Switch } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import { useForm } from '../../form/form-context.ts';
import { SetHere } from '../../form/set-here.tsx';
import { useSelected } from '../../form/use-member.ts';
import toggle from '../../form/widgets/toggle.module.css';
import { Section } from '../../ui/section.tsx';
import styles from './limited-online.module.css';
import { onlineSwitchOf, switchOnline } from './online-switch.ts';

const title = 'Online ordering';

/** One switch over every order type. */
export function OnlineSection() {
  const { store } = useForm();
  const { paths, on, needs } = useSelected('/orderTypes/types', onlineSwitchOf);
  const id = useId();
  return (
    <Section title={title} beside={<SetHere paths={paths} title={title} />}>
      <div className={styles.switch}>
        <Switch
          id={id}
          checked={on > 0}
          disabled={needs !== null || paths.length === 0}
          classNames={{ track: toggle.track ?? '' }}
          label="Take orders online"
          aria-describedby={`${id}-counts`}
          onChange={event => switchOnline(store, event.currentTarget.checked)}
        />
        <p id={`${id}-counts`} className={styles.counts}>
          {needs !== null && <IconLock size={14} stroke={1.8} aria-hidden />}
          {needs === null ? countsOf(on, paths.length) : `Needs ${needs}`}
        </p>
      </div>
    </Section>
  );
}

const countsOf = (on: number, all: number): string => {
  if (all === 0) return 'No order type can be offered online.';
  return on === 0 ? 'No order type is offered online.' : `${on} of ${all} order types are offered online.`;
};
