import { locationsTexts, permissionLabel } from '@commissary/catalog';
import { contract, type ListedLocation, type Tenant } from '@commissary/contract';
import { locationsPerEdit } from '@commissary/domain';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import { useActiveTenant, useReadOnlyReason } from '../../session/index.ts';
import styles from './selection-bar.module.css';

const SeveralDialog = lazyComponent(async () => (await import('./several/index.ts')).SeveralDialog);

type Field = ListedLocation['editable'][number];

const actions = [
  { field: 'tags', text: locationsTexts.tagsAction, permission: 'editLocation' },
  { field: 'groupId', text: locationsTexts.moveAction, permission: 'editLocation' },
  { field: 'menuId', text: locationsTexts.menuAction, permission: 'manageMenus' },
] as const;

export interface SelectionBarProps {
  readonly selected: readonly ListedLocation[];
  readonly onSaved: (saved: readonly Tenant[]) => void;
  /** Takes over all locations as they are now, after another user changed some of the selected ones. */
  readonly onConflict: (all: readonly Tenant[]) => void;
  readonly onClear: () => void;
}

/** What can be done with all selected locations at once, and why something cannot. */
export function SelectionBar({ selected, onSaved, onConflict, onClear }: SelectionBarProps) {
  const { companyId, user, levels } = useActiveTenant();
  const [open, setOpen] = useState<Field | null>(null);
  const reasonId = useId();
  const readOnly = useReadOnlyReason(contract.tenants.editSeveral);
  const may = (feature: string) => user.enabledFeatures.includes(feature);
  const offered = actions.filter(
    ({ field, permission }) =>
      may('editLocation') && may(permission) && (field !== 'groupId' || (levels && !may('internalCompany'))),
  );
  const reasonOf = (action: (typeof actions)[number]): string | null => {
    if (readOnly !== null) return readOnly;
    if (selected.length > locationsPerEdit) return locationsTexts.tooManySelected(locationsPerEdit);
    const names = selected.filter(({ editable }) => !editable.includes(action.field)).map(({ name }) => name);
    if (names.length === 0) return null;
    return locationsTexts.notEditable(action.text, permissionLabel(action.permission), names);
  };
  if (offered.length === 0 || selected.length === 0) return null;
  return (
    <section
      className="row wrap align-center gap-8 pad-x-16 pad-y-8 line-below"
      aria-label={locationsTexts.selectedLocations}
    >
      {offered.map(action => (
        <Button
          key={action.field}
          variant="default"
          disabled={reasonOf(action) !== null}
          aria-describedby={reasonOf(action) === null ? undefined : reasonId}
          onClick={() => setOpen(action.field)}
        >
          {action.text}
        </Button>
      ))}
      <Button variant="subtle" onClick={onClear}>
        {locationsTexts.clearSelection}
      </Button>
      <div id={reasonId} className={`${styles.reason} text-13 tone-2`} role="status">
        {[...new Set(offered.map(reasonOf))].map(reason => reason !== null && <p key={reason}>{reason}</p>)}
      </div>
      {open !== null && (
        <SeveralDialog
          field={open}
          companyId={companyId}
          locations={selected}
          onSaved={onSaved}
          onConflict={onConflict}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}
