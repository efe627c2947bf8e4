import { controlsTexts, levelsTexts } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
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
/** The groups and the locations that are drawn; the others are found by typing, and selected with their group or all. */
const mostGroups = 40;
const mostLocations = 100;

/** Locations by their groups: selected one by one, by group, all or none. */
export function LocationsPicker({ tenants, chosen, onChange, about }: LocationsPickerProps) {
  const [text, setText] = useState('');
  const locations = useMemo(() => tenants.filter(({ type }) => type === 'LOCATION'), [tenants]);
  const groups = useMemo(() => foundGroups(tenants, text), [tenants, text]);
  const shown = groups.flatMap(({ members }) => members);
  const drawn = drawnGroups(groups);
  const put = (ids: readonly string[], on: boolean) => {
    const changed = new Set(ids);
    onChange(new Set(on ? [...chosen, ...ids] : [...chosen].filter(id => !changed.has(id))));
  };
  const shownIds = shown.map(({ id }) => id);
  return (
    <fieldset className={`${styles.places} min-width-0 reset`}>
      <legend>
        {levelsTexts.where} <span role="status">{levelsTexts.selectedCount(chosen.size, locations.length)}</span>
      </legend>
      <div className="row wrap gap-8 space-below-8">
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
      {drawn.groups.map(({ group, members, drawn }) => {
        const ids = members.map(({ id }) => id);
        const on = ids.filter(id => chosen.has(id)).length;
        return (
          <div key={group?.id ?? ''} className="pad-y-8 line-above">
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
              {drawn.map(({ id, name }) => (
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
      {drawn.more > 0 && <p className={`${styles.more} text-12 tone-3`}>{controlsTexts.moreOptions(drawn.more)}</p>}
    </fieldset>
  );
}

interface FoundGroup {
  readonly group: AccessibleTenant | null;
  readonly members: readonly AccessibleTenant[];
}

/** The locations whose name or group contains the text, by their groups; null: in none. */
const foundGroups = (tenants: readonly AccessibleTenant[], text: string): readonly FoundGroup[] => {
  const query = text.trim().toLowerCase();
  const has = (name: string) => name.toLowerCase().includes(query);
  const groups = tenants.filter(({ type }) => type === 'GROUP');
  const known = new Set(groups.map(({ id }) => id));
  const locations = tenants.filter(({ type }) => type === 'LOCATION');
  const within = Map.groupBy(locations, ({ groupId }) => (groupId !== null && known.has(groupId) ? groupId : null));
  return [...groups, null]
    .map(group => {
      const members = within.get(group?.id ?? null) ?? [];
      return { group, members: group !== null && has(group.name) ? members : members.filter(({ name }) => has(name)) };
    })
    .filter(({ members }) => members.length > 0);
};

/** As many of them as are drawn, and how many locations are not. */
const drawnGroups = (groups: readonly FoundGroup[]) => {
  let left = mostLocations;
  const drawn = groups.slice(0, mostGroups).map(one => {
    const members = one.members.slice(0, left);
    left -= members.length;
    return { ...one, drawn: members };
  });
  const all = groups.reduce((sum, { members }) => sum + members.length, 0);
  return { groups: drawn, more: all - (mostLocations - left) };
};
