import { deliveryTexts } from '@commissary/catalog';
import { isMoney } from '@commissary/domain';
import { formatMoney } from '@commissary/schema';
import styles from './delivery.module.css';
import type { MapZone } from './use-zones.ts';

interface ZoneLegendProps {
  readonly zones: readonly MapZone[];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** The meaning of the colors on the map; a zone that is selected here shows its points there. */
export function ZoneLegend({ zones, chosen, onChoose }: ZoneLegendProps) {
  return (
    <div className={`${styles.choose} stack pad-x-20`}>
      <p className="text-13 tone-2" id="zone-map-keys">
        {zones.length === 0 ? deliveryTexts.noZonesHint : deliveryTexts.editHint}
      </p>
      {zones.length > 0 && (
        <ul className={`${styles.keys} row wrap gap-8`} aria-label={deliveryTexts.zonesOnTheMap}>
          {zones.map(({ id, name, zone }) => (
            <li key={id}>
              <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id === chosen ? null : id)}>
                <span className={styles.patch} style={{ background: zone.fillColor }} aria-hidden />
                {name}
                {isMoney(zone.deliveryFee) && <span className={styles.fee}>{formatMoney(zone.deliveryFee)}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
