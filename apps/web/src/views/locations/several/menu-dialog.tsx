import { locationLabels, locationsTexts } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companyMenus } from '../../../cache/index.ts';
import styles from '../../../level-actions/level-actions.module.css';
import { Select } from '../../../ui/index.ts';
import { BulkEditDialog, type BulkEditProps } from './bulk-edit-dialog.tsx';
import { valueEdits } from './several-edits.ts';

const none = '';

/** Assigns a menu, or none, to the selected locations. */
export function MenuDialog(props: BulkEditProps) {
  const { companyId, locations } = props;
  const menus = useQuery(companyMenus(companyId));
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <BulkEditDialog
      {...props}
      title={locationsTexts.menuTitle(locations.length)}
      field="menuId"
      edits={chosen === null ? [] : valueEdits(locations, 'menuId', chosen === none ? null : chosen)}
    >
      <Select
        label={locationLabels.menuId}
        placeholder={locationsTexts.chooseAMenu}
        data-autofocus
        data={[
          ...(menus.data ?? []).filter(({ template }) => !template).map(({ id, name }) => ({ value: id, label: name })),
          { value: none, label: locationsTexts.noMenu },
        ]}
        value={chosen}
        onChange={setChosen}
        allowDeselect={false}
      />
      <p className={`${styles.note} text-13 tone-2`}>{locationsTexts.moveNote}</p>
    </BulkEditDialog>
  );
}
