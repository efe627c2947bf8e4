import { deviceName, terminalFloorTexts as texts } from '@commissary/catalog';
import { type TerminalReport, type TerminalStatus, terminalStatus, terminalStatuses } from '@commissary/domain';
import { IconAlertTriangle, IconCheck, IconClock, IconWifiOff } from '@tabler/icons-react';
import { whenWords } from '../../formatting/index.ts';
import styles from './terminal-floor.module.css';

const icons = {
  ...{ live: IconCheck, trouble: IconAlertTriangle, silent: IconWifiOff },
  ...{ fetching: IconClock, empty: IconClock },
} as const;

export interface TerminalFloorProps {
  readonly devices: readonly (TerminalReport & { readonly deviceId: string })[];
  readonly zone: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The terminals of a location as tiles, in the order of their names, each with its state in a word; how many are in which. */
export function TerminalFloor({ devices, zone, now }: TerminalFloorProps) {
  const tiles = devices
    .map(device => ({ device, name: deviceName(device.deviceId), status: terminalStatus(device, now) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  const byStatus = Map.groupBy(tiles, ({ status }) => status);
  const counts = terminalStatuses.flatMap(status => {
    const count = byStatus.get(status)?.length ?? 0;
    return count === 0 ? [] : [texts.counts[status](count)];
  });
  return (
    <div className="pad-x-20 pad-y-12 line-below">
      <p className="text-13 tone-2">{counts.join(' · ')}</p>
      <ul className={`${styles.tiles} reset`} aria-label={texts.tiles}>
        {tiles.map(({ device, name, status }) => (
          <li key={device.deviceId} className={styles.tile} data-status={status}>
            <StatusIcon status={status} />
            <span className={styles.name} title={device.deviceId}>
              {name}
            </span>
            <span className="text-12">
              {status === 'silent' ? texts.silentSince(whenWords(device.lastSeen, zone, now)) : texts.words[status]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function StatusIcon({ status }: { readonly status: TerminalStatus }) {
  const Icon = icons[status];
  return <Icon size={16} stroke={1.8} aria-hidden />;
}
