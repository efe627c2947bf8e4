import { levelsTexts, locationsTexts } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MoveLocationsImpact, regroupingOf, valuesText } from '../../../level-actions/index.ts';
import styles from '../../../level-actions/level-actions.module.css';
import { useActiveTenant } from '../../../session/index.ts';
import { Select } from '../../../ui/index.ts';
import { BulkEditDialog, type BulkEditProps } from './bulk-edit-dialog.tsx';
import { valueEdits } from './several-edits.ts';

const none = '';

/** Moves the selected locations to a group, after a preview of the values that each of them gains and loses. */
export function GroupDialog(props: BulkEditProps) {
  const { companyId, locations } = props;
  const { user } = useActiveTenant();
  const [chosen, setChosen] = useState<string | null>(null);
  const groupId = chosen === none ? null : chosen;
  const edits = chosen === null ? [] : valueEdits(locations, 'groupId', groupId);
  const moves = edits.map(({ id }) => ({ locationId: id, groupId }));
  const { data } = useQuery(regroupingOf(companyId, moves));
  const options = [
    ...user.accessibleTenants
      .filter(({ type }) => type === 'GROUP')
      .map(({ id, name }) => ({ value: id, label: name })),
    ...(user.companyWide ? [{ value: none, label: locationsTexts.noGroup }] : []),
  ];
  const target = options.find(({ value }) => value === groupId)?.label ?? null;
  return (
    <BulkEditDialog
      {...props}
      title={locationsTexts.groupTitle(locations.length)}
      field="groupId"
      edits={edits}
      accept={chosen === null ? locationsTexts.move : locationsTexts.moveTo(target)}
      impact={
        moves.length === 0
          ? locationsTexts.moveSeveralHelp
          : data === undefined
            ? levelsTexts.loadingImpact
            : valuesText(data.effects)
      }
      loading={data === undefined}
    >
      <Select
        label={locationsTexts.group}
        placeholder={locationsTexts.chooseAGroup}
        data-autofocus
        data={options}
        value={chosen}
        onChange={setChosen}
        allowDeselect={false}
      />
      {data !== undefined && moves.length > 0 && <MoveLocationsImpact effects={data.effects} />}
      {data !== undefined && data.effects.length > 0 && (
        <p className={`${styles.note} text-13 tone-2`}>{locationsTexts.moveNote}</p>
      )}
    </BulkEditDialog>
  );
}
