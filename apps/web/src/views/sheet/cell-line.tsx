import { formatCount } from '@commissary/domain';
import { labelsAt, wordsAt } from '@commissary/schema';
import { Button } from '@mantine/core';
import { resetWords } from '../../form/words.ts';
import styles from './sheet.module.css';
import { cellsIn, type Grid, type Selection } from './sheet-grid.ts';
import { aroundAt, type CellAt, cellState, type Places, resetCells } from './sheet-state.ts';
import type { Sheet } from './use-sheet.ts';

export interface CellLineProps {
  readonly grid: Grid;
  readonly places: Places;
  readonly sheet: Sheet;
  readonly selection: Selection;
  readonly nameOf: (tenantId: string) => string;
}

/** The cell under the cursor in words: whose its value is, what is wrong with it, and the way back to the value above. */
export function CellLine({ grid, places, sheet, selection, nameOf }: CellLineProps) {
  const cell = grid.at(selection.cursor.row, selection.cursor.column);
  const state = cell && cellState(places, sheet.pending, cell);
  const around = cell && aroundAt(places, sheet.pending, cell.tenantId);
  if (cell === undefined || state === undefined || around === undefined) return null;
  const { bad, locked, overridden, source, parentSource, parentValue } = state;
  const chosen = cellsIn(grid, selection);
  const parent = wordsAt(around.definition, around.document, cell.path, parentValue);
  const isOwn = (one: CellAt) => cellState(places, sheet.pending, one)?.overridden === true;
  const reset = () => sheet.act(now => resetCells(places, now, chosen));
  return (
    <div className={styles.line}>
      <p role="status">
        <b>
          {nameOf(cell.tenantId)}, {labelsAt(around.definition, around.document, cell.path).join(' › ')}:
        </b>{' '}
        {bad !== undefined
          ? `“${bad.text}” is not taken. ${bad.reason}`
          : locked?.why === 'right'
            ? `Cannot be changed here. Needs ${locked.needs}.`
            : locked !== undefined
              ? 'Cannot be changed here.'
              : overridden
                ? `Set here. ${parentSource === 'group' ? 'Group' : 'Company'}: ${parent}`
                : `From ${source === 'group' ? 'the group' : 'the company'}.`}
      </p>
      <Button variant="default" disabled={!chosen.some(isOwn)} onClick={reset}>
        {chosen.length > 1
          ? `Use the values above for ${formatCount(chosen.length, 'cell')}`
          : resetWords(parentSource, parent)}
      </Button>
    </div>
  );
}
