import { deviceName, homeDayTexts as texts } from '@commissary/catalog';
import type { AccessibleTenant, LocationDay } from '@commissary/contract';
import { contactStatus } from '@commissary/domain';
import { IconDeviceDesktop, IconPlugConnectedX } from '@tabler/icons-react';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { EmptyState, SectionCard } from '../../ui/index.ts';
import { DayLink } from './day-link.tsx';
import styles from './location-day.module.css';

export interface TerminalsProps {
  readonly terminals: LocationDay['terminals'];
  readonly location: AccessibleTenant;
}

/** The terminals of the location with their last contact, the silent ones first. */
export function Terminals({ terminals, location }: TerminalsProps) {
  const now = Date.now();
  const isSilent = (lastSeen: number) => contactStatus(lastSeen, now) !== 'up-to-date';
  const silent = terminals.filter(({ lastSeen }) => isSilent(lastSeen)).length;
  return (
    <SectionCard
      title={texts.terminals}
      titleExtra={
        terminals.length > 0 && (
          <span className="text-13 weight-400 tone-2">
            {texts.inContact(terminals.length - silent, terminals.length)}
          </span>
        )
      }
      aside={<DayLink screen="location" location={location} text={texts.openTerminals} />}
      flush
    >
      {terminals.length === 0 && <EmptyState text={texts.noTerminals} />}
      <ul className="list">
        {terminals.map(({ deviceId, lastSeen, current }) => (
          <li
            key={deviceId}
            className={`${styles.row} row wrap align-center pad-x-20 pad-y-8`}
            data-silent={isSilent(lastSeen)}
          >
            {isSilent(lastSeen) ? (
              <IconPlugConnectedX size={17} stroke={1.8} aria-hidden />
            ) : (
              <IconDeviceDesktop size={17} stroke={1.8} aria-hidden />
            )}
            <span className={styles.name}>
              {deviceName(deviceId)}
              {!current && <span className="text-13 weight-400 tone-2"> {texts.runsEarlier}</span>}
            </span>
            <span className={`${styles.end} text-13 weight-400 tone-2`}>
              {texts.lastContact(dayAndTimeAt(lastSeen, location.timeZone))}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
