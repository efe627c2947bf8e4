import { type GroupRecord, groupsTexts } from '@commissary/catalog';
import type { Tenant } from '@commissary/contract';
import { joinPath, memberPath } from '@commissary/schema';
import { Checkbox } from '@mantine/core';
import { setValue } from '../../form/actions/index.ts';
import type { EditSession } from '../../form/edit-session/index.ts';
import { fieldElementId, useEditSession, useFormSelector, valueIn } from '../../form/state/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { newGroupId } from './group-record.ts';
import styles from './groups.module.css';

/** Every location of the company with a box: whether it is in this group. */
export function GroupLocations({ group }: { readonly group: Tenant | null }) {
  const { user } = useActiveTenant();
  const locations = useFormSelector('/locations', locationsIn);
  const mayMove = user.companyWide && user.enabledFeatures.includes('editLocation');
  return (
    <fieldset className={styles.boxes}>
      <legend>{groupsTexts.oneGroupHint}</legend>
      {locations.map(location => (
        <LocationBox
          key={location.id}
          location={location}
          here={group?.id ?? newGroupId}
          description={elsewhere(location.saved, group, user.accessibleTenants)}
          disabled={!mayMove}
        />
      ))}
    </fieldset>
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
  const elsewhereId = saved === here ? '' : saved;
  return (
    <div id={fieldElementId(path)} data-path={path} className={styles.box ?? ''}>
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
  readonly groupId: string;
  /** The group that it is saved in. */
  readonly saved: string;
}

const locationsIn = (session: EditSession): readonly LocationOfForm[] => {
  // The definition of the record says what its values are.
  const before = new Map((session.opened.base as GroupRecord).locations.map(({ id, groupId }) => [id, groupId]));
  const locations = valueIn(session, '/locations') as GroupRecord['locations'];
  return locations.map(({ id, name, groupId }) => ({ id: String(id), name, groupId, saved: before.get(id) ?? '' }));
};

const elsewhere = (
  groupId: string,
  group: Tenant | null,
  tenants: readonly { readonly id: string; readonly name: string }[],
): string => {
  if (groupId === '') return groupsTexts.noGroup;
  if (groupId === group?.id) return groupsTexts.inThisGroup;
  return groupsTexts.inGroup(tenants.find(({ id }) => id === groupId)?.name ?? null);
};
