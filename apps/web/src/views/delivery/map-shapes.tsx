import { deliveryTexts } from '@commissary/catalog';
import { type Area, outlineOf } from '@commissary/domain';
import { shownPins } from './shown-pins.ts';
import type { MapPin, MapZone } from './use-zones.ts';
import { pixelsPerMeter, screenPointOf, type Viewport } from './viewport.ts';
import styles from './zone-map.module.css';

/** The zones, the last first: the one that applies is drawn on top. */
export function ZoneShapes({
  view,
  zones,
  chosen,
}: {
  readonly view: Viewport;
  readonly zones: readonly MapZone[];
  readonly chosen: string | null;
}) {
  return zones
    .toReversed()
    .map(({ id, area, zone }) => (
      <AreaShape key={id} view={view} area={area} color={zone.fillColor} chosen={id === chosen} />
    ));
}

export function AreaShape({
  view,
  area,
  color,
  chosen = false,
}: {
  readonly view: Viewport;
  readonly area: Area;
  readonly color: string;
  readonly chosen?: boolean;
}) {
  const look = { className: styles.zone, 'data-chosen': chosen || undefined, style: { fill: color, stroke: color } };
  if (area.type === 'circle') {
    const { x, y } = screenPointOf(view, area.center);
    return <circle {...look} cx={x} cy={y} r={area.radius * pixelsPerMeter(view, area.center.lat)} />;
  }
  const points = outlineOf(area).map(point => screenPointOf(view, point));
  return <polygon {...look} points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />;
}

/** A ring around each point where the edges of a zone cross each other. */
export function Crossings({ view, zones }: { readonly view: Viewport; readonly zones: readonly MapZone[] }) {
  return zones.flatMap(({ id, crossings }) =>
    crossings.map((point, index) => {
      const { x, y } = screenPointOf(view, point);
      return <circle key={`${id} ${index.toString()}`} className={styles.crossing} cx={x} cy={y} r={13} />;
    }),
  );
}

export function PinMarkers({ view, pins }: { readonly view: Viewport; readonly pins: readonly MapPin[] }) {
  return shownPins(view, pins).map(({ id, name, more, x, y }) => (
    <g key={id} className={styles.pin} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <path d="M0 0c-4-6-8-9-8-14a8 8 0 0 1 16 0c0 5-4 8-8 14z" />
      <circle cy="-14" r="3" />
      <text x="11" y="-10">
        {more === 0 ? name : deliveryTexts.pinAndMore(name, more)}
      </text>
    </g>
  ));
}
