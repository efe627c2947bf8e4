import { onlineTexts } from '@commissary/catalog';
import { Switch } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import toggle from '../../form/inputs/toggle-input.module.css';
import { OverridesPopover } from '../../form/provenance/index.ts';
import { useForm, useFormSelector } from '../../form/state/index.ts';
import { SectionCard } from '../../ui/index.ts';
import styles from './limited-online.module.css';
import { onlineSwitchOf, switchOnline } from './online-switch.ts';

const title = onlineTexts.onlineOrdering;

/** One switch for every order type. */
export function OnlineSection() {
  const { store } = useForm();
  const { paths, on, needs } = useFormSelector('/orderTypes/types', onlineSwitchOf);
  const id = useId();
  return (
    <SectionCard title={title} titleExtra={<OverridesPopover paths={paths} title={title} />}>
      <div className={`${styles.switch} row wrap align-center gap-8 gap-x-24`}>
        <Switch
          id={id}
          checked={on > 0}
          disabled={needs !== null || paths.length === 0}
          classNames={{ track: toggle.track ?? '' }}
          label={onlineTexts.takeOrdersOnline}
          aria-describedby={`${id}-counts`}
          onChange={event => switchOnline(store, event.currentTarget.checked)}
        />
        <p id={`${id}-counts`} className="row align-center gap-6 text-13 tone-2">
          {needs !== null && <IconLock size={14} stroke={1.8} aria-hidden />}
          {needs === null ? countsOf(on, paths.length) : onlineTexts.requires(needs)}
        </p>
      </div>
    </SectionCard>
  );
}

const countsOf = (on: number, all: number): string => {
  if (all === 0) return onlineTexts.noOnlineOrderTypes;
  return on === 0 ? onlineTexts.noneOffered : onlineTexts.offeredOfAll(on, all);
};
