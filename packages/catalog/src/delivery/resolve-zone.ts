import { areaOf, contains, isMoney, type MapPoint, type NamedArea, toCents } from '@commissary/domain';
import { formatMoney, formatPercent } from '@commissary/schema';
import type { DeliveryZone, LocationSettings } from '../documents/index.ts';
import { deliveryTexts } from '../texts/index.ts';

type Sections = Pick<LocationSettings, 'deliveryArea' | 'deliverySettings' | 'promiseTimes' | 'orderTypes'>;

/** The cost of a delivery to a point, by the settings of a location. */
export interface DeliveryAnswer {
  readonly zone: DeliveryZone;
  /** Zones that contain the point as well, and do not apply because they come later in the list. */
  readonly others: readonly DeliveryZone[];
  /** The charges to guests, each as text, in the order of calculation. Empty: none. */
  readonly charges: readonly string[];
  /** The minimum amount of an order, in dollars; absent where there is none. */
  readonly minimum?: string;
  /** Minutes until delivery: the shortest, the usual and the longest. */
  readonly promise?: { readonly shortest: number; readonly usual: number; readonly longest: number };
}

/** Returns the zones that are in use: not removed, and completely drawn. In the order of their priority. */
export const zonesOnMap = (zones: readonly DeliveryZone[]): readonly NamedArea[] =>
  zones.flatMap(zone => {
    const area = zone.disabled ? undefined : areaOf(zone);
    return area === undefined ? [] : [{ id: String(zone.id), area }];
  });

/**
 * Returns the zone of an order to a point: the first in the list that contains it. `undefined`: no zone delivers there.
 * A virtual zone contains no point; staff choose it.
 */
export const resolveZone = (settings: Sections, point: MapPoint): DeliveryAnswer | undefined => {
  const { zones } = settings.deliveryArea;
  const holding = zonesOnMap(zones).filter(({ area }) => contains(area, point));
  const [zone, ...others] = holding.flatMap(({ id }) => zones.find(one => String(one.id) === id) ?? []);
  if (zone === undefined) return undefined;
  const { orderMinimum } = settings.deliverySettings;
  const promise = promiseOf(settings);
  return {
    zone,
    others,
    charges: chargesOf(settings, zone),
    ...(orderMinimum.enabled && { minimum: orderMinimum.value }),
    ...(promise && { promise }),
  };
};

const chargesOf = ({ deliverySettings: charge }: Sections, zone: DeliveryZone): readonly string[] => [
  ...(charge.chargeCustomerMode === 'BY_ZONE' ? amount(zone.deliveryFee, deliveryTexts.zoneCharge) : []),
  ...amount(charge.flatFeeAmount, deliveryTexts.flatCharge),
  ...share(charge.percentageBeforeCpnTax, deliveryTexts.chargeBeforeDiscounts),
  ...share(charge.percentageAfterCpnTax, deliveryTexts.chargeAfterDiscounts),
];

const amount = (value: string, text: (money: string) => string): readonly string[] =>
  isMoney(value) && toCents(value) > 0 ? [text(formatMoney(value))] : [];

const share = (percent: string, text: (percent: string) => string): readonly string[] =>
  Number(percent) > 0 ? [text(formatPercent(percent))] : [];

const promiseOf = ({ orderTypes, promiseTimes }: Sections): DeliveryAnswer['promise'] => {
  const delivery = orderTypes.types.find(({ code }) => code === 'delivery');
  const times = promiseTimes.orderTypes.find(({ id }) => String(id) === String(delivery?.id));
  return times && { shortest: times.minTime, usual: times.defaultTime, longest: times.maxTime };
};
