import { useCallback, useMemo, useState } from 'react';
import type { DocumentAddress } from '../../cache/documents.ts';
import { ClashQuestions } from '../../form/clash-dialog.tsx';
import { ownZone } from '../../shell/clock-words.ts';
import { CellLine } from './cell-line.tsx';
import { SheetBar } from './sheet-bar.tsx';
import { clashRows } from './sheet-clashes.ts';
import type { SheetField } from './sheet-fields.ts';
import { at, gridOf, type Selection } from './sheet-grid.ts';
import type { Places } from './sheet-state.ts';
import { SheetTable } from './sheet-table.tsx';
import { type SheetSteps, useSheet } from './use-sheet.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface SheetBodyProps {
  readonly address: DocumentAddress;
  readonly places: Places;
  readonly steps: SheetSteps;
  readonly newest: () => Places;
  readonly fields: readonly SheetField[];
  /** The rows or columns. */
  readonly shown: readonly Named[];
  /** Every location that may come up. */
  readonly named: readonly Named[];
}

/** The table, the line about the cell under the cursor, and what is not saved. */
export function SheetBody({ address, steps, places, newest, fields, shown, named }: SheetBodyProps) {
  const sheet = useSheet(address, steps, places, newest);
  const [wanted, setSelection] = useState<Selection>(at(0, 0));
  const grid = useMemo(
    () =>
      gridOf(
        fields,
        shown.map(({ id, name }) => ({ tenantId: id, name })),
      ),
    [fields, shown],
  );
  const { row, column } = wanted.cursor;
  const selection = row < grid.rows.length && column < grid.columns.length ? wanted : at(0, 0);
  const nameOf = useCallback((id: string) => named.find(one => one.id === id)?.name ?? id, [named]);
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
      {sheet.asking && (
        <ClashQuestions
          rows={clashRows(places, sheet.pending, nameOf)}
          zone={ownZone()}
          title="values of this sheet"
          place="each place"
          text={null}
          onChoose={sheet.choose}
          onKeep={sheet.keepAsDraft}
        />
      )}
      <SheetBar places={places} sheet={sheet} nameOf={nameOf} />
    </>
  );
}
