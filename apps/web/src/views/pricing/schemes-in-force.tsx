import { type Menu, pricingTexts } from '@commissary/catalog';
import {
  channelsOfSale,
  dayNames,
  formatClock,
  nextSchemes,
  ordersOf,
  type SchemeOfOrders,
  schemesInForce,
  weekMomentAt,
} from '@commissary/domain';
import { useMemo } from 'react';
import { useForm } from '../../form/state/index.ts';
import { ownZone, whenWords } from '../../formatting/index.ts';
import { useUser } from '../../session/index.ts';
import { SectionCard, useCurrentTime } from '../../ui/index.ts';
import { orderWords } from './order-words.ts';
import { type LocationsWithSchemes, schemesAtLocations } from './schemes-at-locations.ts';
import styles from './schemes-in-force.module.css';
import { useEditedSchemes } from './use-edited-schemes.ts';
import { type NameOf, useSettingNames } from './use-setting-names.ts';

/** Which schemes are in force at each location now, and which come next, from what is edited now. */
export function SchemesInForce() {
  const { address, level, below } = useForm();
  const { accessibleTenants } = useUser();
  const schemes = useEditedSchemes();
  const nameOf = useSettingNames('/orderTypes/types');
  const now = useCurrentTime();
  const { tenantId, menuId } = address;
  const places = useMemo(
    () => schemesAtLocations({ schemes, level, tenantId, menuId, below }, accessibleTenants),
    [schemes, level, tenantId, menuId, below, accessibleTenants],
  );
  if (places.length === 0) return null;
  return (
    <div className="space-below-16">
      <SectionCard title={pricingTexts.inForce} aside={pricingTexts.inForceHint}>
        <ul className="list">
          {places.map(place => (
            <Place key={place.names.join(' ')} place={place} now={now} nameOf={nameOf} />
          ))}
        </ul>
      </SectionCard>
    </div>
  );
}

interface PlaceProps {
  readonly place: LocationsWithSchemes;
  /** In epoch milliseconds. */
  readonly now: number;
  readonly nameOf: NameOf;
}

function Place({ place: { names, zone, schemes }, now, nameOf }: PlaceProps) {
  const moment = weekMomentAt(now, zone ?? ownZone());
  const next = nextSchemes(schemes, channelsOfSale, moment);
  const all = ordersOf(schemes, channelsOfSale);
  const said = (inForce: readonly SchemeOfOrders<Menu['pricingSchemes'][number]>[]) =>
    inForce.map(({ scheme, orders }) => pricingTexts.schemeFor(scheme.name, orderWords(orders, all, nameOf)));
  return (
    <li className={`${styles.place} grid gap-2 gap-x-16 pad-y-8`}>
      <span className="tone-2">{pricingTexts.inZone(pricingTexts.places(names), whenWords(now, zone, now))}</span>
      <strong>{pricingTexts.now(said(schemesInForce(schemes, channelsOfSale, moment)))}</strong>
      <span className="tone-2">
        {next === undefined
          ? pricingTexts.noNext
          : pricingTexts.next(
              said(next.inForce),
              next.daysAhead === 0
                ? formatClock(next.time)
                : pricingTexts.onDay(dayNames[next.dayOfWeek] ?? '', formatClock(next.time)),
            )}
      </span>
    </li>
  );
}
