import { formListsTexts } from '@commissary/catalog';
import { validateValue } from '@commissary/schema';
import { Button, NativeSelect } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import { formatIssue } from '../../formatting/index.ts';
import { SheetDialog } from '../../ui/index.ts';
import { setValues } from '../actions/index.ts';
import { Widget } from '../inputs/index.ts';
import type { RowPosition } from '../rows/index.ts';
import { useForm, valueIn } from '../state/index.ts';
import { type BulkField, bulkFields, editablePaths } from './bulk-fields.ts';
import type { SelectedRowsProps } from './selected-rows-props.ts';
import styles from './selection.module.css';

/** Sets one field of all selected rows, in one step. */
export function SetSelected({ list, selection: { selected } }: SelectedRowsProps) {
  const { store, isShown } = useForm();
  const [open, setOpen] = useState(false);
  const [first] = selected;
  const fields = useMemo(
    () => (first === undefined ? [] : bulkFields(store.session(), list, first, isShown)),
    [store, list, first, isShown],
  );
  if (first === undefined || fields.length === 0) return null;
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconPencil size={16} stroke={1.8} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {formListsTexts.setField}
      </Button>
      {open && <SetFieldDialog fields={fields} first={first} selected={selected} onClose={() => setOpen(false)} />}
    </>
  );
}

interface SetFieldDialogProps {
  readonly fields: readonly BulkField[];
  readonly first: RowPosition;
  readonly selected: readonly RowPosition[];
  readonly onClose: () => void;
}

function SetFieldDialog({ fields, first, selected, onClose }: SetFieldDialogProps) {
  const { store } = useForm();
  const id = useId();
  const [inside, setInside] = useState(fields[0]?.inside ?? '');
  const [typed, setTyped] = useState<{ readonly value: unknown } | null>(null);
  const chosen = fields.find(one => one.inside === inside);
  if (chosen === undefined) return null;
  const { field } = chosen;
  const path = first.path + inside;
  const value = typed === null ? valueIn(store.session(), path) : typed.value;
  const paths = editablePaths(store.session(), selected, inside);
  const [issue] = value === undefined && field.optional ? [] : validateValue(field, value);
  const set = () => {
    setValues(store, paths, value);
    onClose();
  };
  const kept = selected.length - paths.length;
  return (
    <SheetDialog
      title={formListsTexts.setFieldTitle(selected.length)}
      about={kept === 0 ? undefined : formListsTexts.fieldLockedRows(kept)}
      onClose={onClose}
      foot={
        <>
          <Button variant="default" onClick={onClose}>
            {formListsTexts.cancel}
          </Button>
          <Button disabled={issue !== undefined || paths.length === 0} onClick={set}>
            {formListsTexts.setRows(paths.length)}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <NativeSelect
          label={formListsTexts.fieldToSet}
          value={inside}
          data={fields.map(one => ({ value: one.inside, label: one.label }))}
          onChange={({ currentTarget }) => {
            setInside(currentTarget.value);
            setTyped(null);
          }}
        />
        <div>
          <label className={styles.label} htmlFor={id} id={`${id}-label`}>
            {chosen.label}
          </label>
          <Widget
            key={inside}
            id={id}
            field={field}
            path={path}
            value={value}
            label={chosen.label}
            describedBy={`${id}-about`}
            invalid={issue !== undefined}
            onChange={next => setTyped({ value: next })}
            onDone={() => {}}
          />
          <p className="text-12 tone-3 space-above-4" id={`${id}-about`}>
            {issue === undefined ? field.help : formatIssue(field, issue)}
          </p>
        </div>
      </div>
    </SheetDialog>
  );
}
