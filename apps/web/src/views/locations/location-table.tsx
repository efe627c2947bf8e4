import { locationList, locationsTexts, messages, screenHref } from '@commissary/catalog';
import { Checkbox } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { AppLink } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { LevelIcon, LoadedRows, type LoadedRowsProps, RowsTable, type RowsTableProps } from '../../ui/index.ts';
import { LastContact } from './last-contact.tsx';
import type { LocationRow } from './location-list.ts';
import { LocationStateBadge } from './location-state-badge.tsx';
import styles from './location-table.module.css';

export interface Ticks {
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (locationId: string) => void;
}

export interface LocationTableProps
  extends Pick<LoadedRowsProps<LocationRow>, 'rows' | 'error' | 'onRetry'>,
    Pick<RowsTableProps<LocationRow>, 'total' | 'onEnd'> {
  /** Whether to show the group of each location; false in the list of one group. */
  readonly withGroup?: boolean;
  /** The selected locations, where an action on them exists. */
  readonly ticks?: Ticks;
}

/** One row for each location. */
export function LocationTable({ withGroup = true, ticks, total, onEnd, ...loaded }: LocationTableProps) {
  const { levels } = useActiveTenant();
  return (
    <LoadedRows
      {...loaded}
      failed={messages.locations.loadFail}
      empty={messages.locations.empty}
      height={rowHeights[0]}
    >
      {rows => (
        <RowsTable
          rows={rows}
          total={total}
          onEnd={onEnd}
          columns={locationList.columns.filter(({ key }) => (withGroup && levels) || key !== 'group')}
          draw={(column, row) => cells[column](row)}
          classes={{ contact: 'tone-2', version: 'tone-2' }}
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
      )}
    </LoadedRows>
  );
}

type Column = (typeof locationList.columns)[number]['key'];

const rowHeights = [40, 76] as const;

const keyOf = ({ location }: LocationRow) => location.id;

const cells: Readonly<Record<Column, (row: LocationRow) => ReactNode>> = {
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
