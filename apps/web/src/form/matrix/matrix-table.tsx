import { formTexts, inputsTexts, matrixTexts } from '@commissary/catalog';
import { isBelow } from '@commissary/schema';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { effectiveOf } from '../../snapshot/index.ts';
import {
  CellGrid,
  type CellPosition,
  cellPosition,
  type GridLine,
  InAside,
  LevelIcon,
  type Selection,
} from '../../ui/index.ts';
import { applyEdits } from '../actions/index.ts';
import { contentOf } from '../edit-session/index.ts';
import { offeredNames } from '../inputs/index.ts';
import { type FormStore, useForm } from '../state/index.ts';
import styles from './matrix.module.css';
import type { Matrix } from './matrix.ts';
import { MatrixCellText } from './matrix-cell.tsx';
import {
  cellIn,
  cellText,
  editsOfClearing,
  editsOfReset,
  editsOfSwitch,
  editsOfTexts,
  formulaResult,
  isEditable,
} from './matrix-edits.ts';
import { MatrixStatus } from './matrix-status.tsx';
import { OptionCell } from './option-cell.tsx';

export interface MatrixTableProps {
  readonly matrix: Matrix;
  /** The heads of the rows. */
  readonly lines: readonly GridLine[];
  /** The heads of the columns, where they are more than names. */
  readonly heads?: readonly GridLine[];
  /** The path that all values are below. */
  readonly path: string;
  readonly label: string;
  /** The head above the names of the rows. */
  readonly corner: string;
  /** As high as its rows: for a table of a few. */
  readonly compact: boolean;
}

/** Values as a table with the keys of a spreadsheet, and the source of the one under the cursor beside it. */
export function MatrixTable({ matrix, lines, heads, path, label, corner, compact }: MatrixTableProps) {
  const { store, level, levels } = useForm();
  const grid = useRef<HTMLTableElement>(null);
  const [selected, setSelection] = useState<Selection>(cellPosition(0, 0));
  useRequestedCell(matrix, at => {
    setSelection(at);
    grid.current?.focus({ preventScroll: true });
  });
  const { row, column } = selected.cursor;
  const selection = row < matrix.rows.length && column < matrix.columns.length ? selected : cellPosition(0, 0);
  const act = (editsOf: typeof editsOfReset) => (positions: readonly CellPosition[]) =>
    applyEdits(store, editsOf(store, matrix, positions));
  const cell = cellIn(matrix, selection.cursor);
  const titleAt = ({ row, column }: CellPosition) => ({
    column: matrix.columns[column] ?? '',
    row: matrix.rows[row]?.label ?? '',
  });
  const switchAt = (position: CellPosition) => applyEdits(store, editsOfSwitch(store, matrix, position));
  const hasOptions = matrix.rows[0]?.cells.some(({ option }) => option !== undefined) === true;
  const isTree = heads !== undefined;
  // The rows of a tree say where their values come from.
  const nameOf = useMemo(() => (isTree ? noName : namesIn(matrix)), [matrix, isTree]);
  return (
    <div className={styles.frame} data-level={level}>
      <div className={styles.matrix}>
        <div className={`${styles.table} min-width-0`}>
          <CellGrid
            ref={grid}
            compact={compact}
            idPrefix={`cell${path}`}
            label={label}
            corner={corner}
            rows={lines}
            columns={heads ?? matrix.columns.map(label => ({ label }))}
            selection={selection}
            onSelect={setSelection}
            textAt={position => {
              const at = cellIn(matrix, position);
              return at === undefined ? '' : cellText(store.session(), at);
            }}
            isReadOnly={position => {
              const at = cellIn(matrix, position);
              return at === undefined || !isEditable(store, at);
            }}
            optionsAt={position => {
              const { opened } = store.session();
              const at = cellIn(matrix, position);
              const document = effectiveOf(opened, contentOf(store.session()));
              if (at?.option !== undefined) return undefined;
              return at && offeredNames(at.field, { definition: opened.definition, document, path: at.path });
            }}
            hintFor={(position, text) => hintOf(store, matrix, position, text)}
            onOpen={position => {
              const edits = editsOfSwitch(store, matrix, position);
              applyEdits(store, edits);
              return edits.length > 0;
            }}
            onTexts={texts => applyEdits(store, editsOfTexts(store, matrix, texts))}
            onClear={act(editsOfClearing)}
            onReset={act(editsOfReset)}
          >
            {position => {
              const at = cellIn(matrix, position);
              if (at?.option === undefined)
                return (
                  at && (
                    <MatrixCellText
                      {...{ path: at.path, row: position.row, nameOf }}
                      emptyIsMissing={matrix.emptyIsMissing === true}
                    />
                  )
                );
              return (
                <OptionCell
                  path={at.path}
                  option={at.option}
                  label={matrixTexts.optionIn(titleAt(position).column, titleAt(position).row)}
                  onSwitch={() => switchAt(position)}
                />
              );
            }}
          </CellGrid>
          <div className={`${styles.foot} text-12 tone-2 line-above`}>
            <p>
              {hasOptions
                ? matrixTexts.optionKeys
                : matrixTexts.keys(
                    matrix.rows.some(({ cells }) => cells.some(({ field }) => field.kind.name === 'money')),
                  )}
              {level !== 'company' && levels && !hasOptions && ` ${matrixTexts.resetKey}`}
            </p>
            {level !== 'company' && levels && <MatrixLegend />}
          </div>
        </div>
        {cell !== undefined && (
          <InAside>
            <MatrixStatus
              cell={cell}
              listPath={path}
              title={`${matrix.columns[selection.cursor.column]}, ${matrix.rows[selection.cursor.row]?.label}`}
            />
          </InAside>
        )}
      </div>
    </div>
  );
}

