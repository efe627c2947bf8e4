import { screenHref } from '@commissary/catalog';
import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import { AppLink } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { LevelIcon } from '../../ui/index.ts';
import { LastContact } from './last-contact.tsx';
import type { LocationRow } from './location-list.ts';
import { LocationStateBadge } from './location-state-badge.tsx';
import styles from './location-table.module.css';

export interface Ticks {
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (locationId: string) => void;
}

export interface LocationTableRowProps {
  readonly row: LocationRow;
  readonly index: number;
  readonly withGroup: boolean;
  readonly ticks: Ticks | undefined;
}

/** One location: its name links to its page. */
export function LocationTableRow({ row, index, withGroup, ticks }: LocationTableRowProps) {
  const { companyId, tenant } = useActiveTenant();
  const { location, groupName, state } = row;
  const tickId = useId();
  const addressTenant = { companyId, locationId: tenant?.id ?? null };
  return (
    <tr aria-rowindex={index + 2}>
      {ticks && (
        <td className={styles.tick}>
          <label htmlFor={tickId}>
            <Checkbox
              id={tickId}
              aria-label={location.name}
              checked={ticks.ticked.has(location.id)}
              onChange={() => ticks.onTick(location.id)}
            />
          </label>
        </td>
      )}
      <th scope="row" className={styles.name}>
        <AppLink href={screenHref('location', { id: location.id }, addressTenant)}>{location.name}</AppLink>
      </th>
      {withGroup && (
        <td className={styles.group}>
          {groupName !== null && (
            <span>
              <LevelIcon level="group" size={13} /> {groupName}
            </span>
          )}
        </td>
      )}
      <td>{state && <LocationStateBadge state={state} zone={location.timeZone} />}</td>
      <td className={`${styles.contact} tone-2`}>
        <LastContact lastPing={location.lastPing} zone={location.timeZone} />
      </td>
      <td className={`${styles.version} tone-2`}>{location.thrivePosVersion ?? '—'}</td>
    </tr>
  );
}
