import { formListsTexts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../notifications/index.ts';
import { SheetDialog } from '../../ui/index.ts';
import { removeMembers } from '../actions/index.ts';
import { contentOf } from '../edit-session/index.ts';
import { isReferredTo, UsagesList, usedRowsOf } from '../references/index.ts';
import { type ListRow, listRow, mayRemoveRow, referredRows } from '../rows/index.ts';
import { useForm } from '../state/index.ts';
import type { SelectedRowsProps } from './selected-rows-props.ts';

/** The usages of more rows than these are counted and not listed. */
const listed = 20;

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
  const ask = async () => {
    const session = store.session();
    const rows = selection.selected
      .map(position => listRow(session.opened, contentOf(session), list, path, position))
      .filter(row => mayRemoveRow(session.opened, list, row));
    if (rows.length === 0) return void notify('info', formListsTexts.noneRemovable);
    setPending(true);
    const ids = new Set(rows.map(({ id }) => id));
    const here = referredRows(session, path, ids);
    // Where the usages cannot be loaded, removing is allowed: it is one step, and can be undone.
    const saved = isReferredTo(address.kind, path)
      ? await client.fetchQuery(usedRowsOf(address, path)).catch(() => undefined)
      : undefined;
    setPending(false);
    const usedIds = new Set([...here, ...(saved?.rows ?? []).map(({ id }) => id)]);
    const used = rows.filter(({ id }) => usedIds.has(id));
    if (used.length === 0 && rows.length === selection.selected.length) take(rows);
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
        {formListsTexts[`${word}Selected`](selection.selected.length)}
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
    used.length > listed && formListsTexts.moreUsedRows(used.length - listed),
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
        {used.slice(0, listed).map(row => (
          <UsagesList key={row.id} row={row} />
        ))}
      </div>
    </SheetDialog>
  );
}
