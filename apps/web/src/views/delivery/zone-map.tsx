import { deliveryTexts } from '@commissary/catalog';
import { type Area, contains, type MapPoint, outlineOf, type ZoneOverlaps } from '@commissary/domain';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowsMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addPoint, type Drawing, finished, hintOf, withoutLast } from './drawing.ts';
import { Hatches, MapGrid, Scale } from './map-grid.tsx';
import { Handles } from './map-handles.tsx';
import { AreaShape, Crossings, PinMarkers, ZoneShapes } from './map-shapes.tsx';
import { Attribution, Tiles } from './map-tiles.tsx';
import { useMapPointers, useViewport } from './use-viewport.ts';
import { type MapPin, type MapZone, pointsOnMap } from './use-zones.ts';
import { pointAt, type ScreenPoint, screenPointOf, type Viewport } from './viewport.ts';
import styles from './zone-map.module.css';

export interface ZoneMapProps {
  readonly zones: readonly MapZone[];
  readonly coverage: ZoneOverlaps;
  readonly pins: readonly MapPin[];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
  /** The shape that is being drawn; null = none. */
  readonly drawing: Drawing | null;
  readonly onDrawing: (drawing: Drawing | null) => void;
  readonly onDrawn: (area: Area) => void;
  /** The point of the address that was resolved. */
  readonly asked: MapPoint | null;
  readonly editable: boolean;
}

const newColor = '#6a0bff';
const stride = 64;

