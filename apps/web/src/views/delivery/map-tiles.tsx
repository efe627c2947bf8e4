import { useQuery } from '@tanstack/react-query';
import { mapSettings } from '../../cache/index.ts';
import { tilesOn, type Viewport } from './viewport.ts';
import styles from './zone-map.module.css';

/** Map tiles, where the installation configures a tile server. */
export function Tiles({ view }: { readonly view: Viewport }) {
  const address = useQuery(mapSettings).data?.tiles;
  if (address === undefined || address === null) return null;
  return (
    <g className={styles.tiles} aria-hidden>
      {tilesOn(view).map(({ z, x, y, column, left, top, size }) => (
        <image
          key={`${z}/${column}/${y}`}
          href={address.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))}
          x={left}
          y={top}
          width={size}
          height={size}
        />
      ))}
    </g>
  );
}

export function Attribution() {
  const data = useQuery(mapSettings).data;
  return data?.tiles && data.attribution !== '' ? <span className={styles.attribution}>{data.attribution}</span> : null;
}
