import { deliveryTexts } from '@commissary/catalog';
import type { Area, MapPoint } from '@commissary/domain';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { stopTyping } from '../../form/actions/index.ts';
import { change } from '../../form/edit-session/index.ts';
import { useForm } from '../../form/state/index.ts';
import { screenPointIn } from './use-viewport.ts';
import { type MapZone, zonePath } from './use-zones.ts';
import { pointAt, type ScreenPoint, screenPointOf, type Viewport } from './viewport.ts';
import styles from './zone-map.module.css';
import { editsAt, type Handle, handlesOf, midpointsOf, type ZoneEdit } from './zone-shapes.ts';

/** The points of a zone: draggable, reached with the Tab key and moved with the arrows. */
export function Handles({ view, zone: { id, name, area } }: { readonly view: Viewport; readonly zone: MapZone }) {
  const { store } = useForm();
  const path = zonePath(id);
  const put = (edits: readonly ZoneEdit[], typing: boolean) =>
    store.write(change(store.session(), editsAt(path, edits), typing ? path : null), [path]);
  return (
    <>
      {handlesOf(area).map(handle => (
        <Grip
          key={handle.key}
          view={view}
          handle={handle}
          name={deliveryTexts.partOfZone(handle.name, name)}
          onPut={edits => put(edits, true)}
          onRemove={edits => put(edits, false)}
          onDone={() => stopTyping(store)}
        />
      ))}
      <Betweens view={view} area={area} name={name} onAdd={edits => put(edits, false)} />
    </>
  );
}

const arrows: Readonly<Record<string, ScreenPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Pixels for a press of an arrow; with Shift a single one. */
const stride = 8;

interface GripProps {
  readonly view: Viewport;
  readonly handle: Handle;
  readonly name: string;
  readonly onPut: (edits: readonly ZoneEdit[]) => void;
  readonly onRemove: (edits: readonly ZoneEdit[]) => void;
  readonly onDone: () => void;
}

function Grip({ view, handle, name, onPut, onRemove, onDone }: GripProps) {
  // A rectangle may turn over while it is dragged; the drag continues with the corner that was grabbed.
  const held = useRef<Handle | null>(null);
  const drag = (event: PointerEvent<HTMLElement>) => {
    const map = event.currentTarget.closest('[data-map]');
    if (held.current === null || map === null) return;
    onPut(held.current.move(pointAt(view, screenPointIn(map, event))));
  };
  const drop = () => {
    held.current = null;
    onDone();
  };
  const keys = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') {
      if (event.altKey || handle.remove === undefined) return;
      onRemove(handle.remove);
    } else if (by !== undefined) {
      const { x, y } = screenPointOf(view, handle.point);
      const far = event.shiftKey ? 1 : stride;
      onPut(handle.move(pointAt(view, { x: x + by.x * far, y: y + by.y * far })));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      className={styles.grip}
      style={offset(view, handle.point)}
      aria-label={name}
      onPointerDown={event => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = handle;
      }}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onKeyDown={keys}
      onBlur={onDone}
    />
  );
}

interface BetweensProps {
  readonly view: Viewport;
  readonly area: Area;
  readonly name: string;
  readonly onAdd: (edits: readonly ZoneEdit[]) => void;
}

function Betweens({ view, area, name, onAdd }: BetweensProps) {
  return midpointsOf(area).map(between => (
    <button
      key={between.name}
      type="button"
      className={styles.between}
      style={offset(view, between.point)}
      aria-label={deliveryTexts.partOfZone(between.name, name)}
      onPointerDown={event => event.stopPropagation()}
      onClick={() => onAdd(between.add)}
    >
      <IconPlus size={10} stroke={3} aria-hidden />
    </button>
  ));
}

const offset = (view: Viewport, point: MapPoint) => {
  const { x, y } = screenPointOf(view, point);
  return { insetInlineStart: `${x.toFixed(1)}px`, insetBlockStart: `${y.toFixed(1)}px` };
};