const noName = (): undefined => undefined;

/** What the colors and words in the cells mean at a group or a location. */
function MatrixLegend() {
  const { level, names } = useForm();
  return (
    <ul className={`${styles.legend} row wrap`}>
      <li data-level={level}>
        <LevelIcon level={level} /> {formTexts.setFor(names[level])}
      </li>
      {level === 'location' && names.group !== '' && (
        <li data-level="group">
          <LevelIcon level="group" /> {formTexts.inheritedFrom(names.group)}
        </li>
      )}
      <li>{formTexts.inheritedFrom(names.company)}</li>
      <li>{matrixTexts.legendInherited}</li>
    </ul>
  );
}

/** The name of the cell that another one inherits from: of its row, or of its column in the same row. */
const namesIn = ({ rows, columns }: Matrix) => {
  const places = new Map(
    rows.flatMap(({ cells }, row) => cells.map(({ path }, column) => [path, { row, column }] as const)),
  );
  return (path: string, row: number): string | undefined => {
    const from = places.get(path);
    return from?.row === row ? columns[from.column] : from && rows[from.row]?.label;
  };
};

/** Calls back with the cell that an address, a problem or a list of changes leads to. */
const useRequestedCell = (matrix: Matrix, onRequest: (at: Selection) => void): void => {
  const { target } = useForm();
  const found = useEffectEvent(onRequest);
  useEffect(() => {
    if (target === null) return;
    for (const [row, { cells }] of matrix.rows.entries()) {
      const column = cells.findIndex(({ path }) => isBelow(target, path));
      if (column >= 0) return found(cellPosition(row, column));
    }
  }, [matrix, target]);
};

const hintOf = (store: FormStore, matrix: Matrix, at: CellPosition, text: string): ReactNode => {
  const found = formulaResult(store, matrix, at, text);
  if (found === undefined) return undefined;
  return found.result === undefined
    ? inputsTexts.noPriceToStart
    : matrixTexts.formulaResult(found.start ?? '', found.result);
};
