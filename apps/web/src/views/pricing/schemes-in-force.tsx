import { type Menu, pricingTexts } from '@commissary/catalog';
import {
  channelsOfSale,
  dayNames,
  formatClock,
  nextSchemes,
  ordersOf,
  type PricedOrder,
  type SchemeOfOrders,
  schemesInForce,
  weekMomentAt,
} from '@commissary/domain';
import { useMemo } from 'react';
import type { EditSession } from '../../form/edit-session/index.ts';
import { useForm, useFormSelectorAfterPaint, valueIn } from '../../form/state/index.ts';
import { ownZone, whenWords } from '../../formatting/index.ts';
import { useUser } from '../../session/index.ts';
import { SectionCard, useCurrentTime } from '../../ui/index.ts';
import { type LocationsWithSchemes, schemesAtLocations } from './schemes-at-locations.ts';
import styles from './schemes-in-force.module.css';
import { type NameOf, useSettingNames } from './use-setting-names.ts';

/** Which schemes are in force at each location now, and which come next, from what is edited now. */
export function SchemesInForce() {
  const { address, level, below } = useForm();
  const { accessibleTenants } = useUser();
  const schemes = useFormSelectorAfterPaint('/pricingSchemes', schemesIn);
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

// The definition of the menu says what its values are.
const schemesIn = (session: EditSession) => valueIn(session, '/pricingSchemes') as Menu['pricingSchemes'];

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

/** The orders of a scheme as words, for each channel that has others; none where they are all. */
const orderWords = (orders: readonly PricedOrder[], all: readonly PricedOrder[], nameOf: NameOf): readonly string[] => {
  if (orders.length === all.length) return [];
  return channelsOfSale.flatMap(channel => {
    const here = orders.filter(one => one.channel === channel);
    if (here.length === 0) return [];
    const isWhole = here.length * channelsOfSale.length === all.length;
    const types = here.map(({ orderType }) =>
      orderType === null ? pricingTexts.otherOrders : nameOf(String(orderType)),
    );
    return [pricingTexts.channelOrders(pricingTexts.channels[channel], isWhole ? [] : types)];
  });
};
