import { screenHref } from '@commissary/catalog';
import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import { useActivePlace } from '../../session/place.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { LevelGlyph } from '../../ui/level-glyph.tsx';
import { ContactWords } from './contact-words.tsx';
import type { LocationRow } from './location-list.ts';
import styles from './location-table.module.css';
import { StateBadge } from './state-badge.tsx';

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

/** One location: its name leads to its page. */
export function LocationTableRow({ row, index, withGroup, ticks }: LocationTableRowProps) {
  const { companyId, tenant } = useActivePlace();
  const { location, groupName, state } = row;
  const tickId = useId();
  const place = { companyId, locationId: tenant?.id ?? null };
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
        <AppLink href={screenHref('location', { id: location.id }, place)}>{location.name}</AppLink>
      </th>
      {withGroup && (
        <td className={styles.group}>
          {groupName !== null && (
            <span>
              <LevelGlyph level="group" size={13} /> {groupName}
            </span>
          )}
        </td>
      )}
      <td>{state && <StateBadge state={state} zone={location.timeZone} />}</td>
      <td className={styles.contact}>
        <ContactWords lastPing={location.lastPing} zone={location.timeZone} />
      </td>
      <td className={styles.version}>{location.thrivePosVersion ?? '—'}</td>
    </tr>
  );
}
