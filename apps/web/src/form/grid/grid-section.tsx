import { gridTexts } from '@commissary/catalog';
import { type Grid, isGroup, type List } from '@commissary/schema';
import { CloseButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { removeMember } from '../actions/index.ts';
import type { ListComponent, RowsComponent } from '../fields/index.ts';
import { RemoveAction } from '../references/index.ts';
import { mayRemoveRow } from '../rows/index.ts';
import { fieldElementId, useForm } from '../state/index.ts';
import styles from './grid.module.css';
import { GridBoard, useGridRows } from './grid-board.tsx';

export interface GridSectionProps {
  readonly list: List<unknown>;
  readonly path: string;
  readonly grid: Grid;
  readonly List: ListComponent;
  readonly Rows: RowsComponent;
}

const nothing: ReadonlySet<string> = new Set();

/** The members of a list in the cells of a grid, one after the other opened below. */
export function GridSection({ list, path, grid, List, Rows }: GridSectionProps) {
  const { store, target } = useForm();
  const rows = useGridRows(path);
  const [open, setOpen] = useState<string | null>(null);
  const [selected, setSelected] = useState(nothing);
  const requested = rows.find(row => target?.startsWith(row.path))?.id ?? null;
  useEffect(() => {
    if (requested !== null) setOpen(requested);
  }, [requested]);
  const shown = rows.find(({ id }) => id === open);
  return (
    <>
      <GridBoard {...{ list, path, grid, open, selected }} onOpen={setOpen} onSelect={setSelected} />
      {shown !== undefined && isGroup(list.item) && (
        <div className="line-above" id={fieldElementId(shown.path)} data-path={shown.path}>
          <div className={`${styles.head} row align-center gap-8`}>
            <h3>{shown.name}</h3>
            {mayRemoveRow(store.session().opened, list, shown) && (
              <RemoveAction word="remove" name={shown.name} onClick={() => removeMember(store, shown.path)} />
            )}
            <CloseButton aria-label={gridTexts.close(shown.name)} onClick={() => setOpen(null)} />
          </div>
          <Rows group={list.item} path={shown.path} List={List} />
        </div>
      )}
    </>
  );
}
