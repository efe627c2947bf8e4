import { formListsTexts, matrixTexts } from '@commissary/catalog';
import { isGroup, isList, isReference, type List, widenTarget } from '@commissary/schema';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { effectiveOf } from '../../snapshot/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { useForm } from '../state/index.ts';
import { listAcross, type Matrix, type MatrixContext, matrixAcross, matrixOf } from './matrix.ts';
import { MatrixTable } from './matrix-table.tsx';

export interface MatrixSectionProps {
  readonly list: List<unknown>;
  readonly path: string;
}

/** A list with a member for each target of its references: all of their values in one table, with its keys. */
export function MatrixSection({ list, path }: MatrixSectionProps) {
  const draw = useCallback((context: MatrixContext) => matrixOf(list, path, context), [list, path]);
  const matrix = useMatrix(list, draw);
  return <Table matrix={matrix} path={path} label={list.label} corner={cornerOf(list)} />;
}

export interface MatrixBlockProps {
  /** The `matrix` of a block. */
  readonly target: string;
  /** The path of the member whose block it is. */
  readonly path: string;
  readonly label: string;
}

/** What a member has in the members of another list, in one table: a column for each of those. */
export function MatrixBlock({ target, path, label }: MatrixBlockProps) {
  const { store } = useForm();
  const list = listAcross(target, store.session().opened.definition);
  const draw = useCallback((context: MatrixContext) => matrixAcross(target, `${path}/id`, context), [target, path]);
  const matrix = useMatrix(list, draw);
  return (
    <Table matrix={matrix} path={target.slice(0, target.indexOf('/[]'))} label={label} corner={matrixTexts.value} />
  );
}

interface TableProps extends Pick<MatrixBlockProps, 'path' | 'label'> {
  readonly matrix: Matrix;
  readonly corner: string;
}

function Table({ matrix, path, label, corner }: TableProps) {
  if (matrix.columns.length === 0 || matrix.rows.length === 0)
    return <p className="tone-2 pad-x-24 pad-y-16">{formListsTexts.emptyList(label.toLowerCase())}</p>;
  return <MatrixTable matrix={matrix} lines={matrix.rows} path={path} label={label} corner={corner} compact />;
}

/** The names of the rows: what the list, or the first list inside it, has one member for. */
const cornerOf = ({ item, keyedBy = [] }: List<unknown>): string => {
  if (!isGroup(item)) return '';
  const [first] = keyedBy;
  return (keyedBy.length > 1 && first !== undefined && item.shape[first]?.label) || matrixTexts.value;
};

/** The rows and columns; they change when the members that they stand for do, and not with a value. */
const useMatrix = (list: List<unknown> | undefined, draw: (context: MatrixContext) => Matrix): Matrix => {
  const { store, isShown } = useForm();
  const sources = useMemo(() => (list === undefined ? [] : sourcesOf(list)), [list]);
  const last = useRef<{ readonly session: EditSession; readonly draw: unknown; readonly matrix: Matrix } | null>(null);
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
    if (last.current?.session === session && last.current.draw === draw) return last.current.matrix;
    const { definition } = session.opened;
    const next = draw({ definition, document: effectiveOf(session.opened, contentOf(session)), isShown });
    const matrix = last.current !== null && isSameMatrix(last.current.matrix, next) ? last.current.matrix : next;
    last.current = { session, draw, matrix };
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
