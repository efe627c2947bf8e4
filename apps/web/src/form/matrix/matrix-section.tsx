import { formListsTexts, formTexts, matrixTexts } from '@commissary/catalog';
import { isBelow, isGroup, isList, isReference, type List, widenTarget } from '@commissary/schema';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { effectiveOf } from '../../snapshot/index.ts';
import { CellGrid, type CellPosition, cellPosition, InAside, LevelIcon, type Selection } from '../../ui/index.ts';
import { applyEdits } from '../actions/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { offeredNames } from '../inputs/index.ts';
import { type FormStore, useForm } from '../state/index.ts';
import styles from './matrix.module.css';
import { type Matrix, matrixOf } from './matrix.ts';
import { MatrixCellText } from './matrix-cell.tsx';
import { cellIn, cellText, editsOfClearing, editsOfReset, editsOfTexts, formulaResult } from './matrix-edits.ts';
import { MatrixStatus } from './matrix-status.tsx';

export interface MatrixSectionProps {
  readonly list: List<unknown>;
  readonly path: string;
}

/** A list with a member for each target of its references: all of their values in one table, with its keys. */
export function MatrixSection({ list, path }: MatrixSectionProps) {
  const { store, level, levels } = useForm();
  const matrix = useMatrix(list, path);
  const grid = useRef<HTMLTableElement>(null);
  const [wanted, setSelection] = useState<Selection>(cellPosition(0, 0));
  useRequestedCell(matrix, at => {
    setSelection(at);
    grid.current?.focus({ preventScroll: true });
  });
  const { row, column } = wanted.cursor;
  const selection = row < matrix.rows.length && column < matrix.columns.length ? wanted : cellPosition(0, 0);
  if (matrix.columns.length === 0 || matrix.rows.length === 0)
    return <p className={styles.empty}>{formListsTexts.emptyList(list.label.toLowerCase())}</p>;
  const act = (editsOf: typeof editsOfReset) => (positions: readonly CellPosition[]) =>
    applyEdits(store, editsOf(store, matrix, positions), path);
  const cell = cellIn(matrix, selection.cursor);
  const nameOf = namesIn(matrix);
  return (
    <div className={styles.frame} data-level={level}>
      <div className={styles.matrix}>
        <div className={styles.table}>
          <CellGrid
            ref={grid}
            compact
            idPrefix={`cell${path}`}
            label={list.label}
            corner={cornerOf(list)}
            rows={matrix.rows}
            columns={matrix.columns.map(label => ({ label }))}
            selection={selection}
            onSelect={setSelection}
            textAt={position => {
              const at = cellIn(matrix, position);
              return at === undefined ? '' : cellText(store.session(), at);
            }}
            isReadOnly={position => {
              const at = cellIn(matrix, position);
              return at === undefined || store.state(at.path).locked !== undefined;
            }}
            optionsAt={position => {
              const { opened } = store.session();
              const at = cellIn(matrix, position);
              const document = effectiveOf(opened, contentOf(store.session()));
              return at && offeredNames(at.field, { definition: opened.definition, document, path: at.path });
            }}
            hintFor={(position, text) => hintOf(store, matrix, position, text)}
            onTexts={texts => applyEdits(store, editsOfTexts(store, matrix, texts), path)}
            onClear={act(editsOfClearing)}
            onReset={act(editsOfReset)}
          >
            {position => {
              const at = cellIn(matrix, position);
              return at && <MatrixCellText path={at.path} nameOf={from => nameOf(from, position)} />;
            }}
          </CellGrid>
          <div className={styles.foot}>
            <p>
              {matrixTexts.keys(
                matrix.rows.some(({ cells }) => cells.some(({ field }) => field.kind.name === 'money')),
              )}
              {level !== 'company' && levels && ` ${matrixTexts.resetKey}`}
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

/** What the colors and words in the cells mean at a group or a location. */
function MatrixLegend() {
  const { level, names } = useForm();
  return (
    <ul className={styles.legend}>
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
  return (path: string, at: CellPosition): string | undefined => {
    const from = places.get(path);
    return from?.row === at.row ? columns[from.column] : from && rows[from.row]?.label;
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
  return found.result === undefined ? matrixTexts.noStart : matrixTexts.formulaResult(found.start ?? '', found.result);
};

/** The names of the rows: what the list, or the first list inside it, has one member for. */
const cornerOf = ({ item, keyedBy = [] }: List<unknown>): string => {
  if (!isGroup(item)) return '';
  const [first] = keyedBy;
  return (keyedBy.length > 1 && first !== undefined && item.shape[first]?.label) || matrixTexts.value;
};

/** The rows and columns; they change when the members that they stand for do, and not with a value. */
const useMatrix = (list: List<unknown>, path: string): Matrix => {
  const { store, isShown } = useForm();
  const sources = useMemo(() => sourcesOf(list), [list]);
  const last = useRef<{ readonly session: EditSession; readonly matrix: Matrix } | null>(null);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = sources.map(source => store.subscribe(source, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, sources],
  );
  return useSyncExternalStore(subscribe, () => {
    const session = store.session();
    if (last.current?.session === session) return last.current.matrix;
    const { definition } = session.opened;
    const next = matrixOf(list, path, {
      definition,
      document: effectiveOf(session.opened, contentOf(session)),
      isShown,
    });
    const matrix = last.current !== null && isSameMatrix(last.current.matrix, next) ? last.current.matrix : next;
    last.current = { session, matrix };
    return matrix;
  });
};

const isSameMatrix = (a: Matrix, b: Matrix): boolean => shapeOf(a) === shapeOf(b);

const shapeOf = ({ columns, rows }: Matrix): string =>
  JSON.stringify([columns, rows.map(({ label, heading, cells }) => [label, heading, cells.map(({ path }) => path)])]);

/** The lists whose members are the rows and columns. */
const sourcesOf = (list: List<unknown>): readonly string[] => {
  const { item, keyedBy = [] } = list;
  if (!isGroup(item)) return [];
  const own = keyedBy.flatMap(key => {
    const field = item.shape[key];
    return field !== undefined && isReference(field) ? field.to.map(widenTarget) : [];
  });
  const inside = Object.values(item.shape).flatMap(child =>
    isList(child)
      ? sourcesOf(child)
      : isGroup(child)
        ? Object.values(child.shape).filter(isList).flatMap(sourcesOf)
        : [],
  );
  return [...new Set([...own, ...inside])];
};
