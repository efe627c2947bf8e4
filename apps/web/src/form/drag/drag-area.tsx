import { dragTexts } from '@commissary/catalog';
import type { List } from '@commissary/schema';
import { Box } from '@mantine/core';
import {
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import { moveMembers } from '../actions/index.ts';
import { contentOf } from '../edit-session/index.ts';
import type { MoveRequest } from '../move/index.ts';
import { listOrder, listRow, type RowPosition } from '../rows/index.ts';
import { useForm } from '../state/index.ts';
import styles from './drag.module.css';
import { DragContext } from './drag-context.ts';
import { dropAnchor, type Lift, liftOf, liftTo, rowsAfter } from './drag-order.ts';
import { startsDrag } from './press.ts';
import { usePresses } from './use-presses.ts';

/** Loaded with the first drop onto another parent. */
const MoveDialog = lazyComponent(async () => (await import('../move/index.ts')).MoveDialog);
/** Loaded when the pointer first comes near rows. */
const RowDrag = lazyComponent(async () => (await import('./row-drag.tsx')).RowDrag, { optional: true });

export interface DragAreaProps {
  readonly list: List<unknown>;
  readonly listPath: string;
  /** As they are shown. */
  readonly rows: readonly RowPosition[];
  readonly selected?: ReadonlySet<string>;
  /** False where the order of the rows is fixed, or is not their own. */
  readonly movable: boolean;
  /** Focuses what a selector names in a row, wherever it is. */
  readonly focusRow?: RefObject<((index: number, stop: string) => void) | null>;
  /** Renders the rows in the order that a drop would give them. */
  readonly children: (rows: readonly RowPosition[]) => ReactNode;
}

const handle = '[data-drag-handle]';
const nothingSelected: ReadonlySet<string> = new Set();

/**
 * Rows that are put into another order: by pointer, by a finger after a long press, and by keyboard, where they follow
 * the arrow keys until they are dropped. A drop is one step of undo, and may be onto another parent.
 */
export function DragArea(props: DragAreaProps) {
  const { list, listPath, rows, selected = nothingSelected, movable, focusRow, children } = props;
  const { store } = useForm();
  const area = useRef<HTMLDivElement>(null);
  const { begin, early, isNear, onNear, handlers } = usePresses(startsDrag);
  const [lift, setLift] = useState<Lift | null>(null);
  const [said, setSaid] = useState('');
  const [moving, setMoving] = useState<MoveRequest | null>(null);
  const nameOf = useCallback(
    ({ ids: [id = '', ...others] }: Lift): string => {
      const row = rows.find(one => one.id === id);
      if (others.length > 0 || row === undefined) return dragTexts.rows(others.length + 1);
      const session = store.session();
      return listRow(session.opened, contentOf(session), list, listPath, row).name;
    },
    [rows, store, list, listPath],
  );
  const drop = useCallback(
    (dropped: Lift) => {
      const session = store.session();
      const after = dropAnchor(listOrder(session.opened, contentOf(session), listPath), rows, dropped);
      if (after !== undefined) moveMembers(store, listPath, dropped.ids, after);
      setLift(null);
      setSaid(dragTexts.dropped(nameOf(dropped), dropped.at + 1, rows.length));
    },
    [store, listPath, rows, nameOf],
  );
  const dropOnto = useCallback(
    (dropped: Lift, to: string) => {
      const paths = rows.filter(({ id }) => dropped.ids.includes(id)).map(({ path }) => path);
      setMoving({ listPath, paths, what: nameOf(dropped), to });
    },
    [rows, listPath, nameOf],
  );
  const cancel = useCallback(
    (canceled: Lift) => {
      setLift(null);
      setSaid(dragTexts.canceled(nameOf(canceled), liftOf(rows, selected, canceled.ids[0] ?? '').at + 1, rows.length));
    },
    [rows, selected, nameOf],
  );
  const context = useMemo(
    () => ({
      lifted: new Set(lift?.ids),
      lift: (id: string) => {
        const lifted = liftOf(rows, selected, id);
        setLift(lifted);
        setSaid(dragTexts.lifted(nameOf(lifted), lifted.at + 1, rows.length));
      },
    }),
    [lift, rows, selected, nameOf],
  );
  const focus = useCallback(
    (index: number) => {
      const inArea = `[data-index="${index}"] > ${handle}, [data-index="${index}"] [data-row] ${handle}`;
      if (focusRow === undefined) area.current?.querySelector<HTMLElement>(inArea)?.focus();
      else focusRow.current?.(index, handle);
    },
    [focusRow],
  );
  const at = lift?.at;
  useEffect(() => {
    if (at !== undefined) focus(at);
  }, [at, focus]);
  // A row that was dropped or taken back keeps the focus, which it loses where its element moves.
  const settled = useRef<string | null>(null);
  useEffect(() => {
    if (lift !== null || settled.current === null) return;
    focus(rows.findIndex(({ id }) => id === settled.current));
    settled.current = null;
  }, [lift, rows, focus]);
  useEffect(() => {
    if (lift === null) return;
    const leave = () => cancel(lift);
    window.addEventListener('pointerdown', leave);
    return () => window.removeEventListener('pointerdown', leave);
  }, [lift, cancel]);
  const keys = (event: KeyboardEvent) => {
    if (lift === null || event.key === 'Tab') return;
    const to = { ArrowUp: lift.at - 1, ArrowLeft: lift.at - 1, ArrowDown: lift.at + 1, ArrowRight: lift.at + 1 };
    const ends = { Home: 0, End: rows.length };
    const next = { ...to, ...ends }[event.key];
    event.preventDefault();
    event.stopPropagation();
    const isDrop = event.key === ' ' || event.key === 'Enter';
    if (isDrop || event.key === 'Escape') settled.current = lift.ids[0] ?? null;
    if (isDrop) drop(lift);
    else if (event.key === 'Escape') cancel(lift);
    else if (next !== undefined) {
      const moved = liftTo(rows, lift, next);
      setLift(moved);
      setSaid(dragTexts.at(nameOf(moved), moved.at + 1, rows.length));
    }
  };
  const drags = movable && {
    // Not `onPointerEnter`: React does not call it for what appears below a pointer that rests.
    onPointerOver: onNear,
    ...handlers,
    onDragStart: (event: DragEvent) => event.preventDefault(),
    onKeyDownCapture: keys,
    onBlurCapture: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (lift !== null && relatedTarget !== null && !currentTarget.contains(relatedTarget)) cancel(lift);
    },
  };
  // The same elements around rows that cannot be moved: a search, which makes them so, would draw each row anew.
  return (
    <DragContext value={movable ? context : null}>
      <Box ref={area} className={styles.area ?? ''} data-drag-area {...drags}>
        {movable && (
          <p className="visually-hidden" aria-live="assertive">
            {said}
          </p>
        )}
        {children(movable && lift !== null ? rowsAfter(rows, lift) : rows)}
        {movable && isNear && (
          <RowDrag
            area={area}
            begin={begin}
            early={early}
            listPath={listPath}
            rows={rows}
            selected={selected}
            nameOf={nameOf}
            onSay={setSaid}
            onDrop={drop}
            onDropOnto={dropOnto}
            onCancel={cancel}
          />
        )}
      </Box>
      {moving !== null && <MoveDialog request={moving} onClose={() => setMoving(null)} />}
    </DragContext>
  );
}