/** The zones on a map. Everything on it can be done with a pointer, by touch and with the keyboard. */
export function ZoneMap(props: ZoneMapProps) {
  const { zones, coverage, pins, chosen, onChoose, drawing, onDrawing, onDrawn, asked, editable } = props;
  const box = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLButtonElement>(null);
  const { view, pan, zoom, fit, hold } = useViewport(box, pointsOnMap(zones, pins));
  const [keyed, setKeyed] = useState(false);
  const current = zones.find(({ id }) => id === chosen);
  useEffect(() => {
    if (drawing === null) return;
    hold();
    ground.current?.focus({ preventScroll: true });
  }, [drawing, hold]);
  const step = (next: ReturnType<typeof addPoint>) => ('done' in next ? onDrawn(next.done) : onDrawing(next.drawing));
  const finish = () => {
    const area = drawing === null ? undefined : finished(drawing);
    if (area !== undefined) onDrawn(area);
  };
  const tap = (spot: ScreenPoint) => {
    setKeyed(false);
    ground.current?.focus({ preventScroll: true });
    const point = pointAt(view, spot);
    if (drawing === null) return onChoose(zones.find(({ area }) => contains(area, point))?.id ?? null);
    const last = drawing.spots.at(-1);
    if (isClose(view, drawing.spots[0], spot) && drawing.spots.length > 2) finish();
    else if (last !== undefined && drawing.type === 'polygon' && isClose(view, last, spot)) finish();
    else step(addPoint(drawing, point));
  };
  const pointers = useMapPointers(pan, zoom, tap);
  const keys = (event: KeyboardEvent) => {
    const act = keyActs({ event, drawing, view, pan, zoom, finish, step, onDrawing, onChoose });
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setKeyed(true);
    act();
  };
  const middle = { x: view.width / 2, y: view.height / 2 };
  const askedAt = asked === null ? null : screenPointOf(view, asked);
  return (
    <div className={styles.frame}>
      <div ref={box} className={styles.map} data-map data-drawing={drawing !== null || undefined}>
        <button
          ref={ground}
          type="button"
          className={styles.surface}
          aria-roledescription="map"
          aria-label={deliveryTexts.mapLabel}
          aria-describedby="zone-map-keys"
          onKeyDown={keys}
          {...pointers}
        >
          <svg className={styles.ground} width={view.width} height={view.height} aria-hidden>
            <rect className={styles.paper} width={view.width} height={view.height} />
            <Tiles view={view} />
            <MapGrid view={view} />
            <ZoneShapes view={view} zones={zones} chosen={chosen} />
            <Hatches view={view} coverage={coverage} />
            <Crossings view={view} zones={zones} />
            <PinMarkers view={view} pins={pins} />
            {drawing !== null && <Sketch view={view} drawing={drawing} />}
            {askedAt !== null && <circle className={styles.asked} cx={askedAt.x} cy={askedAt.y} r={8} />}
            {keyed && drawing !== null && (
              <path className={styles.cross} d={`M${middle.x - 14} ${middle.y}h28M${middle.x} ${middle.y - 14}v28`} />
            )}
          </svg>
        </button>
        {editable && drawing === null && current !== undefined && <Handles view={view} zone={current} />}
      </div>
      <div className={`${styles.tools} stack gap-6`}>
        <ActionIcon variant="default" aria-label={deliveryTexts.zoomIn} onClick={() => zoom(1)}>
          <IconPlus size={16} stroke={1.8} />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={deliveryTexts.zoomOut} onClick={() => zoom(-1)}>
          <IconMinus size={16} stroke={1.8} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label={deliveryTexts.fitAllZones}
          onClick={() => fit(current === undefined ? pointsOnMap(zones, pins) : outlineOf(current.area))}
        >
          <IconArrowsMaximize size={16} stroke={1.8} />
        </ActionIcon>
      </div>
      <Scale view={view} />
      <Attribution />
      {drawing !== null && (
        <div className={`${styles.drawing} row wrap align-center gap-8 pad-x-12 pad-y-10`}>
          <p role="status">{hintOf(drawing)}</p>
          <Button
            variant="default"
            disabled={drawing.spots.length === 0}
            onClick={() => onDrawing(withoutLast(drawing))}
          >
            {deliveryTexts.undoPoint}
          </Button>
          {drawing.type === 'polygon' && (
            <Button disabled={finished(drawing) === undefined} onClick={finish}>
              {deliveryTexts.finish}
            </Button>
          )}
          <Button variant="subtle" onClick={() => onDrawing(null)}>
            {deliveryTexts.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The points that were clicked so far. */
function Sketch({ view, drawing }: { readonly view: Viewport; readonly drawing: Drawing }) {
  const area = drawing.type === 'polygon' ? finished(drawing) : undefined;
  const spots = drawing.spots.map(point => screenPointOf(view, point));
  return (
    <>
      {area !== undefined && <AreaShape view={view} area={area} color={newColor} />}
      <polyline className={styles.sketch} points={spots.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {spots.map(({ x, y }, index) => (
        <circle key={index.toString()} className={styles.dot} cx={x} cy={y} r={index === 0 ? 7 : 5} />
      ))}
    </>
  );
}

const closeBy = 12;
const isClose = (view: Viewport, point: MapPoint | undefined, spot: ScreenPoint): boolean => {
  if (point === undefined) return false;
  const there = screenPointOf(view, point);
  return Math.hypot(there.x - spot.x, there.y - spot.y) <= closeBy;
};

interface KeyScene {
  readonly event: KeyboardEvent;
  readonly drawing: Drawing | null;
  readonly view: Viewport;
  readonly pan: (by: ScreenPoint) => void;
  readonly zoom: (by: number) => void;
  readonly finish: () => void;
  readonly step: (next: ReturnType<typeof addPoint>) => void;
  readonly onDrawing: (drawing: Drawing | null) => void;
  readonly onChoose: (id: string | null) => void;
}

/** The arrows move the map under its center; while something is drawn, Space adds a point there. */
const keyActs = (scene: KeyScene): (() => void) | undefined => {
  const { event, drawing, view, pan, zoom, finish, step, onDrawing, onChoose } = scene;
  const far = event.shiftKey ? stride / 8 : stride;
  const moves: Readonly<Record<string, ScreenPoint>> = {
    ArrowLeft: { x: far, y: 0 },
    ArrowRight: { x: -far, y: 0 },
    ArrowUp: { x: 0, y: far },
    ArrowDown: { x: 0, y: -far },
  };
  const by = moves[event.key];
  const command = event.ctrlKey || event.metaKey;
  if (by !== undefined && !event.altKey) return () => pan(by);
  if (event.key === '+' || event.key === '=') return command ? undefined : () => zoom(1);
  if (event.key === '-') return command ? undefined : () => zoom(-1);
  if (drawing === null) return event.key === 'Escape' ? () => onChoose(null) : undefined;
  if (event.key === 'Escape') return () => onDrawing(null);
  if (event.key === 'Enter' && drawing.type === 'polygon') return finish;
  if (event.key === ' ' || event.key === 'Enter') return () => step(addPoint(drawing, view.center));
  const undoes = event.key === 'Backspace' || (command && event.key.toLowerCase() === 'z');
  return undoes ? () => onDrawing(withoutLast(drawing)) : undefined;
};
