import { formListsTexts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../notifications/index.ts';
import { SheetDialog } from '../../ui/index.ts';
import { removeMembers } from '../actions/index.ts';
import { contentOf } from '../edit-session/index.ts';
import { isReferredTo, UsagesList, usagesOf } from '../references/index.ts';
import { type ListRow, listRow, mayRemoveRow, replacementPlanOf } from '../rows/index.ts';
import { useForm } from '../state/index.ts';
import type { SelectedRowsProps } from './selected-rows-props.ts';

/** Each row is one request. */
const searched = 24;

interface Removal {
  readonly rows: readonly ListRow[];
  readonly used: readonly ListRow[];
}

/** Removes the selected rows in one step, after showing where they are used. */
export function RemoveSelected({ list, path, selection }: SelectedRowsProps) {
  const { store, address, level } = useForm();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Removal | null>(null);
  const [pending, setPending] = useState(false);
  const word = level === 'company' || list.softDelete !== undefined ? 'remove' : 'hide';
  const take = (rows: readonly ListRow[]) => {
    setAsked(null);
    removeMembers(
      store,
      rows.map(row => row.path),
    );
    selection.clear();
  };
  const isUsed = async (row: ListRow): Promise<boolean> => {
    // Where the usages cannot be loaded, removing is allowed: it is one step, and can be undone.
    const found = await client.fetchQuery(usagesOf(address, row.path)).catch(() => undefined);
    return (found?.total ?? 0) > 0 || replacementPlanOf(store.session(), row.path).paths.length > 0;
  };
  const ask = async () => {
    const session = store.session();
    const rows = selection.selected
      .map(position => listRow(session.opened, contentOf(session), list, path, position))
      .filter(row => mayRemoveRow(session.opened, list, row));
    if (rows.length === 0) return void notify('info', formListsTexts.noneRemovable);
    setPending(true);
    const first = isReferredTo(address.kind, path) ? rows.slice(0, searched) : [];
    const marks = await Promise.all(first.map(isUsed));
    setPending(false);
    const used = first.filter((_, at) => marks[at]);
    if (used.length === 0 && rows.length <= searched && rows.length === selection.selected.length) take(rows);
    else setAsked({ rows, used });
  };
  const Glyph = word === 'hide' ? IconEyeOff : IconTrash;
  return (
    <>
      <Button
        variant="subtle"
        loading={pending}
        leftSection={<Glyph size={16} stroke={1.8} aria-hidden />}
        onClick={() => void ask()}
      >
        {formListsTexts[`${word}Selected`]}
      </Button>
      {asked !== null && (
        <RemovalDialog
          removal={asked}
          kept={selection.selected.length - asked.rows.length}
          word={word}
          onTake={() => take(asked.rows)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface RemovalDialogProps {
  readonly removal: Removal;
  /** The number of selected rows that stay. */
  readonly kept: number;
  readonly word: 'remove' | 'hide';
  readonly onTake: () => void;
  readonly onClose: () => void;
}

function RemovalDialog({ removal: { rows, used }, kept, word, onTake, onClose }: RemovalDialogProps) {
  const title = formListsTexts[`${word}Rows`](rows.length);
  const about = [
    used.length > 0 && formListsTexts.usedRows(used.length, rows.length),
    used.length > 0 && formListsTexts.referencesCleared,
    rows.length > searched && formListsTexts.usagesUnknown(searched),
    kept > 0 && formListsTexts.rowsKept(kept),
  ].filter(text => text !== false);
  return (
    <SheetDialog
      title={title}
      about={about.join(' ')}
      startsAtTitle
      onClose={onClose}
      foot={
        <>
          <Button variant="default" onClick={onClose}>
            {formListsTexts.cancel}
          </Button>
          <Button onClick={onTake}>{title}</Button>
        </>
      }
    >
      <div>
        {used.map(row => (
          <UsagesList key={row.id} row={row} />
        ))}
      </div>
    </SheetDialog>
  );
}
