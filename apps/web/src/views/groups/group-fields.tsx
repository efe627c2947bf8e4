import { type GroupRecord, groupsTexts, levelsTexts, messages } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { joinPath, memberPath } from '@commissary/schema';
import { Checkbox } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { setValue } from '../../form/actions/index.ts';
import type { EditSession } from '../../form/edit-session/index.ts';
import { fieldElementId, useEditSession, useFormSelector, valueIn } from '../../form/state/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { EmptyState, SearchInput, WindowedList } from '../../ui/index.ts';
import { newGroupId } from './group-record.ts';
import styles from './groups.module.css';

/** More locations than these are one column, of which only the rows near the viewport are rendered. */
const mostInGrid = 60;

/** Every location of the company with a box: whether it is in this group. */
export function GroupLocations({ group }: { readonly group: AccessibleTenant | null }) {
  const { user } = useActiveTenant();
  const locations = useFormSelector('/locations', locationsIn);
  const mayMove = user.companyWide && user.enabledFeatures.includes('editLocation');
  const nameOf = useMemo(() => new Map(user.accessibleTenants.map(({ id, name }) => [id, name])), [user]);
  const draw = (location: LocationOfForm) => (
    <LocationBox
      key={location.id}
      location={location}
      here={group?.id ?? newGroupId}
      description={elsewhere(location.saved, group, nameOf)}
      disabled={!mayMove}
    />
  );
  return (
    <fieldset className={`${styles.boxes} grid gap-4 gap-x-16 reset`}>
      <legend>{groupsTexts.oneGroupHint}</legend>
      {locations.length > mostInGrid ? (
        <ManyLocations locations={locations} here={group?.id ?? newGroupId} draw={draw} />
      ) : (
        locations.map(draw)
      )}
    </fieldset>
  );
}

interface ManyLocationsProps {
  readonly locations: readonly LocationOfForm[];
  readonly here: string;
  readonly draw: (location: LocationOfForm) => ReactNode;
}

/** First those that are saved in the group; the others are found by typing. */
function ManyLocations({ locations, here, draw }: ManyLocationsProps) {
  const [search, setSearch] = useState('');
  const found = useMemo(() => {
    const query = search.toLocaleLowerCase();
    const matching = locations.filter(({ name }) => name.toLocaleLowerCase().includes(query));
    return [...matching.filter(({ saved }) => saved === here), ...matching.filter(({ saved }) => saved !== here)];
  }, [locations, here, search]);
  return (
    <div className="span-all">
      <SearchInput className={styles.search} label={levelsTexts.searchLocations} value={search} onChange={setSearch} />
      {found.length === 0 && <EmptyState text={messages.locations.empty} />}
      <WindowedList label={groupsTexts.locationsLabel} items={found} keyOf={({ id }) => id} height={44} draw={draw} />
    </div>
  );
}

interface LocationBoxProps {
  readonly location: LocationOfForm;
  /** The id of this group. */
  readonly here: string;
  readonly description: string;
  readonly disabled: boolean;
}

function LocationBox({ location, here, description, disabled }: LocationBoxProps) {
  const { store } = useEditSession();
  const { id, name, groupId, saved } = location;
  const path = joinPath(memberPath('/locations', id), 'groupId');
  // Cleared, a location that was chosen here is again where it was.
  const elsewhereId = saved === here ? null : saved;
  return (
    <div id={fieldElementId(path)} data-path={path} className={styles.member ?? ''}>
      <Checkbox
        label={name}
        description={description}
        disabled={disabled}
        checked={groupId === here}
        onChange={({ currentTarget }) => setValue(store, path, currentTarget.checked ? here : elsewhereId)}
      />
    </div>
  );
}

interface LocationOfForm {
  readonly id: string;
  readonly name: string;
  readonly groupId: string | null;
  /** The group that it is saved in. */
  readonly saved: string | null;
}

const locationsIn = (session: EditSession): readonly LocationOfForm[] => {
  // The definition of the record says what its values are.
  const before = new Map((session.opened.base as GroupRecord).locations.map(({ id, groupId }) => [id, groupId]));
  const locations = valueIn(session, '/locations') as GroupRecord['locations'];
  return locations.map(({ id, name, groupId }) => ({ id: String(id), name, groupId, saved: before.get(id) ?? null }));
};

const elsewhere = (
  groupId: string | null,
  group: AccessibleTenant | null,
  nameOf: ReadonlyMap<string, string>,
): string => {
  if (groupId === null) return groupsTexts.noGroup;
  if (groupId === group?.id) return groupsTexts.inThisGroup;
  return groupsTexts.inGroup(nameOf.get(groupId) ?? null);
};
