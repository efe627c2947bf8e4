import { formatCount } from '@commissary/domain';
import { labelsAt, valueAt, wordsAt } from '@commissary/schema';
import { Button } from '@mantine/core';
import type { DocumentAddress } from '../../cache/documents.ts';
import { effectiveOf, savedContent } from '../../form/opened.ts';
import { hrefOfPath } from '../../form/screen-of-path.ts';
import { resetWords } from '../../form/words.ts';
import { AppLink } from '../../shell/app-link.tsx';
import styles from './sheet.module.css';
import { clashAt } from './sheet-clashes.ts';
import { cellsIn, type Grid, type Selection } from './sheet-grid.ts';
import { aroundAt, type CellAt, cellState, type Places, resetCells } from './sheet-state.ts';
import type { Sheet } from './use-sheet.ts';

export interface CellLineProps {
  readonly address: DocumentAddress;
  readonly grid: Grid;
  readonly places: Places;
  readonly sheet: Sheet;
  readonly selection: Selection;
  readonly nameOf: (tenantId: string) => string;
}

/** The cell under the cursor in words: whose its value is, what is wrong with it, and the way back to the value above. */
export function CellLine({ address, grid, places, sheet, selection, nameOf }: CellLineProps) {
  const cell = grid.at(selection.cursor.row, selection.cursor.column);
  const state = cell && cellState(places, sheet.pending, cell);
  const around = cell && aroundAt(places, sheet.pending, cell.tenantId);
  if (cell === undefined || state === undefined || around === undefined) return null;
  const { bad, closed, locked, overridden, source, parentSource, parentValue } = state;
  const chosen = cellsIn(grid, selection);
  const parent = wordsAt(around.definition, around.document, cell.path, parentValue);
  const opened = places.get(cell.tenantId);
  const saved = opened && valueAt(effectiveOf(opened, savedContent(opened)), cell.path);
  const theirs = wordsAt(around.definition, around.document, cell.path, saved);
  const isOwn = (one: CellAt) => cellState(places, sheet.pending, one)?.overridden === true;
  const href =
    closed === 'whole' ? hrefOfPath({ ...address, tenantId: cell.tenantId }, cell.path, { field: cell.path }) : null;
  const reset = () => sheet.act(now => resetCells(places, now, chosen));
  return (
    <div className={styles.line}>
      <p role="status">
        <b>
          {nameOf(cell.tenantId)}, {labelsAt(around.definition, around.document, cell.path).join(' › ')}:
        </b>{' '}
        {closed === 'absent'
          ? 'Not used here.'
          : clashAt(places, sheet.pending, cell) !== undefined
            ? `Somebody else changed this meanwhile, to ${theirs}. Save, and choose whose value it gets.`
            : bad !== undefined
              ? `“${bad.text}” is not taken. ${bad.reason}`
              : locked?.why === 'right'
                ? `Cannot be changed here. Needs ${locked.needs}.`
                : locked !== undefined
                  ? 'Cannot be changed here.'
                  : overridden
                    ? `Set here. ${parentSource === 'group' ? 'Group' : 'Company'}: ${parent}`
                    : `From ${source === 'group' ? 'the group' : 'the company'}.`}
        {href !== null && (
          <>
            {' '}
            <AppLink href={href}>Edit it on its own screen</AppLink>
          </>
        )}
      </p>
      <Button variant="default" disabled={!chosen.some(isOwn)} onClick={reset}>
        {chosen.length > 1
          ? `Use the values above for ${formatCount(chosen.length, 'cell')}`
          : resetWords(parentSource, parent)}
      </Button>
    </div>
  );
}
