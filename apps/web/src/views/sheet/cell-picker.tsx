import { sheetTexts } from '@commissary/catalog';
import type { Choice, Field, Text } from '@commissary/schema';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { CachedDocumentKey } from '../../cache/index.ts';
import type { EditSession } from '../../form/edit-session/index.ts';
import { Widget } from '../../form/inputs/index.ts';
import { createFormStore, FormContext, useFormContextValue } from '../../form/state/index.ts';
import { activeTenantIn, useUser } from '../../session/index.ts';
import { SheetDialog } from '../../ui/index.ts';
import styles from './sheet.module.css';
import type { CellAt } from './sheet-state.ts';

export interface CellPickerProps {
  readonly address: CachedDocumentKey;
  readonly cell: CellAt;
  readonly field: Field;
  /** The document of the tenant, with its edits. */
  readonly session: EditSession;
  readonly value: unknown;
  /** Tenant and field: "Elm St., Color". */
  readonly title: string;
  /** Called with the chosen value; null leaves the cell as it was. */
  readonly onDone: (chosen: { readonly value: unknown } | null) => void;
}

/** Whether a value is chosen by more than its text: then its own control opens, and a text can still be typed. */
export const isPicked = (field: Field): boolean => {
  const { name } = field.kind;
  if (name === 'text') return (field as Text).multiline;
  if (name === 'choice') return (field as Choice).options.some(({ minPosVersion }) => minPosVersion !== undefined);
  return name === 'color' || name === 'image' || name === 'set';
};

/** The control that a form has for the field, in the context of one cell's tenant. */
export function CellPicker({ address, cell, field, session, value, title, onDone }: CellPickerProps) {
  const { tenantId, path } = cell;
  const user = useUser();
  const tenant = useMemo(() => activeTenantIn(user, tenantId), [user, tenantId]);
  const here = useMemo(() => ({ ...address, tenantId }), [address, tenantId]);
  const [store] = useState(() => {
    const made = createFormStore(session.opened);
    made.write(session);
    return made;
  });
  const form = useFormContextValue(here, tenant, store, nowhereElse);
  const [chosen, setChosen] = useState(value);
  return (
    <SheetDialog
      title={title}
      size={480}
      onClose={() => onDone(null)}
      foot={
        <>
          <Button variant="default" onClick={() => onDone(null)}>
            {sheetTexts.cancel}
          </Button>
          <Button onClick={() => onDone({ value: chosen })}>{sheetTexts.use}</Button>
        </>
      }
    >
      <FormContext value={form}>
        <div className={styles.picker}>
          <label htmlFor="cell-picker" id="cell-picker-label" className="visually-hidden">
            {field.label}
          </label>
          <Widget
            id="cell-picker"
            field={field}
            path={path}
            value={chosen}
            label={field.label}
            describedBy="cell-picker-label"
            invalid={false}
            onChange={setChosen}
            onDone={() => {}}
          />
        </div>
      </FormContext>
    </SheetDialog>
  );
}

const nowhereElse = { target: null, show: () => {} };
