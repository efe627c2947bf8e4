import { levelsTexts } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import styles from './locations-picker.module.css';

export interface LocationsPickerProps {
  readonly tenants: readonly AccessibleTenant[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  /** The details of a location that are shown before it is selected. */
  readonly about?: (locationId: string) => ReactNode;
}

/** Above this number of locations there is a search field. */
const searchAbove = 12;

/** Locations by their groups: selected one by one, by group, all or none. */
export function LocationsPicker({ tenants, chosen, onChange, about }: LocationsPickerProps) {
  const [text, setText] = useState('');
  const locations = tenants.filter(({ type }) => type === 'LOCATION');
  const shown = locations.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  const groups = [...tenants.filter(({ type }) => type === 'GROUP'), null]
    .map(group => ({
      group,
      members: shown.filter(one => (groupIn(one, tenants)?.id ?? null) === (group?.id ?? null)),
    }))
    .filter(({ members }) => members.length > 0);
  const put = (ids: readonly string[], on: boolean) =>
    onChange(new Set(on ? [...chosen, ...ids] : [...chosen].filter(id => !ids.includes(id))));
  const shownIds = shown.map(({ id }) => id);
  return (
    <fieldset className={styles.places}>
      <legend>
        {levelsTexts.where} <span role="status">{levelsTexts.selectedCount(chosen.size, locations.length)}</span>
      </legend>
      <div className={styles.acts}>
        <Button variant="default" onClick={() => put(shownIds, true)}>
          {levelsTexts.selectAll}
        </Button>
        <Button variant="default" onClick={() => put(shownIds, false)}>
          {levelsTexts.selectNone}
        </Button>
        {locations.length > searchAbove && (
          <TextInput
            aria-label={levelsTexts.searchLocations}
            placeholder={levelsTexts.searchLocations}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </div>
      {groups.map(({ group, members }) => {
        const ids = members.map(({ id }) => id);
        const on = ids.filter(id => chosen.has(id)).length;
        return (
          <div key={group?.id ?? ''} className={styles.group}>
            {groups.length > 1 && (
              <Checkbox
                className={styles.head ?? ''}
                label={group?.name ?? levelsTexts.noGroup}
                checked={on === ids.length}
                indeterminate={on > 0 && on < ids.length}
                onChange={() => put(ids, on < ids.length)}
              />
            )}
            <div className={styles.members}>
              {members.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={name}
                  description={about?.(id)}
                  checked={chosen.has(id)}
                  onChange={() => put([id], !chosen.has(id))}
                />
              ))}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}

const groupIn = ({ groupId }: AccessibleTenant, tenants: readonly AccessibleTenant[]): AccessibleTenant | undefined =>
  tenants.find(({ id, type }) => type === 'GROUP' && id === groupId);
