import { locationList, locationsTexts, screenHref } from '@commissary/catalog';
import { Checkbox } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { AppLink } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { LevelIcon, RowsTable } from '../../ui/index.ts';
import { LastContact } from './last-contact.tsx';
import type { LocationRow } from './location-list.ts';
import { LocationStateBadge } from './location-state-badge.tsx';
import styles from './location-table.module.css';

export interface Ticks {
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (locationId: string) => void;
}

export interface LocationTableProps {
  readonly rows: readonly LocationRow[];
  /** How many rows there are when all are loaded. */
  readonly total: number;
  /** Called when the last loaded row is near. */
  readonly onEnd: () => void;
  /** Whether to show the group of each location; false in the list of one group. */
  readonly withGroup?: boolean;
  /** The selected locations, where an action on them exists. */
  readonly ticks?: Ticks;
}

/** One row for each location. */
export function LocationTable({ withGroup = true, ticks, ...table }: LocationTableProps) {
  const columns = locationList.columns.filter(({ key }) => withGroup || key !== 'group');
  return (
    <RowsTable<LocationRow>
      {...table}
      columns={columns.map(({ key, label }) => ({
        key,
        label,
        className: `${styles[key] ?? ''} ${key === 'contact' || key === 'version' ? 'tone-2' : ''}`.trim(),
        draw: cells[key],
      }))}
      keyOf={keyOf}
      heights={rowHeights}
      styles={styles}
      tick={
        ticks && {
          head: <span className="visually-hidden">{locationsTexts.selectedColumn}</span>,
          draw: ({ location }) => <Tick {...ticks} {...location} />,
        }
      }
    />
  );
}

const rowHeights = [40, 76] as const;

const keyOf = ({ location }: LocationRow) => location.id;

const cells: Readonly<Record<(typeof locationList.columns)[number]['key'], (row: LocationRow) => ReactNode>> = {
  name: ({ location }) => <NameLink {...location} />,
  group: ({ groupName }) =>
    groupName !== null && (
      <span>
        <LevelIcon level="group" size={13} /> {groupName}
      </span>
    ),
  state: ({ state, location }) => state && <LocationStateBadge state={state} zone={location.timeZone} />,
  contact: ({ location }) => <LastContact lastPing={location.lastPing} zone={location.timeZone} />,
  version: ({ location }) => location.thrivePosVersion ?? '—',
};

interface Named {
  readonly id: string;
  readonly name: string;
}

function NameLink({ id, name }: Named) {
  const { companyId, tenant } = useActiveTenant();
  return <AppLink href={screenHref('location', { id }, { companyId, locationId: tenant?.id ?? null })}>{name}</AppLink>;
}

function Tick({ id, name, ticked, onTick }: Ticks & Named) {
  const tickId = useId();
  return (
    <label htmlFor={tickId}>
      <Checkbox id={tickId} aria-label={name} checked={ticked.has(id)} onChange={() => onTick(id)} />
    </label>
  );
}
