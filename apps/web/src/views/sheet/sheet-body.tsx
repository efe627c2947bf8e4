import { useCallback, useMemo, useState } from 'react';
import type { DocumentAddress } from '../../cache/documents.ts';
import { CellLine } from './cell-line.tsx';
import { SheetBar } from './sheet-bar.tsx';
import type { SheetField } from './sheet-fields.ts';
import { at, gridOf, type Selection, type SheetPlace } from './sheet-grid.ts';
import type { Places } from './sheet-state.ts';
import { SheetTable } from './sheet-table.tsx';
import { useSheet } from './use-sheet.ts';

export interface SheetBodyProps {
  readonly address: DocumentAddress;
  readonly places: Places;
  readonly fields: readonly SheetField[];
  readonly named: readonly SheetPlace[];
}

/** The table, the line about the cell under the cursor, and what is not saved. */
export function SheetBody({ address, places, fields, named }: SheetBodyProps) {
  const sheet = useSheet(address, places);
  const [wanted, setSelection] = useState<Selection>(at(0, 0));
  const grid = useMemo(() => gridOf(fields, named), [fields, named]);
  const { row, column } = wanted.cursor;
  const selection = row < grid.rows.length && column < grid.columns.length ? wanted : at(0, 0);
  const nameOf = useCallback((id: string) => named.find(({ tenantId }) => tenantId === id)?.name ?? id, [named]);
  return (
    <>
      <CellLine address={address} grid={grid} places={places} sheet={sheet} selection={selection} nameOf={nameOf} />
      <SheetTable
        address={address}
        grid={grid}
        places={places}
        sheet={sheet}
        selection={selection}
        onSelect={setSelection}
      />
      <SheetBar places={places} sheet={sheet} nameOf={nameOf} />
    </>
  );
}
