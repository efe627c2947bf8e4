import { type Area, outlineOf } from '@commissary/domain';
import type { MapZone, Pin } from './use-zones.ts';
import { pixelsPerMeter, spotOf, type Viewport } from './viewport.ts';
import styles from './zone-map.module.css';

/** The zones, the last first: the one that counts lies on top. */
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
    const { x, y } = spotOf(view, area.center);
    return <circle {...look} cx={x} cy={y} r={area.radius * pixelsPerMeter(view, area.center.lat)} />;
  }
  const points = outlineOf(area).map(place => spotOf(view, place));
  return <polygon {...look} points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />;
}

/** A ring around each place where the edges of a zone cross each other. */
export function Crossings({ view, zones }: { readonly view: Viewport; readonly zones: readonly MapZone[] }) {
  return zones.flatMap(({ id, crossings }) =>
    crossings.map((place, index) => {
      const { x, y } = spotOf(view, place);
      return <circle key={`${id} ${index.toString()}`} className={styles.crossing} cx={x} cy={y} r={13} />;
    }),
  );
}

export function Pins({ view, pins }: { readonly view: Viewport; readonly pins: readonly Pin[] }) {
  return pins.map(({ id, name, place }) => {
    const { x, y } = spotOf(view, place);
    return (
      <g key={id} className={styles.pin} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <path d="M0 0c-4-6-8-9-8-14a8 8 0 0 1 16 0c0 5-4 8-8 14z" />
        <circle cy="-14" r="3" />
        <text x="11" y="-10">
          {name}
        </text>
      </g>
    );
  });
}
