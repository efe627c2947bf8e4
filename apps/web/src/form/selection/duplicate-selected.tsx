import { formListsTexts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { notify } from '../../notifications/index.ts';
import { duplicateMembers } from '../actions/index.ts';
import { useForm, valueIn } from '../state/index.ts';
import type { SelectedRowsProps } from './selected-rows-props.ts';

/** Adds a copy behind each selected row, in one step; the copies are selected then. */
export function DuplicateSelected({ list, path, selection }: SelectedRowsProps) {
  const { store, newId } = useForm();
  const duplicate = () => {
    const members = valueIn(store.session(), path);
    const count = Array.isArray(members) ? members.length : 0;
    const ids = selection.selected.map(({ id }) => id);
    if (count + ids.length > list.max) return void notify('info', formListsTexts.tooManyRows(list.max));
    selection.selectOnly(duplicateMembers(store, path, list, ids, newId));
  };
  return (
    <Button variant="subtle" leftSection={<IconCopy size={16} stroke={1.8} aria-hidden />} onClick={duplicate}>
      {formListsTexts.duplicate}
    </Button>
  );
}
